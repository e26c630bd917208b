import type { MessageField } from '@rotunda/contract'
import {
  ALWAYS_NEEDED,
  findForeign,
  findMalformed,
  findMissing,
  findUnsendable,
  findWrongLengths,
  isAbsent,
  normaliseText,
  POSTAL_FORMAT,
  type Delivery,
  type FieldProblem,
  type LengthLimit,
  type MessageFields,
} from '../../messages/index.ts'

type Destination = Delivery['destination']
type DocketDestination = Extract<Destination, { kind: 'docket' }>

/** Maxima of POST /comments, each counted in characters and in UTF-8 bytes. */
const LIMITS: Readonly<Partial<Record<MessageField, LengthLimit>>> = {
  message: { max: 5000, bytes: true },
  first_name: { max: 25, bytes: true },
  last_name: { max: 25, bytes: true },
  city: { max: 50, bytes: true },
  state: { max: 50, bytes: true },
  phone_number: { max: 50, bytes: true },
  zip_code: { max: 10, bytes: true },
  email: { max: 100, bytes: true },
}

/** Every emoji: by default, through a variation selector, as a keycap, or from its planes. */
const EMOJI = /\p{Emoji_Presentation}|[\u{1F000}-\u{1FAFF}]|\u{FE0F}|\u{20E3}/u

/** Lists every reason why Regulations.gov, or our own rules for a docket, would refuse the comment. */
export const findCommentProblems = (
  fields: MessageFields,
  destination: Destination | undefined,
): FieldProblem[] => {
  if (destination !== undefined && destination.kind !== 'docket')
    throw new Error(`a comment cannot go to a ${destination.kind} office`)
  return [
    ...findMissing(fields, ALWAYS_NEEDED),
    ...findForeign(fields, 'docket'),
    ...findMalformed(fields),
    ...findForeignAddress(fields, destination),
    ...findUnsendable(fields),
    ...findWrongLengths(fields, LIMITS),
    ...findEmoji(fields),
    ...(destination === undefined ? [] : findWrongCategory(fields, destination)),
  ]
}

/**
 * Points an address that seems to lie abroad to the form of Regulations.gov, which has a place for it; added to the
 * address's faults.
 */
const findForeignAddress = (
  { state, zip_code: zip = '' }: MessageFields,
  destination: DocketDestination | undefined,
): FieldProblem[] => {
  const isForeign =
    /[a-z]/i.test(zip) || (!isAbsent(state) && !POSTAL_FORMAT.holds(String(state).toUpperCase()))
  if (!isForeign) return []
  const place =
    destination === undefined
      ? 'https://www.regulations.gov'
      : `https://www.regulations.gov/commenton/${destination.documentId}`
  const text = `This service takes only addresses in the United States. File this comment at ${place}.`
  return [{ field: 'state', text }]
}

const findEmoji = ({ message = '' }: MessageFields): FieldProblem[] =>
  EMOJI.test(message)
    ? [
        {
          field: 'message',
          text: 'The message field holds an emoji, which Regulations.gov does not take in a comment; say it in words.',
        },
      ]
    : []

const findWrongCategory = (
  { category }: MessageFields,
  { agencyId, categories }: DocketDestination,
): FieldProblem[] => {
  if (category === undefined || category === '' || categories.includes(normaliseText(category))) return []
  return [{ field: 'category', text: describeCategories(agencyId, categories) }]
}

/** An agency without a list has no place for a category; dropping it would silently lose the person's choice. */
const describeCategories = (agencyId: string, categories: readonly string[]): string =>
  categories.length === 0
    ? `The category field must be left out, since the ${agencyId} has no comment categories.`
    : `The category field must be one of the categories of the ${agencyId}, exactly as written here: ${categories.join('; ')}. Or leave it out.`
