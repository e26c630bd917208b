import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDuckdb } from './duckdb.ts'
import { flatten } from './flatten.ts'
import { makeQuestions } from './make-questions.ts'
import { KINDS, type Answer, type Engine, type Kind, type Question } from './question.ts'
import { openIndex } from './read-records.ts'
import { openRotunda } from './rotunda.ts'
import { openSqlite } from './sqlite.ts'

export type Times = { readonly median: number; readonly p95: number }
export type Compared = {
  readonly engines: readonly string[]
  readonly ofEachKind: number
  /** For each kind the times of each engine, in milliseconds. */
  readonly rows: readonly { readonly kind: Kind; readonly times: readonly Times[] }[]
}

const OF_EACH_KIND = 12
/** Questions before those that count: code is compiled and pages of files are read. */
const WARM = 2

/** The same questions, each asked once of each engine, one engine after the other. Throws where two answers differ. */
export const measureQuestions = async (directory: string): Promise<Compared> => {
  const files = mkdtempSync(join(tmpdir(), 'rotunda-bench-questions-'))
  const index = openIndex(directory)
  const questions = makeQuestions(index, WARM + OF_EACH_KIND)
  const engines = [
    openRotunda(openIndex(directory)),
    openSqlite(join(files, 'records.sqlite'), flatten(index)),
    await openDuckdb(join(files, 'records.duckdb'), flatten(index)),
  ]
  const times = await askAll(engines, questions)
  for (const engine of engines) engine.close()
  index.close()
  rmSync(files, { recursive: true })
  return {
    engines: engines.map(({ name }) => name),
    ofEachKind: OF_EACH_KIND,
    rows: KINDS.map((kind) => ({
      kind,
      times: engines.map((_, at) => summarize((times.get(kind) ?? []).map((each) => each[at] ?? Number.NaN))),
    })),
  }
}

/** For each kind, a list of the times of all engines for each question. */
const askAll = async (engines: readonly Engine[], questions: readonly Question[]) => {
  const times = new Map<Kind, number[][]>()
  for (const [at, question] of questions.entries()) {
    const answers: Answer[] = []
    const taken: number[] = []
    for (const engine of engines) {
      const started = performance.now()
      const read = await engine.ask(question)
      taken.push(performance.now() - started)
      answers.push(read())
    }
    refuseDifferent(engines, question, answers)
    if (at >= WARM * KINDS.length) times.set(question.kind, [...(times.get(question.kind) ?? []), taken])
  }
  return times
}

const refuseDifferent = (
  engines: readonly Engine[],
  question: Question,
  answers: readonly Answer[],
): void => {
  const [ours, ...others] = answers.map((answer) => JSON.stringify(answer))
  const at = others.findIndex((other) => other !== ours)
  if (at >= 0)
    throw new Error(
      `${engines[at + 1]?.name ?? ''} answers otherwise to ${JSON.stringify(question)}:\n${others[at]?.slice(0, 2000) ?? ''}\n${ours?.slice(0, 2000) ?? ''}`,
    )
}

const summarize = (values: readonly number[]): Times => {
  const sorted = values.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
  return { median: at(0.5), p95: at(0.95) }
}
