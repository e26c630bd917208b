import { describeTargets, number, percent, percentile, say, table } from '../format.ts'
import { prepareData, RECORDS } from '../public/prepared.ts'
import { FROM_SOURCES, measureNode, measureStart, type Start } from './measure-start.ts'

const ROUNDS = 7

/** Measures starts from the build and from the sources, and of Node alone, in turns. */
export const reportStart = async (): Promise<string> => {
  const { directory } = await prepareData()
  say('starts')
  const ways: readonly (readonly [string, () => Promise<Start>])[] = [
    ['`node -e 0`', measureNode],
    ['from the sources', () => measureStart(directory, FROM_SOURCES)],
    ['from the build, as `npm start`', () => measureStart(directory)],
  ]
  const measured = new Map<string, Start[]>(ways.map(([name]) => [name, []]))
  // The first round leaves compiled code for the others.
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [name, measure] of ways) {
      const start = await measure()
      if (round > 0) measured.get(name)?.push(start)
    }
  const medians = [...measured].map(([name, starts]) => ({
    name,
    processor: findMedian(starts.map(({ processor }) => processor)),
    page: findMedian(starts.map(({ page }) => page)),
  }))
  const [, sources, build] = medians
  const share = (build?.processor ?? 0) / (sources?.processor ?? 0)
  const page = build?.page ?? 0
  return [
    '## Start',
    `${number(RECORDS)} records, the compiled code of an earlier start at hand; the median of ${ROUNDS} starts, which take turns.
Processor time is that of all threads until the front page is whole.`,
    table(
      ['start', 'ms of processor', 'ms to the front page'],
      medians.map(({ name, processor, page }) => [name, number(processor), number(page)]),
    ),
    describeTargets([
      ['a third of the processor time of the sources', percent(share), share <= MOST_SHARE],
      ['`npm start` serves within 3 s', `${number(page)} ms`, page <= MOST_MILLISECONDS],
    ]),
  ].join('\n\n')
}

const [MOST_SHARE, MOST_MILLISECONDS] = [1 / 3, 3000]

const findMedian = (values: readonly number[]): number => percentile(values, 0.5)
