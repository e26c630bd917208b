import assert from 'node:assert/strict'
import { request, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import fc from 'fast-check'
import {
  anyAggregateSort,
  anyDimensions,
  anyFilters,
  anySort,
  makeRecord,
} from '../../collections/appropriations/testing.ts'
import { Refusal } from '../../platform/index.ts'
import { countOpenFiles, LISTS_OPEN_FILES, once, runs, waitUntil } from '../../platform/testing.ts'
import { indexFolder } from '../../releases/index-files/index.ts'
import { BASE, openPublicApi, RECORDS, type PublicApi } from '../appropriations/testing.ts'
import { openTestReaders } from '../appropriations/testing/open-readers.ts'
import type { DataQuestion, Order, ReadColumns, Reply } from './question.ts'

const write = (path: string, parameters: Readonly<Record<string, unknown>>): string => {
  const pairs = Object.entries(parameters).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, String(one)]),
  )
  return `${path}?${new URLSearchParams(pairs).toString()}`
}

const FORMS = fc.constantFrom(
  {},
  { format: 'csv' },
  { format: 'parquet' },
  { format: 'xlsx', all: 'true' },
  { format: 'ndjson', all: 'true' },
)

const anyQuestion = fc.oneof(
  fc
    .tuple(anyFilters, anySort, FORMS)
    .map(([filters, sort, form]) => write('/records', { ...filters, sort, ...form })),
  fc
    .tuple(anyFilters, anyDimensions, anyAggregateSort, FORMS)
    .map(([filters, group_by, sort, form]) => write('/aggregates', { ...filters, group_by, sort, ...form })),
)

test('an answer is the same bytes from threads as from the main thread, a refusal the same words', async (t) => {
  const [here, there] = [await openPublicApi(t), await openPublicApi(t, { threads: 2 })]
  await fc.assert(
    fc.asyncProperty(anyQuestion, async (question) => {
      const [one, other] = [await here.ask(question), await there.ask(question)]
      assert.equal(other.status, one.status, question)
      assert.equal(other.headers['etag'], one.headers['etag'])
      const { request_id: _first, ...expected } = one.body
      const { request_id: _second, ...found } = other.body
      if (one.status === 200) assert.equal(other.text, one.text, question)
      else assert.deepEqual(found, expected)
    }),
    runs(20),
  )
})

const WHOLE = '/records?all=true&format=ndjson'

const ASKER = { client: 'test' }

/** More bytes than lie between a server and a client that does not read. Dots are no words, which would be indexed. */
const MANY = Array.from({ length: 600 }, (_, index) =>
  makeRecord({ id: `sr-${index}`, project: `p-${index}`, purpose: `Bridge ${'.'.repeat(12_000)}` }),
)
const many = await openPublicApi({ after }, { records: MANY, threads: 1 })

/** Counts the open indexes of a release: one on the main thread, and one in each thread that has it. */
const countOpen = ({ releases }: PublicApi, id: string): number =>
  countOpenFiles(join(indexFolder(releases.directory, id), 'records.sqlite'))

const currentOf = ({ releases }: PublicApi): string =>
  releases.current.listPublications()[0]?.release ?? assert.fail()

const ask = (path: string, release = currentOf(many)): DataQuestion => ({
  api: 'appropriations',
  path,
  query: {},
  format: 'ndjson',
  encoding: 'identity',
  release,
  isNamed: false,
  at: new Date('2026-06-15T12:00:00Z'),
  client: 'test',
})

const openMany = (
  t: { after(end: () => unknown): void },
  needs: Parameters<typeof openTestReaders>[2] = {},
) => {
  const readers = openTestReaders(many.releases.directory, 1, needs)
  t.after(() => readers.close())
  return readers
}

const isUnavailable = (fault: unknown): boolean => fault instanceof Refusal && fault.code === 'unavailable'

test('when a thread dies, its questions are 503, its streams end with a fault, and what is asked next is answered', async (t) => {
  const faults: string[] = []
  const readers = openMany(t, {
    log: { info: () => undefined, warn: () => undefined, error: (event) => faults.push(event) },
  })
  const { pieces, total } = await readers.openStream(ask('/records'), ASKER)
  assert.equal(total, MANY.length)
  const reading = (pieces as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]()
  assert.ok(((await reading.next()).value?.length ?? 0) > 0)
  await assert.rejects(readers.find(ask('/die'), ASKER), isUnavailable)
  assert.ok((await readers.find(ask('/records'), ASKER)).body.length > 0)
  await assert.rejects(reading.next(), /the thread that wrote the stream has ended/)
  assert.deepEqual(faults, ['reader.fault'])
})

