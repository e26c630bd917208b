import type { Publisher } from '../publisher.ts'
import { openCsvList, readCsvRows } from '../tables/read-csv-rows.ts'
import { refuseRepeatedRows } from '../tables/refuse-repeated-rows.ts'
import { VOTEVIEW_MEMBERS } from './read-voteview-member.ts'

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
  read: async function* ({ open }) {
    const rows = readCsvRows(open, VOTEVIEW_MEMBERS)
    yield* refuseRepeatedRows(rows, ({ cells }) =>
      ['congress', 'chamber', 'icpsr'].map((field) => cells[field] ?? '').join('/'),
    )
    return []
  },
}

/** `Sall_members` of its address. */
const nameOf = (url: string): string =>
  /\/([^/?#]+?)(?:\.csv)?(?:[?#].*)?$/.exec(url)?.[1]?.toLowerCase() ?? 'members'
