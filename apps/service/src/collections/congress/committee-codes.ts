/**
 * Finds the id of a committee or subcommittee (`HSAG00`, `HSAG03`), from any of the codes that publishers use for it:
 * `hsag00` of Congress.gov, `AG00` of the Clerk and of docs.house.gov, `SSAF00` of senate.gov, `HSAG` of
 * congress-legislators. Undefined for text that has none of these forms. Publishers mistype codes now and then, and
 * none is guessed.
 */
export const findCommitteeId = (code: string): string | undefined => {
  const text = code.trim().toUpperCase()
  const [, committee, part] = FULL.exec(text) ?? []
  if (committee !== undefined) return `${committee}${part ?? WHOLE}`
  const [, letters = '', digits = ''] = CLERK.exec(text) ?? []
  return letters === '' ? undefined : `${NOT_STANDING[letters] ?? `HS${letters}`}${digits}`
}

/** The committee that a subcommittee belongs to; null for a committee. */
export const findParentId = (id: string): string | null =>
  id.endsWith(WHOLE) ? null : `${id.slice(0, -WHOLE.length)}${WHOLE}`

type CommitteeCodes = {
  /** Code of congress-legislators: four letters, and the two digits of a subcommittee. */
  readonly thomas: string
  /** Code of Congress.gov. */
  readonly system: string
  /** Code of the Clerk and of docs.house.gov; null for committees of the Senate. */
  readonly clerk: string | null
  /** Code of senate.gov; null for committees of the House. */
  readonly senate: string | null
}

/** The codes of a committee in each system, from its id. */
export const listCommitteeCodes = (id: string): CommitteeCodes => ({
  thomas: id.endsWith(WHOLE) ? id.slice(0, -WHOLE.length) : id,
  system: id.toLowerCase(),
  clerk: findClerkCode(id),
  senate: id.startsWith('H') ? null : id,
})

/** Digits of a whole committee. */
const WHOLE = '00'
/** Four letters, the first for the chamber, and the digits of a subcommittee. */
const FULL = /^([HSJ][A-Z]{3})(\d{2})?$/
const CLERK = /^([A-Z]{2})(\d{2})$/

/** Committees whose code is not the two letters of the House after `HS`: select, temporary and joint ones. */
const NOT_STANDING: Readonly<Record<string, string>> = {
  IG: 'HLIG',
  AH: 'HHAH',
  CQ: 'HLCQ',
  OC: 'HLOC',
  DE: 'HTDE',
  EC: 'JSEC',
  JL: 'JSLC',
  JP: 'JSPR',
  IT: 'JSTX',
}
const CLERK_LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries(NOT_STANDING).map(([letters, committee]) => [committee, letters]),
)

const findClerkCode = (id: string): string | null => {
  const letters = CLERK_LETTERS.get(id.slice(0, 4)) ?? (id.startsWith('HS') ? id.slice(2, 4) : undefined)
  return letters === undefined ? null : `${letters}${id.slice(4)}`
}

/** Finds the id of the committee that a source's code names; undefined if it names none. */
export type FindCommittee = (code: string) => string | undefined

/**
 * Finds committees by the codes of rosters. A code with four letters names its committee. The two letters of the House
 * do not show whether a committee is a standing one: they count if `known`, the ids of listed committees, has one
 * committee with these letters.
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
