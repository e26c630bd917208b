import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import fastify from 'fastify'

/**
 * Reference for acceptance: a Fastify route that checks nothing. It stores rows in one commit for all that wait, with the
 * same durability (WAL, synchronous=FULL): ready-made rows of Rotunda in Rotunda's own tables, copied from the database
 * that BENCH_TEMPLATE names. Without BENCH_TEMPLATE it stores the bytes of the request in a table of one column.
 */
const database = new DatabaseSync(join(process.env['BENCH_DATA'] ?? '.', 'bare.sqlite'))
database.exec('pragma journal_mode = wal; pragma synchronous = full')

type Store = (body: Buffer) => void
type Row = Readonly<Record<string, string | number | null | Uint8Array>>

const storeBody = (): Store => {
  database.exec('create table bodies (body blob not null)')
  const insert = database.prepare('insert into bodies values (?)')
  return (body) => void insert.run(body)
}

/** Copies the tables of a Rotunda database, and the rows of its one message under an id of their own. */
const storeRows = (template: string): Store => {
  const source = new DatabaseSync(template, { readOnly: true })
  for (const { sql } of source.prepare('select sql from sqlite_schema where sql is not null').all())
    database.exec(String(sql))
  const message = readRow(source, 'select * from messages limit 1')
  const lines = source
    .prepare('select * from timeline where message_id = ? order by revision')
    .all(message['id'] ?? '')
  source.close()
  const given = Object.entries(message).filter(([, value]) => value !== null)
  const insertMessage = prepareInsert(
    'messages',
    given.map(([name]) => name),
    1,
  )
  const insertLines = prepareInsert('timeline', Object.keys(lines[0] ?? {}), lines.length)
  const values = given.slice(1).map(([, value]) => value)
  // SQLite gives back what it can take.
  const lineValues = lines.map((line) => Object.values(line).slice(1)) as (string | number)[][]
  let count = 0
  return () => {
    const id = `msg_${(Date.now() * 4096 + (count += 1)).toString(16).padStart(32, '0')}`
    insertMessage.run(id, ...values)
    insertLines.run(...lineValues.flatMap((line) => [id, ...line]))
  }
}

const readRow = (source: DatabaseSync, sql: string): Row => {
  const row = source.prepare(sql).get()
  if (row === undefined) throw new Error('the template holds no message')
  return row as Row // of columns that SQLite knows
}

const prepareInsert = (table: string, columns: readonly string[], rows: number) => {
  const places = `(${columns.map(() => '?').join(', ')})`
  return database.prepare(
    `insert into ${table} (${columns.join(', ')}) values ${Array.from({ length: rows }, () => places).join(', ')}`,
  )
}

const template = process.env['BENCH_TEMPLATE']
const store = template === undefined ? storeBody() : storeRows(template)

const NOTHING = Buffer.alloc(0)
type Waiting = { readonly body: Buffer; readonly done: () => void }
let waiting: Waiting[] = []

const commit = (): void => {
  const batch = waiting
  waiting = []
  database.exec('begin immediate')
  for (const { body } of batch) store(body)
  database.exec('commit')
  for (const { done } of batch) done()
}

const storeSoon = (body: Buffer): Promise<void> => {
  if (waiting.length === 0) setImmediate(commit)
  return new Promise((done) => waiting.push({ body, done }))
}

const app = fastify()
// To store the bytes of a request they are taken as they come; otherwise Fastify parses JSON, as it does for any route.
if (template === undefined) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body)
  })
}
app.post<{ Body: unknown }>('/', async ({ body }) => {
  await storeSoon(Buffer.isBuffer(body) ? body : NOTHING)
  return { response: 'success' }
})
process.stdout.write(`listening on ${await app.listen({ port: 0, host: '127.0.0.1' })}\n`)
