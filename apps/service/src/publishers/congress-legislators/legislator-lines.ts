import { DocumentRefused, type Publisher } from '../publisher.ts'
import { openCsvList, readCsvRows } from '../tables/read-csv-rows.ts'
import { LEGISLATOR_LINES } from './read-legislator-line.ts'
import { refuseRepeatedRows } from '../tables/refuse-repeated-rows.ts'

/** The same lists of members as CSV: one line for each person, with the last term alone. */
export const legislatorLines: Publisher = {
  name: 'congress-legislators-csv',
  title: 'unitedstates/congress-legislators, members as CSV',
  parserVersion: '2',
  isGovernment: false,
  findSeries: async ({ source, open }) => {
    await openCsvList(open, LEGISLATOR_LINES)
    const [, list] = /\/legislators-(current|historical)\.csv(?:[?#]|$)/.exec(source.url) ?? []
    if (list !== undefined) return `legislator-lines/${list}`
    throw new DocumentRefused(
      'Its address does not say which list of members it is: it must end in legislators-current.csv or legislators-historical.csv.',
    )
  },
  read: async function* ({ open }) {
    yield* refuseRepeatedRows(readCsvRows(open, LEGISLATOR_LINES), ({ cells }) => cells['bioguide_id'] ?? '')
    return []
  },
}
