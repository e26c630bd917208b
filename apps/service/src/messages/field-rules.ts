import { isState, type MessageField } from '@rotunda/contract'
import type { FieldProblem, MessageFields } from './submission.ts'
import { MESSAGE_LIMITS } from './limits.ts'

/** A length in code points or, for a receiver that counts so, also in UTF-8 bytes. */
export type LengthLimit = { readonly min?: number; readonly max: number; readonly bytes?: boolean }

/** Kind of receiver: it decides which fields belong to a message. */
export type DestinationKind = 'legislator' | 'docket'

type TextField = Exclude<MessageField, 'destination_id' | 'main_issue'>
type Rule = (text: string) => boolean

const TEXT_FIELDS: readonly TextField[] = [
  'name_prefix',
  'first_name',
  'last_name',
  'suffix',
  'address1',
  'address2',
  'city',
  'state',
  'zip_code',
  'phone_number',
  'email',
  'custom_subject',
  'message',
  'sponsoring_org',
  'category',
]

const OTHER_KIND: Record<
  DestinationKind,
  { readonly fields: readonly MessageField[]; readonly text: string }
> = {
  legislator: {
    fields: ['sponsoring_org', 'category'],
    text: 'belongs to a comment on a docket, not to a message to a legislator; leave it out.',
  },
  docket: {
    fields: ['custom_subject', 'main_issue'],
    text: 'belongs to a message to a legislator, not to a comment on a docket; leave it out.',
  },
}

/** C0 controls without tab, LF and CR, and the two non-characters: XML 1.0 has no way to write them, escaped or not. */
// eslint-disable-next-line no-control-regex -- the pattern looks for control characters
const NOT_IN_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/u
const NOT_IN_ONE_LINE = /[\p{Cc}\u2028\u2029]/u

const LOCAL_PART = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const DOMAIN = /^([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{2,59})$/
const MAX_EMAIL = MESSAGE_LIMITS.emailCharacters.value

const isEmail: Rule = (text) => {
  const at = text.lastIndexOf('@')
  if (at === -1 || text.length > MAX_EMAIL) return false
  return LOCAL_PART.test(text.slice(0, at)) && DOMAIN.test(text.slice(at + 1))
}

type Format = { readonly field: TextField; readonly holds: Rule; readonly text: string }

/** True for AA, AE and AP, of the armed forces and embassies abroad. Each receiver decides whether it accepts them. */
export const isMilitary: Rule = (text) => /^A[AEP]$/.test(text)

/** Format for a receiver that accepts only the abbreviations of States. */
export const STATE_FORMAT: Format = {
  field: 'state',
  holds: isState,
  text: 'must be the two-letter postal abbreviation, in capitals, of a State, DC or a territory (AS, GU, MP, PR, VI), such as CA.',
}

/** Format for a receiver that accepts military addresses too. */
export const POSTAL_FORMAT: Format = {
  field: 'state',
  holds: (text) => isState(text) || isMilitary(text),
  text: 'must be the two-letter postal abbreviation, in capitals, of a State, DC or a territory (AS, GU, MP, PR, VI), such as CA, or AA, AE or AP of a military address.',
}

/** Rules of form for every receiver. `text` says how to meet the rule. */
const FORMATS: readonly Format[] = [
  {
    field: 'zip_code',
    holds: (text) => /^[0-9]{5}(-[0-9]{4})?$/.test(text),
    text: 'must be five digits, or five digits, a hyphen and four digits, such as 90001 or 90001-1234.',
  },
  {
    field: 'phone_number',
    holds: (text) => /^1?[0-9]{10}$/.test(text),
    text: 'must be 10 digits, or 11 digits beginning with 1, such as 2025550123.',
  },
  {
    field: 'email',
    holds: isEmail,
    text: `must be a complete address of at most ${MAX_EMAIL} characters, without spaces or accents, such as name@example.org.`,
  },
]

/** Name of a field in refusals: `phone_number` is "phone number". */
export const nameField = (field: MessageField): string => field.replaceAll('_', ' ')

/**
 * Normalises a text as it is sent and measured: one form of each character (NFC), lines that end in LF. The measured
 * text is the one that is sent, so a limit kept here is kept on the wire. A text that `findUnsendable` refuses for its
 * marks keeps its form: putting n marks in order takes n² steps, half a minute for those of one body.
 */
export const normaliseText = (text: string): string => {
  if (isPlain(text)) return text
  const composed = TOO_MANY_MARKS.test(text) ? text : text.normalize('NFC')
  return composed.replace(/\r\n?/g, '\n')
}

/**
 * More combining marks on one character than any writing has (Stream-Safe Text Format, UAX 15, section 13). Each run is
 * scanned once.
 */
const TOO_MANY_MARKS = /(?<!\p{M})\p{M}{31}/u

/** True for printable ASCII, as most texts are. It needs no normalising. */
const isPlain = (text: string): boolean => /^[\n -~]*$/.test(text)

/** True for a field that was not given or holds only blanks, which say nothing to any receiver. */
export const isAbsent = (value: string | number | undefined): boolean =>
  value === undefined || (typeof value === 'string' && value.trim() === '')

/** Required fields that are absent. */
export const findMissing = (fields: MessageFields, required: readonly MessageField[]): FieldProblem[] =>
  required
    .filter((field) => isAbsent(fields[field]))
    .map((field) => ({ field, text: `The ${nameField(field)} field is required.` }))

/** Fields that only the other kind of receiver has. They are refused by name, since dropping them would silently lose text. */
export const findForeign = (fields: MessageFields, target: DestinationKind): FieldProblem[] =>
  OTHER_KIND[target].fields
    .filter((field) => !isAbsent(fields[field]))
    .map((field) => ({ field, text: `The ${nameField(field)} field ${OTHER_KIND[target].text}` }))

/** Given fields that break a rule of form: state, ZIP code, phone number, e-mail address. */
export const findMalformed = (fields: MessageFields, stateFormat = POSTAL_FORMAT): FieldProblem[] =>
  [stateFormat, ...FORMATS]
    .filter(({ field, holds }) => !isAbsent(fields[field]) && !holds(String(fields[field])))
    .map(({ field, text }) => ({ field, text: `The ${nameField(field)} field ${text}` }))

/** Characters that cannot be delivered: lone surrogates, controls, and line breaks outside the message. */
export const findUnsendable = (fields: MessageFields): FieldProblem[] =>
  findFaults(fields, findUnsendableCharacter)

/** Texts shorter or longer than the receiver allows, measured as they are sent. Absent fields have no length. */
export const findWrongLengths = (
  fields: MessageFields,
  limits: Readonly<Partial<Record<MessageField, LengthLimit>>>,
): FieldProblem[] =>
  findFaults(fields, (field, text) => {
    const limit = limits[field]
    if (limit === undefined || isWithinInAnyForm(text, limit)) return undefined
    return describeWrongLength(isTooLongInAnyForm(text, limit) ? text : normaliseText(text), limit)
  })

type Describe = (field: TextField, text: string) => string | undefined

/** Describes the faults of every given text. Most texts have none, and cost no memory. */
const findFaults = (fields: MessageFields, describe: Describe): FieldProblem[] => {
  const problems: FieldProblem[] = []
  for (const field of TEXT_FIELDS) {
    const value = fields[field]
    if (value === undefined || isAbsent(value)) continue
    const fault = describe(field, value)
    if (fault !== undefined) problems.push({ field, text: `The ${nameField(field)} field ${fault}` })
  }
  return problems
}

/** Counts code points, as RELAX NG does: a character outside the basic plane is one. */
export const countCodePoints = (text: string): number => {
  let count = text.length
  for (const _pair of text.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)) count -= 1
  return count
}

