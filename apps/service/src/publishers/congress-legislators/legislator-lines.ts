import { DocumentRefused, type Publisher, type Source } from '../publisher.ts'
import { openCsvList, readCsvRows } from '../tables/read-csv-rows.ts'
import { listLegislatorLines } from './read-legislator-line.ts'
import { refuseRepeatedRows } from '../tables/refuse-repeated-rows.ts'

/** The same lists of members as CSV: one line for each person, with the last term alone. */
export const legislatorLines: Publisher = {
  name: 'congress-legislators-csv',
  title: 'unitedstates/congress-legislators, members as CSV',
  parserVersion: '3',
  isGovernment: false,
  findSeries: async ({ source, open }) => {
    await openCsvList(open, listLegislatorLines(dayOf(source)))
    const [, list] = /\/legislators-(current|historical)\.csv(?:[?#]|$)/.exec(source.url) ?? []
    if (list !== undefined) return `legislator-lines/${list}`
    throw new DocumentRefused(
      'Its address does not say which list of members it is: it must end in legislators-current.csv or legislators-historical.csv.',
    )
  },
  read: async function* ({ source, open }) {
    const rows = readCsvRows(open, listLegislatorLines(dayOf(source)))
    yield* refuseRepeatedRows(rows, ({ cells }) => cells['bioguide_id'] ?? '')
    return []
  },
}

const dayOf = ({ retrieved_at }: Source): string => retrieved_at.slice(0, 'YYYY-MM-DD'.length)
