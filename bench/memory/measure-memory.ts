import { readFileSync } from 'node:fs'
import { run, SERVE } from '../processes.ts'
import { askAll } from './ask-all.ts'
import { makeQuestions } from './questions.ts'
import { splitMemory, type Split } from './split-memory.ts'

export type Memory = {
  readonly started: Split
  /** After every question, asked by many at a time. */
  readonly loaded: Split
  /** The most anonymous memory of any of the readings. */
  readonly peakAnonymous: number
  readonly perSecond: number
  /** Milliseconds of the processor for each question: other programs change them less than the rate. */
  readonly milliseconds: number
  readonly questions: number
}

const QUESTIONS = 6000
const CONNECTIONS = 64
/** So often memory is read. */
const PARTS = 12

/** The program that a service is started by, with flags of Node and settings of its environment. */
export type Start = {
  readonly program?: readonly [file: string, ...args: readonly string[]]
  readonly flags?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
}

/** Starts a service on published data, and asks it new questions. */
export const measureMemory = async (
  directory: string,
  { program = SERVE, flags, environment }: Start = {},
): Promise<Memory> => {
  const settings = {
    ...environment,
    PORT: '0',
    ADMIN_PORT: '0',
    ROTUNDA_DATA: directory,
    ROTUNDA_ROLES: 'message,data,partner,pages,portal,keep',
    ROTUNDA_PUBLIC_RATE: '0',
  }
  const patterns = [/(http:\S+)\/api\/send-message/, /(http:\S+\/metrics)/]
  const service = await run(program, settings, patterns, flags)
  const [base = '', metrics = ''] = service.found
  const { pid = 0 } = service.process
  const read = () => splitMemory(pid, metrics)
  const started = await read()
  const questions = await makeQuestions(base, QUESTIONS)
  const size = Math.ceil(questions.length / PARTS)
  const [splits, rates]: [Split[], number[]] = [[], []]
  const before = readProcessorSeconds(pid)
  for (let at = 0; at < questions.length; at += size) {
    rates.push(await askAll(base, questions.slice(at, at + size), CONNECTIONS))
    splits.push(await read())
  }
  const seconds = readProcessorSeconds(pid) - before
  await service.stop()
  return {
    started,
    loaded: splits.at(-1) ?? started,
    peakAnonymous: Math.max(...splits.map(({ anonymous }) => anonymous)),
    perSecond: questions.length / rates.reduce((sum, rate) => sum + size / rate, 0),
    milliseconds: (seconds / questions.length) * 1000,
    questions: questions.length,
  }
}

/** The system counts processor time in hundredths of a second. */
const TICKS = 100

/** Seconds of all threads, in the system too. */
const readProcessorSeconds = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS
}