test('a thread that hangs is ended at its deadline: its question is 503, and the next one is answered', async (t) => {
  const readers = openMany(t, { deadlineSeconds: 5 })
  // A slow machine may take longer to start a thread than to answer.
  await waitUntil('an answer', () => readers.find(ask('/records'), ASKER).catch(() => undefined))
  await assert.rejects(readers.find(ask('/hang'), ASKER), isUnavailable)
  await waitUntil('an answer of the next thread', () =>
    readers.find(ask('/records'), ASKER).catch(() => undefined),
  )
})

test('a thread that is ended when idle lets its releases go, and starts again with the next question', async (t) => {
  if (!LISTS_OPEN_FILES) return t.skip('this machine does not list open files')
  const readers = openMany(t, { idleSeconds: 0.01 })
  const before = countOpen(many, currentOf(many))
  for (let time = 0; time < 2; time += 1) {
    const stream = await readers.openStream(ask('/records'), ASKER)
    const reading = (stream.pieces as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]()
    assert.equal((await reading.next()).done, false)
    // It is not ended in the middle of a stream, however long its reader takes.
    await setTimeout(100)
    assert.equal((await reading.next()).done, false)
    assert.equal(countOpen(many, currentOf(many)), before + 1)
    stream.close()
    await waitUntil('the idle thread to end', () => countOpen(many, currentOf(many)) === before)
  }
})

test('columns that one reader has read are those of the next', async (t) => {
  const { directory, current } = (await openPublicApi(t)).releases
  const [{ release } = assert.fail()] = current.listPublications()
  const open = () => {
    const module = new URL('../appropriations/testing/reader-thread.ts', import.meta.url)
    const worker = new Worker(module, { workerData: directory })
    t.after(() => worker.terminate())
    return async (order: Order): Promise<Reply> => {
      worker.postMessage(order)
      const [reply] = (await once(worker, 'message')) as [Reply]
      return reply
    }
  }
  const question: DataQuestion = { ...ask('/aggregates', release), format: 'json' }
  const countGroups = async (order: (order: Order) => Promise<Reply>, columns?: ReadColumns) => {
    await order({ kind: 'refresh', id: 1, columns })
    const reply = await order({ kind: 'find', id: 2, question })
    assert.ok(reply.kind === 'found')
    const { meta } = JSON.parse(Buffer.from(reply.answer.body).toString()) as { meta: { total: number } }
    return meta.total
  }
  const refreshed = await open()({ kind: 'refresh', id: 1, columns: undefined })
  assert.ok(refreshed.kind === 'refreshed')
  const stages =
    refreshed.columns.get(release)?.['records']?.get('stage') ?? assert.fail('no column is shared')
  // The same stage in every row: only a reader of this memory can take it for the truth.
  new Uint32Array(stages).fill(0)
  assert.equal(await countGroups(open(), refreshed.columns), 1)
  assert.notEqual(await countGroups(open()), 1)
})

test('a thread lets a release go with a stream that is not read, such as that of HEAD', async (t) => {
  if (!LISTS_OPEN_FILES) return t.skip('this machine does not list open files')
  const api = await openPublicApi(t, { threads: 1 })
  await api.ask(WHOLE)
  const first = currentOf(api)
  assert.equal(countOpen(api, first), 2)
  await api.ask(WHOLE, { method: 'HEAD' })
  await api.publish(RECORDS.slice(1))
  await waitUntil('all to close what nobody reads', () => countOpen(api, first) === 0)
  assert.equal(countOpen(api, currentOf(api)), 2)
})

test('a stream goes on to its end, whatever is published while it is read', async () => {
  const before = (await many.ask('/records')).body.meta['snapshot']
  const asked = request({ port: many.port, path: `${BASE}${WHOLE}` }).end()
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  await many.publish(RECORDS)
  const rows = (await text(response)).trimEnd().split('\n')
  assert.equal(response.headers['rotunda-snapshot'], before)
  assert.equal(rows.length, MANY.length)
  assert.equal((await many.ask(WHOLE)).headers['rotunda-rows'], String(RECORDS.length))
})
