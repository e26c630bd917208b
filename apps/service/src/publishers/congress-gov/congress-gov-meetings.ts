import { placeAt } from '../hearings/place-at.ts'
import { DocumentRefused, type Publisher, type ReadNeeds, type Reading, type Source } from '../publisher.ts'
import { findListSeries } from './find-list-series.ts'
import { flattenValue } from './flatten-value.ts'
import { makeListedItems } from './make-listed-items.ts'
import { openAnswer, type AnswerKeys } from './open-answer.ts'
import { parseMeeting } from './parse-meeting.ts'
import { readListings } from './read-listings.ts'
import { readMeetingDocument, readWitness } from './read-meeting-parts.ts'
import { MEETING, type CongressGovMeeting } from './shapes.ts'

const KEYS: AnswerKeys = {
  list: 'committeeMeetings',
  item: 'committeeMeeting',
  what: 'answer of Congress.gov on committee meetings',
}

/**
 * Committee meetings of Congress.gov: pages of the list, which say that a meeting exists, and the meetings one by one.
 * Every state of a meeting is a series of its own, so that its changes are known.
 */
export const congressGovMeetings: Publisher = {
  name: 'congress-gov-meetings',
  title: 'Library of Congress, Congress.gov',
  parserVersion: '2',
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
  for (const [index, witness] of (item.witnesses ?? []).entries())
    yield readWitness(witness, { meeting, index, pointer: `${at}/witnesses/${index}` })
  for (const group of ['meeting', 'witness'] as const)
    for (const [index, document] of (item[`${group}Documents`] ?? []).entries())
      yield readMeetingDocument(document, { meeting, group, pointer: `${at}/${group}Documents/${index}` })
}

const getMeeting = (item: unknown): CongressGovMeeting => {
  if (MEETING.has(item)) return item
  throw new DocumentRefused(
    `This ${KEYS.what} has another form: ${MEETING.findFault(item)}. A form that is new is entered in publishers/congress-gov/shapes.ts.`,
  )
}
