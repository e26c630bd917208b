import { STATES, type MessageWarning, type State, type WarningCode } from '@rotunda/contract'
import { findZipPlace, type Destination, type DocketDestination } from '../destinations/index.ts'
import type { MessageFields } from './submission.ts'

/**
 * Warns of an address for which an office may set the message aside, and of a document that the sender may not have
 * meant. Neither is a reason to refuse.
 */
export const findDestinationWarnings = (
  { state, zip_code: zip }: MessageFields,
  destination: Destination,
): WarningCode[] => {
  const found: WarningCode[] = []
  if (state !== undefined && zip !== undefined && !canBeIn(state, zip)) found.push('zip_not_in_state')
  if (destination.kind !== 'docket' && state !== destination.state) found.push('state_not_of_seat')
  if (destination.kind !== 'docket' && destination.memberName === null) found.push('seat_vacant')
  if (destination.kind === 'docket' && destination.otherDocumentIds.length > 0)
    found.push('other_documents_open')
  return found
}

/** A military address lies in no State, and is written with the State in which the person votes. */
const canBeIn = (state: string, zip: string): boolean => {
  const place = findZipPlace(zip)
  return place.kind === 'military' || place.states.some((one) => one === state)
}

/** Texts of warnings, as the header and the status show them: ASCII, without any words that a person wrote. */
export const describeWarnings = (codes: readonly WarningCode[], destination: Destination): MessageWarning[] =>
  [...new Set(codes)].map((code) => ({
    code,
    text: describe(code, destination),
  }))

const describe = (code: WarningCode, destination: Destination): string => {
  if (destination.kind === 'docket')
    return code === 'other_documents_open' ? describeOtherDocuments(destination) : TEXTS[code]
  return code === 'state_not_of_seat' ? describeOtherState(destination.state) : TEXTS[code]
}

const describeOtherDocuments = ({ documentId, otherDocumentIds: ids }: DocketDestination): string => {
  const more = ids.length - MOST_LISTED
  const listed = `${ids.slice(0, MOST_LISTED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
  return `The docket has other documents that take comments: ${listed}. This comment is filed on ${documentId}, chosen by its type. To choose a different document, name it in the query parameter document.`
}

const MOST_LISTED = 5

const describeOtherState = (state: State): string =>
  `The State in the address is not the State of the office (${STATES[state]}). Offices answer their own constituents only and may set the message aside.`

const TEXTS: Readonly<Record<WarningCode, string>> = {
  zip_not_in_state:
    'By its first digits the ZIP code is not in the State of the address. The receiver may set the message aside.',
  state_not_of_seat: 'The State in the address is not the State of the office.',
  seat_vacant:
    'The list of legislators names no present holder of the seat. The message goes to the office of the seat, which may set it aside.',
  possible_duplicate:
    'The same text was accepted from the same person to the same office or docket within the last 24 hours. Both messages are sent. An Idempotency-Key keeps a message from being sent twice.',
  docket_closes_first:
    'At the rate limit of Regulations.gov, the docket will close before this comment can be filed, because earlier comments wait ahead of it. The service tries until then.',
  other_documents_open: 'The docket has other documents that take comments.',
  campaign_not_sent: 'The Campaign header has no place in a comment on a docket and is not sent.',
  name_prefix_not_sent:
    'Regulations.gov has no place for a name prefix in a comment: the name prefix field is not sent.',
  suffix_not_sent:
    'Regulations.gov has no place for the suffix of a name in a comment: the suffix field is not sent.',
  address2_not_sent:
    'Regulations.gov has no place for a street address in a comment: neither address1 nor address2 is sent.',
  sponsoring_org_not_sent:
    'Regulations.gov has no place for an organization in the comment of a person: the sponsoring org field is not sent. If the agency should know of the organization, name it in the message.',
}
