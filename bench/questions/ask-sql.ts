import type { Answer, Question } from './question.ts'
import { writeLine } from './write-line.ts'
import {
  writeFacet,
  writeTotal,
  writeTotals,
  writeWhere,
  type FindWords,
  type Statement,
} from './write-sql.ts'

/** A database of SQL, which answers with rows of values. */
export type Sql = {
  readonly findWords: FindWords
  run(statement: Statement): Promise<readonly (readonly unknown[])[]> | readonly (readonly unknown[])[]
  /** Reads the page with its texts; gives its positions. */
  readPage(question: Question, where: Statement): Promise<() => readonly number[]>
}

/** Asks what a person who writes SQL by hand would ask. */
export const askSql = async (sql: Sql, question: Question): Promise<() => Answer> => {
  const where = writeWhere(question, sql.findWords)
  if (question.groupBy.length > 0) return askTotals(sql, question, where)
  if (question.facets.length > 0) return askFacets(sql, question.facets, where)
  const [total] = await sql.run(writeTotal(where))
  const positions = await sql.readPage(question, where)
  return () => ({ total: Number(total?.[0]), positions: positions(), lines: [] })
}

const askTotals = async (sql: Sql, question: Question, where: Statement): Promise<() => Answer> => {
  const rows = await sql.run(writeTotals(question, where))
  const lines = () => rows.map((row) => writeLine(row.slice(0, -1)))
  return () => ({ total: Number(rows[0]?.at(-1) ?? 0), positions: [], lines: lines() })
}

const askFacets = async (sql: Sql, names: readonly string[], where: Statement): Promise<() => Answer> => {
  const facets: { readonly name: string; readonly rows: readonly (readonly unknown[])[] }[] = []
  for (const name of names) facets.push({ name, rows: await sql.run(writeFacet(name, where)) })
  const lines = () => facets.flatMap(({ name, rows }) => rows.map((row) => writeLine([name, ...row])))
  return () => ({ total: 0, positions: [], lines: lines() })
}
