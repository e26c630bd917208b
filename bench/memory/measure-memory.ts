import { run } from '../processes.ts'
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
  readonly questions: number
}

const QUESTIONS = 12_000
const CONNECTIONS = 64
/** So often memory is read. */
const PARTS = 12

/** Starts a service on published data as `npm start` does, and asks it what nobody asked before. */
export const measureMemory = async (directory: string): Promise<Memory> => {
  const settings = {
    PORT: '0',
    ADMIN_PORT: '0',
    ROTUNDA_DATA: directory,
    ROTUNDA_WORKER: 'off',
    ROTUNDA_PUBLIC_RATE: '0',
  }
  const patterns = [/(http:\S+)\/api\/send-message/, /(http:\S+\/metrics)/]
  const service = await run('apps/service/src/bin/serve.js', settings, patterns)
  const [base = '', metrics = ''] = service.found
  const read = () => splitMemory(service.process.pid ?? 0, metrics)
  const started = await read()
  const questions = await makeQuestions(base, QUESTIONS)
  const size = Math.ceil(questions.length / PARTS)
  const [splits, rates]: [Split[], number[]] = [[], []]
  for (let at = 0; at < questions.length; at += size) {
    rates.push(await askAll(base, questions.slice(at, at + size), CONNECTIONS))
    splits.push(await read())
  }
  await service.stop()
  return {
    started,
    loaded: splits.at(-1) ?? started,
    peakAnonymous: Math.max(...splits.map(({ anonymous }) => anonymous)),
    perSecond: questions.length / rates.reduce((sum, rate) => sum + size / rate, 0),
    questions: questions.length,
  }
}
