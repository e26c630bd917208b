import { placeAt, readEach } from '../hearings/hearing-rows.ts'
import { DocumentRefused, type Publisher, type ReadNeeds, type Reading } from '../publisher.ts'
import { findShapeFault } from '../xml/find-shape-fault.ts'
import {
  flattenElement,
  listElements,
  parseXmlDocument,
  readXmlBytes,
  type XmlElement,
} from '../xml/parse-xml-document.ts'
import { parseHouseMeeting } from './parse-house-meeting.ts'
import { readMeetingDocument } from './read-document.ts'
import { MEETING } from './shapes.ts'

/**
 * Meetings of House committees, one for each document. Every state of a meeting is a series of its own, so that its
 * changes are known when it is published again.
 */
export const houseMeetings: Publisher = {
  name: 'docs-house-meetings',
  title: 'Clerk of the House, Committee Repository',
  parserVersion: '4',
  isGovernment: true,
  findSeries: async (needs) => {
    const { event_id, congress, stated_at } = parseHouseMeeting(await readRoot(needs), needs.source)
    return `meetings/${congress}/${event_id}/${stated_at ?? needs.source.retrieved_at}`
  },
  read,
}

async function* read(needs: ReadNeeds): Reading {
  const root = await readRoot(needs)
  const draft = parseHouseMeeting(root, needs.source)
  yield {
    kind: 'row',
    table: 'meeting-statements',
    place: placeAt('/committee-meeting'),
    cells: flattenElement(root, new Set(['meeting-documents'])),
    draft,
  }
  const documents = listElements(root, 'meeting-documents', 'meeting-document')
  yield* readEach(documents, (element, index) => [
    readMeetingDocument(element, {
      meeting: draft,
      source: needs.source,
      pointer: `/committee-meeting/meeting-documents/meeting-document[${index + 1}]`,
    }),
  ])
  return []
}

const WHAT = 'meeting of the House Committee Repository'

const readRoot = async ({ open }: ReadNeeds): Promise<XmlElement> => {
  const root = parseXmlDocument(await readXmlBytes(open, WHAT), 'committee-meeting', WHAT)
  const fault = findShapeFault(root, MEETING)
  if (fault === undefined) return root
  throw new DocumentRefused(
    `This ${WHAT} has an unknown form: ${fault}. Enter a new form in publishers/house-repository/shapes.ts.`,
  )
}
