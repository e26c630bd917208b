import { findCommitteeId } from '../committee-codes.ts'

/** The id that a code of a source stands for, or why it is none: `known` are committees that a list has. */
export type FindCommittee = (code: string) => string | undefined

/**
 * Finds committees by the codes of rosters. A code of four letters names its committee. The two letters of the House
 * do not say whether a committee is a standing one: they count where a list has one committee of these letters.
 */
export const openCommitteeIds = (known: Iterable<string>): FindCommittee => {
  const prefixes = new Set([...known].map((id) => id.slice(0, PREFIX)))
  const byLetters = Map.groupBy(
    [...prefixes].filter((prefix) => !prefix.startsWith('S')),
    (prefix) => prefix.slice(2),
  )
  return (code) => {
    const id = findCommitteeId(code)
    if (id === undefined || /^\s*[HSJ][A-Z]{3}/i.test(code)) return id
    if (prefixes.has(id.slice(0, PREFIX))) return id
    const [first, ...others] = byLetters.get(id.slice(2, PREFIX)) ?? []
    return first === undefined || others.length > 0 ? undefined : `${first}${id.slice(PREFIX)}`
  }
}

const PREFIX = 4
