import type { Publisher, ReadRow } from '../publisher.ts'
import { openCsvList, readCsvRows } from '../tables/read-csv-rows.ts'
import { refuseRepeatedRows } from '../tables/refuse-repeated-rows.ts'
import { firstYearOf, VOTEVIEW_MEMBERS } from './read-voteview-member.ts'

/** Voteview’s members files: a row for each member in each Congress in which he or she voted. */
export const voteviewMembers: Publisher = {
  name: 'voteview-members',
  title: 'Voteview, UCLA Department of Political Science',
  parserVersion: '2',
  isGovernment: false,
  // Files of one chamber or one Congress stand beside one another: each name is a series.
  findSeries: async ({ source, open }) => {
    await openCsvList(open, VOTEVIEW_MEMBERS)
    return `voteview-members/${nameOf(source.url)}`
  },
  read: async function* ({ source, open }) {
    const rows = refuseAhead(readCsvRows(open, VOTEVIEW_MEMBERS), source.retrieved_at)
    yield* refuseRepeatedRows(rows, ({ cells }) =>
      ['congress', 'chamber', 'icpsr'].map((field) => cells[field] ?? '').join('/'),
    )
    return []
  },
}

/** `Sall_members` of its address. */
const nameOf = (url: string): string =>
  /\/([^/?#]+?)(?:\.csv)?(?:[?#].*)?$/.exec(url)?.[1]?.toLowerCase() ?? 'members'

/** No row can be of a Congress that begins after the file was retrieved, or of a death in a later year. */
async function* refuseAhead(rows: AsyncIterable<ReadRow>, retrieved_at: string): AsyncGenerator<ReadRow> {
  const year = Number(retrieved_at.slice(0, 'YYYY'.length))
  for await (const row of rows) {
    const { place, cells } = row
    const detail = row.kind === 'row' ? findAhead(cells, year) : undefined
    yield detail === undefined
      ? row
      : {
          kind: 'refused',
          place,
          cells,
          reason: 'entry_unreadable',
          detail: `${detail}, after the file of ${year}.`,
        }
  }
}

const findAhead = (cells: ReadRow['cells'], year: number): string | undefined => {
  if (firstYearOf(Number(cells['congress'])) > year) return `congress is “${String(cells['congress'])}”`
  return Number(cells['died']) > year ? `died is “${String(cells['died'])}”` : undefined
}
