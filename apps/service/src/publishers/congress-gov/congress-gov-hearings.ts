import { CONGRESS_GOV_CHAMBERS, type PublicationDraft } from '../hearings/hearing-drafts.ts'
import { makePackageId } from '../hearings/package-id.ts'
import { findHeldFault } from '../hearings/congress-days.ts'
import { placeAt } from '../hearings/hearing-rows.ts'
import { DocumentRefused, type Publisher, type ReadNeeds, type Reading, type Source } from '../publisher.ts'
import { tidyText } from '../cells/tidy-text.ts'
import { listOnce } from '../entries/list-once.ts'
import {
  findAddressFault,
  findLaterFault,
  findReferenceFault,
  getInstant,
  listCommittees,
} from './parse-meeting.ts'
import { findListSeries, flattenValue, openAnswer, type AnswerKeys } from './open-answer.ts'
import { makeListedItems } from './make-listed-items.ts'
import { readListings } from './read-listings.ts'
import { HEARING, type CongressGovHearing } from './shapes.ts'

const KEYS: AnswerKeys = {
  list: 'hearings',
  item: 'hearing',
  what: 'answer of Congress.gov on printed hearings',
}

/** Printed hearings of Congress.gov: pages of the list, which has only their numbers, and each hearing in full. */
export const congressGovHearings: Publisher = {
  name: 'congress-gov-hearings',
  title: 'Library of Congress, Congress.gov',
  parserVersion: '4',
  isGovernment: true,
  findSeries: async ({ source, open }) => {
    const answer = await openAnswer(open, KEYS)
    return answer.kind === 'list'
      ? findListSeries(source.url, 'hearing')
      : `hearings/${parseHearing(answer.item, source).package_id}`
  },
  read,
  items: makeListedItems({
    word: 'hearing',
    keys: KEYS,
    path: ['congress', 'chamber', 'jacketNumber'],
    besides: ['number', 'part'],
  }),
}

async function* read({ open, source }: ReadNeeds): Reading {
  const answer = await openAnswer(open, KEYS)
  if (answer.kind === 'list') yield* readListings(answer.entries, { kind: 'hearing', key: KEYS.list })
  else
    yield {
      kind: 'row',
      table: 'publication-statements',
      place: placeAt(`/${KEYS.item}`),
      cells: flattenValue(answer.item),
      draft: parseHearing(answer.item, source),
    }
  return []
}

const parseHearing = (item: unknown, source: Source): PublicationDraft => {
  const hearing = getHearing(item)
  const draft = readHearing(hearing)
  const fault =
    findHeldFault(draft.held_dates, source) ??
    findLaterFault('updateDate', draft.stated_at, source) ??
    findAddressFault(source.url, ['hearing', hearing.congress, hearing.chamber, hearing.jacketNumber]) ??
    findReferenceFault(hearing)
  if (fault !== undefined)
    throw new DocumentRefused(
      `This printed hearing of Congress.gov contradicts itself: ${fault}. Fetch it again.`,
    )
  return draft
}

const readHearing = (hearing: CongressGovHearing): PublicationDraft => {
  const chamber = CONGRESS_GOV_CHAMBERS[hearing.chamber] ?? 'None'
  const jacket = String(hearing.jacketNumber)
  const congress = Number(hearing.congress)
  const { associatedMeeting: meeting } = hearing
  const event = meeting?.eventId ?? meeting?.eventID
  return {
    described_in: 'congress_gov',
    package_id: makePackageId({ congress, chamber, jacket }),
    jacket,
    congress,
    session: null,
    chamber,
    chamber_raw: hearing.chamber,
    doc_class: null,
    title: tidyText(hearing.title),
    citation: tidyText(hearing.citation),
    number: hearing.number === undefined ? null : String(hearing.number),
    part: hearing.part === undefined ? null : String(hearing.part),
    held_dates: [...new Set((hearing.dates ?? []).map(({ date }) => date.slice(0, 10)))].sort(),
    issued_on: null,
    committees: listCommittees(hearing.committees),
    members: [],
    formats: listOnce(hearing.formats ?? []),
    event_id: event === undefined ? null : String(event),
    is_errata: false,
    stated_at: getInstant('updateDate', hearing.updateDate),
  }
}

const getHearing = (item: unknown): CongressGovHearing => {
  if (HEARING.has(item)) return item
  throw new DocumentRefused(
    `This ${KEYS.what} has an unknown form: ${HEARING.findFault(item)}. Enter a new form in publishers/congress-gov/shapes.ts.`,
  )
}
