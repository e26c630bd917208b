import { DocumentRefused, type Publisher, type ReadNeeds, type ReadRow, type Reading } from '../publisher.ts'
import { findShapeFault, many, type XmlShape } from '../xml/find-shape-fault.ts'
import { listElements, parseXmlDocument, readXmlBytes, type XmlElement } from '../xml/parse-xml-document.ts'
import { readSenateMeeting } from './read-senate-meeting.ts'

/**
 * The schedule of Senate committees. It lists the days to come and drops those that have passed, so that every retrieval
 * is a series of its own: what has left it stays published.
 */
export const senateHearings: Publisher = {
  name: 'senate-hearings',
  title: 'United States Senate, schedule of committee hearings',
  parserVersion: '1',
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
  // An empty schedule says so in an entry of its own.
  if (fault === undefined && meetings.length > 0) return meetings
  throw new DocumentRefused(
    `This ${WHAT} has another form: ${fault ?? `<${ROOT}> has no <meeting>`}. Fetch it again.`,
  )
}

/** An entry that says word for word what an earlier one says is that entry. */
function* mergeRepeated(rows: readonly ReadRow[]): Generator<ReadRow> {
  const groups = Map.groupBy(rows, ({ cells }) => JSON.stringify(cells))
  for (const row of rows) {
    const [first, ...joined] = groups.get(JSON.stringify(row.cells)) ?? []
    if (row.kind !== 'row' || first === undefined || joined.length === 0) yield row
    else if (row === first) yield { ...row, joined: joined.map(({ place, cells }) => ({ place, cells })) }
    else yield { kind: 'merged', place: row.place, cells: row.cells, into: first.place }
  }
}
