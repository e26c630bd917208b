import { foldText } from '../../../../platform/index.ts'
import type { ViewName } from './staff-view.ts'

/** Levels of agreement between the parts of two names. */
export type NameLevels = {
  readonly surname: 'equal' | 'near' | 'shared' | 'differs'
  readonly first: 'equal' | 'begins' | 'initial' | 'differs'
  readonly middle: 'equal' | 'none' | 'missing' | 'conflict'
  readonly suffix: 'equal' | 'none' | 'missing' | 'conflict'
}

export const compareNames = (a: FoldedName, b: FoldedName): NameLevels => {
  if (a.whole === b.whole) return { surname: 'equal', first: 'equal', ...compareRest(a, b) }
  const surname = compareSurnames(a.last, b.last)
  return { surname, first: compareFirst(a.first, b.first), ...compareRest(a, b) }
}

const compareRest = (a: FoldedName, b: FoldedName): Pick<NameLevels, 'middle' | 'suffix'> => ({
  middle: compareMiddle(a.middle, b.middle),
  suffix: comparePart(a.suffix, b.suffix),
})

const comparePart = (a: string, b: string): NameLevels['suffix'] => {
  if (a === b) return a === '' ? 'none' : 'equal'
  return a === '' || b === '' ? 'missing' : 'conflict'
}

/**
 * A middle name fits a longer one that begins with it, so an initial fits. Other middle names are equal or different.
 */
const compareMiddle = (a: string, b: string): NameLevels['middle'] => {
  const level = comparePart(a, b)
  return level === 'conflict' && (a.startsWith(b) || b.startsWith(a)) ? 'equal' : level
}

const compareFirst = (a: string, b: string): NameLevels['first'] => {
  if (a === b && a !== '') return 'equal'
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  if (short === '' || !long.startsWith(short)) return 'differs'
  return short.length === 1 ? 'initial' : 'begins'
}

const compareSurnames = (a: string, b: string): NameLevels['surname'] => {
  if (a === b && a !== '') return 'equal'
  if (Math.min(a.length, b.length) >= LEAST_LETTERS && differByOne(a, b)) return 'near'
  const parts = new Set(a.split(' '))
  return b.split(' ').some((part) => part.length >= LEAST_PART && parts.has(part)) ? 'shared' : 'differs'
}

/** Shorter surnames that differ in a letter are different surnames as a rule. */
const LEAST_LETTERS = 5
const LEAST_PART = 3

/** Whether one letter is added, missing or different, or two letters changed places. */
const differByOne = (a: string, b: string): boolean => {
  if (Math.abs(a.length - b.length) > 1) return false
  let from = 0
  while (from < a.length && a[from] === b[from]) from += 1
  const rest = (text: string, skipped: number) => text.slice(from + skipped)
  return (
    rest(a, 1) === rest(b, 1) ||
    rest(a, 1) === rest(b, 0) ||
    rest(a, 0) === rest(b, 1) ||
    (a[from] === b[from + 1] && a[from + 1] === b[from] && rest(a, 2) === rest(b, 2))
  )
}

/** A name, folded for comparison. A missing or unknown part is empty. */
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
  // A V after a first name is an initial far more often than "the fifth".
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

/** Keeps letters, digits and spaces. A wrongly decoded apostrophe counts as an apostrophe: `OΓÇÖBRIEN`, `Oâ€™BRIEN`. */
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
