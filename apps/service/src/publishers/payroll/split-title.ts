import type { PayKind, StaffFlag } from '@rotunda/contract'
import { tidyBlanks } from '../cells/tidy-text.ts'
import { classifyTitle } from './classify-title.ts'

/** The parts of a printed title: the position, the kind of pay, and how the person is employed. */
export type SplitTitle = {
  readonly title: string
  readonly truncated: boolean
  readonly kind: Exclude<PayKind, 'adjustment'>
  readonly flags: readonly StaffFlag[]
  readonly titleClass: ReturnType<typeof classifyTitle>
}

/** Titles of the House end here, wherever their words do. */
const TITLE_LETTERS = 30

/** A title of the House: what stands after it in parentheses names the kind of pay. Some thousands are kept. */
export const splitTitle = (raw: string): SplitTitle => {
  const known = KNOWN.get(raw)
  if (known !== undefined) return known
  const split = splitNew(raw)
  if (KNOWN.size < TITLES_KEPT) KNOWN.set(raw, split)
  return split
}

const KNOWN = new Map<string, SplitTitle>()
const TITLES_KEPT = 50_000

const splitNew = (raw: string): SplitTitle => {
  const [, base = raw, suffix = ''] = SUFFIX.exec(raw) ?? []
  const title = tidyBlanks(base)
  return {
    title,
    truncated: base.trimEnd().length === TITLE_LETTERS,
    kind: suffix === '' ? 'regular' : /over/i.test(suffix) ? 'overtime' : 'other',
    flags: listFlags(title),
    titleClass: classifyTitle(title),
  }
}

const SUFFIX = /^(.*?)\s*\((OVERTIME|OTHER COMPENSATION)\)\s*$/i

export const listFlags = (title: string): readonly StaffFlag[] =>
  FLAGS.flatMap(([flag, words]) => (words.test(title) ? [flag] : []))

const FLAGS: readonly (readonly [StaffFlag, RegExp])[] = [
  ['shared', /\bSHARED\b/i],
  ['part_time', /\bPART[ -]?TIME\b|\bP\/T\b|\bPT\b/i],
  ['intern', /\bINTERNS?\b|\bINTERNSHIP\b/i],
  ['temporary', /\bTEMP(?:ORARY)?\b/i],
  ['acting', /\bACTING\b/i],
]
