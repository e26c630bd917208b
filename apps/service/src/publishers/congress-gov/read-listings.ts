import { CONGRESS_GOV_CHAMBERS, type ListingDraft } from '../hearings/hearing-drafts.ts'
import { placeAt, refuseRow } from '../hearings/hearing-rows.ts'
import type { ReadRow } from '../publisher.ts'
import { flattenValue, parseInstant } from './open-answer.ts'
import { LISTED_HEARING, LISTED_MEETING } from './shapes.ts'

/**
 * Reads the entries of a page of a list, which have only their numbers. Each is a row, or is refused with its fault.
 */
export const readListings = (
  entries: readonly unknown[],
  list: { readonly kind: ListingDraft['kind']; readonly key: string },
): ReadRow[] =>
  entries.map((entry, index) => {
    const row = { place: placeAt(`/${list.key}/${index}`), cells: flattenValue(entry) }
    const draft = list.kind === 'meeting' ? readMeeting(entry) : readHearing(entry)
    return typeof draft === 'string'
      ? refuseRow(row, 'listing_unreadable', `${draft}.`)
      : { kind: 'row', table: 'hearing-listings', ...row, draft }
  })

const readMeeting = (entry: unknown): ListingDraft | string =>
  LISTED_MEETING.has(entry)
    ? makeDraft('meeting', String(entry.eventId), entry)
    : LISTED_MEETING.findFault(entry)

const readHearing = (entry: unknown): ListingDraft | string =>
  LISTED_HEARING.has(entry)
    ? makeDraft('hearing', String(entry.jacketNumber), entry)
    : LISTED_HEARING.findFault(entry)

type Entry = { readonly chamber: string; readonly congress: string | number; readonly updateDate: string }

const makeDraft = (
  kind: ListingDraft['kind'],
  number: string,
  { chamber, congress, updateDate }: Entry,
): ListingDraft | string => {
  const stated_at = parseInstant(updateDate)
  return stated_at === undefined
    ? `/updateDate “${updateDate}” is not a time`
    : {
        kind,
        number,
        chamber: CONGRESS_GOV_CHAMBERS[chamber] ?? 'None',
        congress: Number(congress),
        stated_at,
      }
}
