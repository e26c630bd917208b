import { listWords } from '../name-words.ts'
import type { OfficeCommittee } from './office-directory.ts'

/**
 * The committee that a payroll names, often in a short form: `COMM ON SCIENCE SPACE&TECH`. Each word of it must be, or
 * begin, a word of the committee’s name, in their order; the committee must be the only one of the chamber.
 */
export const openCommitteeNames = (committees: readonly OfficeCommittee[]) => {
  const named = committees.map(({ names, ...committee }) => ({ ...committee, names: names.map(listTelling) }))
  return (name: string, chamber: 'House' | 'Senate'): string | undefined => {
    const words = listTelling(name)
    if (words.length === 0) return undefined
    const ofChamber = named.filter(
      (committee) => committee.chamber === chamber || committee.chamber === 'Joint',
    )
    const whole = ofChamber.filter(({ names }) => names.some((one) => one.join(' ') === words.join(' ')))
    const found =
      whole.length > 0 ? whole : ofChamber.filter(({ names }) => names.some((one) => abbreviates(words, one)))
    const said =
      found.length > 0 ? found : ofChamber.filter(({ names }) => names.some((one) => isSaidTwice(words, one)))
    return said.length === 1 ? said[0]?.id : undefined
  }
}

/** Words that do not tell one committee from another. */
const COMMON: ReadonlySet<string> = new Set(
  'committee comm com commmittee the on of and house senate u s us select special permanent standing'.split(
    ' ',
  ),
)

/** Without the resolution that pays a committee, which the Senate names behind its name. */
const listTelling = (name: string): readonly string[] =>
  listWords(name.replace(/(?<!['’])\bs\.? ?res\.?.*$/i, '')).filter((word) => !COMMON.has(word))

const LEAST_LETTERS = 4

/** The first words of a name, each whole or cut short; the first word is whole. */
const abbreviates = (words: readonly string[], name: readonly string[]): boolean =>
  words.length <= name.length &&
  words[0] === name[0] &&
  words.every((word, index) => {
    const other = name[index] ?? ''
    return word === other || (word.length >= LEAST_LETTERS && other.startsWith(word))
  })

/** The Senate prints the whole name, and then the short one of the account: `FINANCE FINANCE - S.RES. 64B`. */
const isSaidTwice = (words: readonly string[], name: readonly string[]): boolean => {
  const [again = ''] = words.slice(name.length)
  const [first = ''] = name
  const begins = again === first || (again.length >= LEAST_LETTERS && first.startsWith(again))
  return begins && name.every((word, index) => word === words[index])
}
