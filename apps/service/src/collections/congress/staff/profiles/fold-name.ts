import { foldText } from '../../../../platform/index.ts'
import type { ViewName } from './staff-view.ts'

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
