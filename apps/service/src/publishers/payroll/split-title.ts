import type { PayKind, StaffFlag, TitleClass } from '@rotunda/contract'
import { tidyBlanks } from '../cells/tidy-text.ts'

/** Parts of a printed title: the position, the kind of pay, and the form of employment. */
export type SplitTitle = {
  readonly title: string
  readonly truncated: boolean
  readonly kind: Exclude<PayKind, 'adjustment'>
  readonly flags: readonly StaffFlag[]
  readonly titleClass: ReturnType<typeof classifyTitle>
}

/** Titles of the House are cut off after this many letters. */
const TITLE_LETTERS = 30

/**
 * Splits a title of the House: the text in parentheses after it names the kind of pay. Keeps some thousands of titles
 * in a cache.
 */
export const splitTitle = (raw: string): SplitTitle => {
  const known = KNOWN.get(raw)
  if (known !== undefined) return known
  const split = splitUncached(raw)
  if (KNOWN.size < TITLES_KEPT) KNOWN.set(raw, split)
  return split
}

const KNOWN = new Map<string, SplitTitle>()
const TITLES_KEPT = 50_000

const splitUncached = (raw: string): SplitTitle => {
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

const listFlags = (title: string): readonly StaffFlag[] =>
  FLAGS.flatMap(([flag, words]) => (words.test(title) ? [flag] : []))

const FLAGS: readonly (readonly [StaffFlag, RegExp])[] = [
  ['shared', /\bSHARED\b/i],
  ['part_time', /\bPART[ -]?TIME\b|\bP\/T\b|\bPT\b/i],
  ['intern', /\bINTERNS?\b|\bINTERNSHIP\b/i],
  ['temporary', /\bTEMP(?:ORARY)?\b/i],
  ['acting', /\bACTING\b/i],
]

/** Finds the class of a title: the first class that has one of its words. */
const classifyTitle = (title: string): TitleClass =>
  CLASSES.find(([, words]) => words.test(title))?.[0] ?? 'other'

/** Classes in order of precedence, rarer words first: a counsel to the chief of staff is not a chief of staff. */
const CLASSES: readonly (readonly [TitleClass, RegExp])[] = [
  ['intern', /\bINTERNS?\b|\bINTERNSHIP\b(?! COORD)/i],
  ['counsel', /\bCOUNSEL\b|\bATTORNEY\b|\bLAW CLERK\b|\bPARLIAMENTARIAN\b/i],
  ['chief_of_staff', /\bCHIEF OF STAFF\b/i],
  ['staff_director', /\bSTAFF DIR(?:ECTOR)?\b/i],
  [
    'communications',
    /\b(?:PRESS|COMMUNICATIONS?|COMMS|DIGITAL|MEDIA|SPEECH ?WRITER|SPEECH|SPOKES\w*|NEWS)\b/i,
  ],
  ['scheduling', /\bSCHED\w*\b|\bEXECUTIVE ASSISTANT\b|\bEXEC(?:UTIVE)? ASST\b|\bPERSONAL ASSISTANT\b/i],
  ['legislative', /\bLEG(?:IS|ISLATIVE)?\b|\bPOLICY\b|\bLEGISLATION\b|\bFELLOW\b|\bAPPROPRIATIONS\b/i],
  [
    'constituent_services',
    /\b(?:CASE ?WORK\w*|CONSTITUENT|DISTRICT|FIELD|STATE|REGIONAL|OUTREACH|COMMUNITY|GRANTS?)\b/i,
  ],
  ['technology', /\b(?:SYSTEMS?|TECHNOLOGY|TECHNICAL|DATA|SOFTWARE|NETWORK|CYBERSECURITY|WEB|IT)\b/i],
  [
    'professional_staff',
    /\bPROF(?:ESSIONAL)? STAFF\b|\bINVESTIGAT\w*\b|\bRESEARCH\w*\b|\bANALYST\b|\bECONOMIST\b/i,
  ],
  [
    'administration',
    /\b(?:OFFICE MANAGER|ADMIN\w*|OPERATIONS|FINANC\w*|CLERK|HUMAN RESOURCES|ACCOUNT\w*|PAYROLL|MANAGER)\b/i,
  ],
  ['staff_assistant', /\bSTAFF ASS(?:T|ISTANT)\b/i],
]
