import { DocumentRefused, type Publisher, type ReadNeeds, type ReadRow, type Reading } from '../publisher.ts'
import { findShapeFault, many, type XmlShape } from '../xml/find-shape-fault.ts'
import { listElements, parseXmlDocument, readXmlBytes, type XmlElement } from '../xml/parse-xml-document.ts'
import { readSenateMeeting } from './read-senate-meeting.ts'

/**
 * The schedule of Senate committees. It lists future days and drops past ones, so every retrieval is a series of its
 * own: meetings that have left the schedule stay published.
 */
export const senateHearings: Publisher = {
  name: 'senate-hearings',
  title: 'United States Senate, schedule of committee hearings',
  parserVersion: '2',
  isGovernment: true,
  findSeries: async (needs) => {
    await listMeetings(needs)
    return `schedule/${needs.source.retrieved_at}`
  },
  read,
}

async function* read(needs: ReadNeeds): Reading {
  const rows = (await listMeetings(needs)).map((element, index) =>
    readSenateMeeting(element, `/css_meetings_scheduled/meeting[${index + 1}]`),
  )
  yield* mergeRepeated(rows)
  return []
}

const WHAT = 'schedule of Senate committees'
const ROOT = 'css_meetings_scheduled'
const SCHEDULE: XmlShape = { children: { meeting: many({ open: true }) } }

const listMeetings = async ({ open }: ReadNeeds): Promise<readonly XmlElement[]> => {
  const root = parseXmlDocument(await readXmlBytes(open, WHAT), ROOT, WHAT)
  const fault = findShapeFault(root, SCHEDULE)
  const meetings = listElements(root, 'meeting')
  // An empty schedule has an entry that states it.
  if (fault === undefined && meetings.length > 0) return meetings
  throw new DocumentRefused(
    `This ${WHAT} has another form: ${fault ?? `<${ROOT}> has no <meeting>`}. Fetch it again.`,
  )
}

/** Merges entries that repeat an earlier entry word for word. */
function* mergeRepeated(rows: readonly ReadRow[]): Generator<ReadRow> {
  const groups = Map.groupBy(rows, ({ cells }) => JSON.stringify(cells))
  for (const row of rows) {
    const [first, ...joined] = groups.get(JSON.stringify(row.cells)) ?? []
    if (row.kind !== 'row' || first === undefined || joined.length === 0) yield row
    else if (row === first) yield { ...row, joined: joined.map(({ place, cells }) => ({ place, cells })) }
    else yield { kind: 'merged', place: row.place, cells: row.cells, into: first.place }
  }
}
