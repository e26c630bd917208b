import { describeTargets, number, say, table, type Target } from '../format.ts'
import { prepareData, RECORDS } from '../public/prepared.ts'
import { measureMemory, type Memory } from './measure-memory.ts'
import type { Split } from './split-memory.ts'
import { compareStarts } from './start-settings.ts'

/** With the program and its libraries, and without. */
const MOST_MEGABYTES = 350

/** Measures what the memory of the service is made of, and writes its part of the page. */
export const reportMemory = async (): Promise<string> => {
  const { directory } = await prepareData()
  say('memory under pages that were never asked before')
  const memory = await measureMemory(directory)
  const starts = await compareStarts(directory, memory)
  return ['## Memory', describe(memory), describeTargets(listTargets(memory)), STARTS, starts].join('\n\n')
}

const STARTS = `Settings of the start, each by itself in a service of its own that was asked the same questions: megabytes of anonymous memory,
and the processor time of one question, which other programs on the machine change less than the rate.`

const listTargets = ({ peakAnonymous, loaded }: Memory): Target[] => [
  limit('all but the mapped index', peakAnonymous + loaded.program),
  limit('anonymous memory', peakAnonymous),
]

const limit = (what: string, megabytes: number): Target => [
  `${what} under ${MOST_MEGABYTES} MB`,
  `${megabytes} MB`,
  megabytes < MOST_MEGABYTES,
]

const describe = ({
  started,
  loaded,
  peakAnonymous,
  perSecond,
  questions,
}: Memory): string => `A service of ${number(RECORDS)} records as \`npm start\` starts it, asked ${number(questions)} questions by 64 connections, each once: lists, sorted
lists, full text and totals, ${number(perSecond)} a second. Megabytes, from \`/proc/PID/smaps\` and the service's own metrics. The index is a
mapped file: the system counts the pages of it that were read, and takes them back when it needs the memory. The most
anonymous memory of twelve readings is ${peakAnonymous} MB.

${table(
  ['', 'after the start', 'after all questions'],
  ROWS.map(([name, read]) => [name, String(read(started)), String(read(loaded))]),
)}`

const ROWS: readonly (readonly [string, (split: Split) => number])[] = [
  ['resident in all', ({ resident }) => resident],
  ['mapped index', ({ indexes }) => indexes],
  ['program and libraries', ({ program }) => program],
  ['anonymous', ({ anonymous }) => anonymous],
  ['of it, heap of V8 (used)', ({ heapUsed }) => heapUsed],
  ['of it, heap of V8 (reserved)', ({ heapTotal }) => heapTotal],
  ['of it, buffers and arrays of numbers', ({ external }) => external],
]
