import { foldText } from '../../../../platform/index.ts'
import type { ViewName } from './staff-view.ts'

/** Levels of agreement between the parts of two names. */
export type NameLevels = {
  readonly surname: 'equal' | 'near' | 'shared' | 'differs'
  readonly first: 'equal' | 'begins' | 'initial' | 'differs'
  readonly middle: 'equal' | 'none' | 'missing' | 'conflict'
  readonly suffix: 'equal' | 'none' | 'missing' | 'conflict'
}

export const compareNames = (one: FoldedName, other: FoldedName): NameLevels => {
  if (one.whole === other.whole) return { surname: 'equal', first: 'equal', ...compareRest(one, other) }
  const surname = compareSurnames(one.last, other.last)
  return { surname, first: compareFirst(one.first, other.first), ...compareRest(one, other) }
}

const compareRest = (one: FoldedName, other: FoldedName): Pick<NameLevels, 'middle' | 'suffix'> => ({
  middle: compareMiddle(one.middle, other.middle),
  suffix: comparePart(one.suffix, other.suffix),
})

const comparePart = (one: string, other: string): NameLevels['suffix'] => {
  if (one === other) return one === '' ? 'none' : 'equal'
  return one === '' || other === '' ? 'missing' : 'conflict'
}

/** An initial fits any name that begins with it; two full names are equal or different. */
const compareMiddle = (one: string, other: string): NameLevels['middle'] => {
  const level = comparePart(one, other)
  return level === 'conflict' && (one.startsWith(other) || other.startsWith(one)) ? 'equal' : level
}

const compareFirst = (one: string, other: string): NameLevels['first'] => {
  if (one === other && one !== '') return 'equal'
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (short === '' || !long.startsWith(short)) return 'differs'
  return short.length === 1 ? 'initial' : 'begins'
}

const compareSurnames = (one: string, other: string): NameLevels['surname'] => {
  if (one === other && one !== '') return 'equal'
  if (Math.min(one.length, other.length) >= LEAST_LETTERS && differByOne(one, other)) return 'near'
  const parts = new Set(one.split(' '))
  return other.split(' ').some((part) => part.length >= LEAST_PART && parts.has(part)) ? 'shared' : 'differs'
}

/** Shorter surnames that differ in a letter are different surnames as a rule. */
const LEAST_LETTERS = 5
const LEAST_PART = 3

/** One letter more, less or other, or two that changed places. */
const differByOne = (one: string, other: string): boolean => {
  if (Math.abs(one.length - other.length) > 1) return false
  let from = 0
  while (from < one.length && one[from] === other[from]) from += 1
  const rest = (text: string, skipped: number) => text.slice(from + skipped)
  return (
    rest(one, 1) === rest(other, 1) ||
    rest(one, 1) === rest(other, 0) ||
    rest(one, 0) === rest(other, 1) ||
    (one[from] === other[from + 1] && one[from + 1] === other[from] && rest(one, 2) === rest(other, 2))
  )
}

/** A name as it is compared. A part is empty where there is none, or where it is not known. */
export type FoldedName = {
  readonly last: string
  readonly first: string
  readonly middle: string
  readonly suffix: string
  /** All parts but the suffix, for names whose parts are not known. */
  readonly whole: string
}

export const foldName = (name: ViewName, raw: string): FoldedName => {
  const suffix = foldPart(name.suffix)
  // A V behind a first name is an initial far more often than a fifth.
  const isInitial = suffix === 'v' && name.middle === null
  const parts = {
    last: foldPart(name.last),
    first: foldPart(name.first),
    middle: isInitial ? 'v' : foldPart(name.middle),
    suffix: isInitial ? '' : suffix,
  }
  const known = [parts.last, parts.first, parts.middle].filter(Boolean).join(' ')
  return { ...parts, whole: parts.last === '' || parts.first === '' ? foldWhole(raw, suffix) : known }
}

/** Letters and spaces. An apostrophe that was decoded wrongly is one: `OΓÇÖBRIEN`, `Oâ€™BRIEN`. */
const foldPart = (part: string | null): string =>
  part === null
    ? ''
    : foldText(part.replace(DAMAGED_APOSTROPHE, "'"))
        .replace(/['.]/g, '')
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()

const DAMAGED_APOSTROPHE = /ΓÇÖ|â€™/g

const foldWhole = (raw: string, suffix: string): string =>
  foldPart(raw)
    .split(' ')
    .filter((word) => word !== suffix)
    .join(' ')