const findUnsendableCharacter = (field: TextField, text: string): string | undefined => {
  if (isPlain(text) && (field === 'message' || !text.includes('\n'))) return undefined
  if (!text.isWellFormed())
    return 'holds half of a character (a lone surrogate); copy the text again from the original.'
  if (NOT_IN_XML.test(text))
    return 'holds a control character, which cannot be delivered; remove the character.'
  if (TOO_MANY_MARKS.test(text))
    return 'holds more than 30 accents or other marks on one character, more than any writing has; remove them.'
  if (field !== 'message' && NOT_IN_ONE_LINE.test(text))
    return 'must be one line, without line breaks, tabs or control characters; write it on one line.'
  return undefined
}

/**
 * Normalising makes a text at most three times longer, and at most eight times shorter (four code points of two units
 * become one): a long text well inside its limits need not be normalised.
 */
const isWithinInAnyForm = ({ length }: string, { min = 0, max, bytes }: LengthLimit): boolean =>
  bytes !== true && length * 3 <= max && length >= min * 8

/** The same bound: a text that is far too long need not be normalised. */
const isTooLongInAnyForm = ({ length }: string, { max }: LengthLimit): boolean => length > max * 8

/** A text has at most as many code points as UTF-16 units, and at least half as many. */
const isSurelyWithin = ({ length }: string, { min = 0, max, bytes }: LengthLimit): boolean =>
  bytes !== true && length <= max && length / 2 >= min

const describeWrongLength = (text: string, limit: LengthLimit): string | undefined => {
  if (isSurelyWithin(text, limit)) return undefined
  const length = countCodePoints(text)
  if (limit.min !== undefined && length < limit.min)
    return `must have at least ${limit.min} characters, and has ${length}; write it out.`
  if (length > limit.max)
    return `must have at most ${thousands(limit.max)} characters, and has ${thousands(length)}; shorten it.`
  const size = Buffer.byteLength(text)
  if (limit.bytes === true && size > limit.max)
    return `must have at most ${thousands(limit.max)} bytes, and has ${thousands(size)} (accents and signs count as several); shorten it.`
  return undefined
}

const thousands = (count: number): string => count.toLocaleString('en-US')
