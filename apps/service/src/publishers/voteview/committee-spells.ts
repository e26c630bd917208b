import type { OpenDocument, Publisher } from '../publisher.ts'
import { openCsvTable } from '../tables/open-csv-table.ts'
import { openCsvList, readCsvRows } from '../tables/read-csv-rows.ts'
import { refuseRepeatedRows } from '../tables/refuse-repeated-rows.ts'
import { COMMITTEE_SPELLS } from './read-committee-spell.ts'

/** Voteview’s committee spells: who was on which committee of a chamber from when to when, with the resolution. */
export const voteviewCommitteeSpells: Publisher = {
  name: 'voteview-committee-spells',
  title: 'Voteview, UCLA Department of Political Science, committee spells',
  parserVersion: '2',
  isGovernment: false,
  findSeries: async ({ open }) => {
    const chamber = await findChamber(open)
    await openCsvList(open, COMMITTEE_SPELLS[chamber])
    return `committee-spells/${chamber}`
  },
  read: async function* ({ open }) {
    const rows = readCsvRows(open, COMMITTEE_SPELLS[await findChamber(open)])
    yield* refuseRepeatedRows(rows, ({ cells }) =>
      ['congress', 'bioguide_id', 'committee_code', 'start_date']
        .map((field) => cells[field] ?? '')
        .join('/'),
    )
    return []
  },
}

/** Senators have classes. A header that has both is refused when it is matched. */
const findChamber = async (open: OpenDocument): Promise<'House' | 'Senate'> => {
  const { header } = await openCsvTable(open)
  return header.some((text) => text.trim() === 'senator_class') ? 'Senate' : 'House'
}
