import { tidyText } from '../cells/tidy-text.ts'
import { findFormatFault } from '../hearings/find-format-fault.ts'
import {
  DOCUMENT_TYPES,
  isDocumentType,
  type MeetingDocumentDraft,
  type WitnessDraft,
} from '../hearings/hearing-drafts.ts'
import { placeAt, readEach, refuseRow } from '../hearings/hearing-rows.ts'
import {
  DocumentRefused,
  type Publisher,
  type Reading,
  type ReadNeeds,
  type ReadRow,
  type Source,
} from '../publisher.ts'
import { findListSeries, flattenValue, openAnswer, type AnswerKeys } from './open-answer.ts'
import { makeListedItems } from './make-listed-items.ts'
import { parseMeeting, type ParsedMeeting } from './parse-meeting.ts'
import { readListings } from './read-listings.ts'
import { MEETING, MEETING_DOCUMENT, WITNESS, type CongressGovMeeting } from './shapes.ts'

const KEYS: AnswerKeys = {
  list: 'committeeMeetings',
  item: 'committeeMeeting',
  what: 'answer of Congress.gov on committee meetings',
}

/**
 * Committee meetings of Congress.gov: pages of the list, which state that a meeting exists, and each meeting in full.
 * Every state of a meeting is a series of its own, so that its changes are known.
 */
export const congressGovMeetings: Publisher = {
  name: 'congress-gov-meetings',
  title: 'Library of Congress, Congress.gov',
  parserVersion: '4',
  isGovernment: true,
  findSeries: async ({ source, open }) => {
    const answer = await openAnswer(open, KEYS)
    if (answer.kind === 'list') return findListSeries(source.url, 'committee-meeting')
    const { congress, chamber, event_id, stated_at } = parseMeeting(getMeeting(answer.item), source)
    return `meetings/${congress}/${chamber}/${event_id}/${stated_at}`
  },
  read,
  items: makeListedItems({ word: 'committee-meeting', keys: KEYS, path: ['congress', 'chamber', 'eventId'] }),
}

async function* read({ open, source }: ReadNeeds): Reading {
  const answer = await openAnswer(open, KEYS)
  if (answer.kind === 'list') yield* readListings(answer.entries, { kind: 'meeting', key: KEYS.list })
  else yield* readItem(getMeeting(answer.item), source)
  return []
}

const PARTS = ['witnesses', 'witnessDocuments', 'meetingDocuments'] as const

function* readItem(item: CongressGovMeeting, source: Source) {
  const meeting = parseMeeting(item, source)
  const at = `/${KEYS.item}`
  yield {
    kind: 'row' as const,
    table: 'meeting-statements',
    place: placeAt(at),
    cells: flattenValue(item, PARTS),
    draft: meeting,
  }
  yield* readEach(item.witnesses ?? [], (witness, index) => [
    readWitness(witness, { meeting, index, pointer: `${at}/witnesses/${index}` }),
  ])
  for (const group of ['meeting', 'witness'] as const)
    yield* readEach(item[`${group}Documents`] ?? [], (document, index) => [
      readMeetingDocument(document, { meeting, group, pointer: `${at}/${group}Documents/${index}` }),
    ])
}

const getMeeting = (item: unknown): CongressGovMeeting => {
  if (MEETING.has(item)) return item
  throw new DocumentRefused(
    `This ${KEYS.what} has an unknown form: ${MEETING.findFault(item)}. Enter a new form in publishers/congress-gov/shapes.ts.`,
  )
}

type Part = { readonly meeting: ParsedMeeting; readonly pointer: string }

/** Reads a witness of a meeting, or refuses the entry with its fault. The list has no panels. */
const readWitness = (
  entry: unknown,
  { meeting, pointer, index }: Part & { readonly index: number },
): ReadRow => {
  const row = { place: placeAt(pointer), cells: flattenValue(entry) }
  const name = WITNESS.has(entry) ? tidyText(entry.name) : null
  if (!WITNESS.has(entry) || name === null)
    return refuseRow(row, 'witness_unreadable', `${WITNESS.findFault(entry)}.`)
  const draft: WitnessDraft = {
    ...pickMeeting(meeting),
    listed_in: 'congress_gov',
    package_id: null,
    panel: null,
    order: index + 1,
    name: null,
    name_raw: name,
    position_raw: tidyText(entry.position),
    organization_raw: tidyText(entry.organization),
    witness_type: null,
    testified: null,
    published_at: null,
    removed_at: null,
  }
  return { kind: 'row', table: 'witness-statements', ...row, draft }
}

/** Reads a document of a meeting, or refuses the entry with its fault. No document is listed under a witness. */
const readMeetingDocument = (
  entry: unknown,
  { meeting, pointer, group }: Part & { readonly group: 'meeting' | 'witness' },
): ReadRow => {
  const row = { place: placeAt(pointer), cells: flattenValue(entry) }
  if (!MEETING_DOCUMENT.has(entry))
    return refuseRow(row, 'meeting_document_unreadable', `${MEETING_DOCUMENT.findFault(entry)}.`)
  const [type, format] = [tidyText(entry.documentType), tidyText(entry.format)]
  const fault =
    type === null || isDocumentType(type)
      ? findFormatFault(entry.url, format)
      : `/documentType “${type}” is not known. Enter a new type in publishers/hearings/hearing-drafts.ts`
  if (fault !== undefined) return refuseRow(row, 'meeting_document_unreadable', `${fault}.`)
  const draft: MeetingDocumentDraft = {
    ...pickMeeting(meeting),
    listed_in: 'congress_gov',
    group,
    type,
    type_code: type === null ? null : (CODES.get(type) ?? null),
    title: tidyText(entry.name) ?? tidyText(entry.description),
    bill: null,
    published_at: null,
    removed_at: null,
    files: [{ url: entry.url, format }],
    witness: null,
  }
  return { kind: 'row', table: 'meeting-document-statements', ...row, draft }
}

const CODES: ReadonlyMap<string, string> = new Map(
  Object.entries(DOCUMENT_TYPES).map(([code, type]) => [type, code]),
)

const pickMeeting = ({ event_id, chamber, congress, stated_at }: ParsedMeeting) => ({
  event_id,
  chamber,
  congress,
  stated_at,
})
