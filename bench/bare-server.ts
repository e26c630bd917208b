import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import fastify from 'fastify'

/**
 * What acceptance is measured against: a Fastify route that checks nothing and stores the bytes of the body, all
 * that wait in one commit, with the same durability (WAL, synchronous=FULL).
 */
const database = new DatabaseSync(join(process.env['BENCH_DATA'] ?? '.', 'bare.sqlite'))
database.exec(
  'pragma journal_mode = wal; pragma synchronous = full; create table bodies (body blob not null)',
)
const insert = database.prepare('insert into bodies values (?)')

type Waiting = { readonly body: Buffer; readonly done: () => void }
let waiting: Waiting[] = []

const commit = (): void => {
  const batch = waiting
  waiting = []
  database.exec('begin immediate')
  for (const { body } of batch) insert.run(body)
  database.exec('commit')
  for (const { done } of batch) done()
}

const store = (body: Buffer): Promise<void> => {
  if (waiting.length === 0) setImmediate(commit)
  return new Promise((done) => waiting.push({ body, done }))
}

const app = fastify()
app.removeAllContentTypeParsers()
app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
  done(null, body),
)
app.post<{ Body: Buffer }>('/', async (request) => {
  await store(request.body)
  return { response: 'success' }
})
process.stdout.write(`listening on ${await app.listen({ port: 0, host: '127.0.0.1' })}\n`)
