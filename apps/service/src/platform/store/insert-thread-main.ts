import { parentPort, workerData } from 'node:worker_threads'
import { openWriter } from './sqlite.ts'
import type { InsertAnswer, InsertBatch, InsertFault } from './insert-thread.ts'
import type { Insert } from './store.ts'

/** The thread behind InsertThread: one connection, one batch after the other. */
const port = parentPort
if (port === null) throw new Error('this file runs as a thread')
// InsertThread gives the path of the database.
const writer = openWriter(workerData as string)
const statements = new Map<string, ReturnType<typeof writer.prepare>>()

const prepare = ({ table, columns }: Insert) => {
  const key = `${table} ${columns.join(' ')}`
  const known = statements.get(key)
  if (known !== undefined) return known
  const places = columns.map(() => '?').join(', ')
  const statement = writer.prepare(
    `insert into ${table} (${columns.join(', ')}) values (${places}) on conflict do nothing`,
  )
  statements.set(key, statement)
  return statement
}

const commit = (inserts: InsertBatch['inserts']): InsertFault | undefined => {
  try {
    writer.exec('begin immediate')
    for (const insert of inserts.flat()) prepare(insert).run(...insert.values)
    writer.exec('commit')
    return undefined
  } catch (cause) {
    if (writer.isTransaction) writer.exec('rollback')
    if (!(cause instanceof Error)) throw cause
    return { message: cause.message, errcode: 'errcode' in cause ? cause.errcode : undefined }
  }
}

port.on('message', ({ number, inserts }: InsertBatch) => {
  const fault = commit(inserts)
  port.postMessage((fault === undefined ? { number } : { number, fault }) satisfies InsertAnswer)
})
