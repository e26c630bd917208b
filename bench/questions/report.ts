import { number, say, table } from '../format.ts'
import { prepareData, RECORDS } from '../public/prepared.ts'
import { measureQuestions, type Compared } from './measure-questions.ts'

/** Measures the same questions asked of three engines, and writes its part of the page. */
export const reportQuestions = async (): Promise<string> => {
  const { directory } = await prepareData()
  say('the same questions, by three engines')
  return ['## Questions by SQL', describe(await measureQuestions(directory))].join('\n\n')
}

const describe = ({
  engines,
  ofEachKind,
  rows,
}: Compared): string => `The same questions about ${number(RECORDS)} records,
${ofEachKind} of each kind, each of them asked once of each engine, one after the other in one process, without HTTP. All three
answer alike: the same total, positions, counts, sums and medians, or the measurement stops. Filters are one or more values
of up to eight fields and a least amount; a page is 200 records as JSON with the total of all; totals are every measure of the
API, first 200 groups. SQLite has the texts in a table apart, an index for each filter in each of nine orders, tables of the
fields with several values with an index each way, and words in FTS5. DuckDB has the same tables, those of values and words
in order, and every core. Both are given ready sort keys. Times in milliseconds, median and 95th percentile; the ratios are of
the medians.

${table(
  [
    '',
    ...engines.flatMap((name) => [`${name}: median`, 'p95']),
    ...engines.slice(1).map((name) => `${name}, times`),
  ],
  rows.map(({ kind, times }) => [
    kind,
    ...times.flatMap(({ median, p95 }) => [median.toFixed(1), p95.toFixed(1)]),
    ...times.slice(1).map(({ median }) => (median / (times[0]?.median ?? Number.NaN)).toFixed(1)),
  ]),
)}`
