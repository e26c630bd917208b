import type { Staging } from '../../releases/index.ts'
import type { Facts } from '../families/index.ts'
import { PAGE_FACTS } from './facts.ts'

/** The pages of one list: the counts that the source gave, and the records read. */
export type Walk = {
  readonly series: string
  /** Year of a list of all filings of a year; null for other lists. */
  readonly year: number | null
  readonly pages: number
  readonly countBefore: number
  readonly countAfter: number
  /** Different records in the pages, refused ones included. A record on two pages counts once. */
  readonly read: number
  readonly isWhole: boolean
  readonly firstReadAt: string
  readonly lastReadAt: string
}

/** Lists the walks in the release by their series. */
export const listWalks = (facts: Facts, staging: Staging): readonly Walk[] => {
  const read = countRecords(staging)
  const pages = Map.groupBy(
    [...facts.list(PAGE_FACTS)].map(({ draft }) => draft),
    ({ series }) => series,
  )
  return [...pages]
    .map(([series, own]): Walk => {
      const inOrder = own.toSorted((a, b) => a.page - b.page)
      const times = own.map(({ retrieved_at }) => retrieved_at).toSorted()
      const countAfter = inOrder.at(-1)?.count ?? 0
      const records = read.get(series) ?? own.reduce((sum, page) => sum + page.records, 0)
      return {
        series,
        year: findYear(series),
        pages: own.length,
        countBefore: inOrder[0]?.count ?? 0,
        countAfter,
        read: records,
        isWhole: records >= countAfter,
        firstReadAt: times[0] ?? '',
        lastReadAt: times.at(-1) ?? '',
      }
    })
    .toSorted((a, b) => (a.series < b.series ? -1 : 1))
}

const findYear = (series: string): number | null => {
  const [, year] = /^filings\?filing_year=(\d{4})$/.exec(series) ?? []
  return year === undefined ? null : Number(year)
}

/** Counts the filings and reports of each series, without copies on a second page. */
const countRecords = ({ database, documents }: Staging): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { source, records } of database.prepare(COUNT).iterate()) {
    const series = documents[Number(source)]?.series ?? ''
    counts.set(series, (counts.get(series) ?? 0) + Number(records))
  }
  return counts
}

const COUNT = `
  select source, count(*) as records from (
    select source from rows where kind in ('filings', 'contribution-reports')
    union all
    select source from
      (select source, reason, body ->> '$.place.pointer' as pointer from refusals) where reason not in ('record_repeated', 'record_changed') and pointer not like '/results/%/%'
  ) group by source
`

export const describeWalks = (walks: readonly Walk[]): string =>
  walks.length === 0
    ? 'No list was read.'
    : `${walks
        .map(
          ({ series, countBefore, countAfter, read, pages }) =>
            `${series}: ${countBefore} before, ${countAfter} after, ${read} read on ${pages} pages`,
        )
        .join('; ')}.`
