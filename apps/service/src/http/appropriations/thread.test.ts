import assert from 'node:assert/strict'
import { request, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import fc from 'fast-check'
import {
  anyAggregateSort,
  anyDimensions,
  anyFilters,
  anySort,
  makeRecord,
} from '../../collections/appropriations/testing.ts'
import { countOpenFiles, LISTS_OPEN_FILES, once, runs, waitUntil } from '../../platform/testing.ts'
import { indexFolder, type SharedColumns } from '../../releases/index.ts'
import { AnswerThread } from '../data/thread/answer-thread.ts'
import type { Question } from '../data/thread/question.ts'
import { MODULE as OPERATIONS_MODULE } from './operations.ts'
import { BASE, openPublicApi, RECORDS, type PublicApi } from './testing.ts'
import { MODULE } from './testing/mortal-operations.ts'

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

const here = await openPublicApi({ after })

test('an answer is the same bytes whichever thread gives it, a refusal the same words', async (t) => {
  const there = await openPublicApi(t, { mostHere: -1 })
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

const BOUNDS = { ofOne: 8, inAll: 8, waitSeconds: 600 }
const ASKER = { client: 'test' }

/** How often the index of a release is open: once here, and once more where the thread has it. */
const countOpen = (api: PublicApi, id: string): number =>
  countOpenFiles(join(indexFolder(api.releases.directory, id), 'records.sqlite'))

test('what is asked of the thread is answered by the thread', async (t) => {
  if (!LISTS_OPEN_FILES) return t.skip('this machine does not list open files')
  const there = await openPublicApi(t, { mostHere: -1 })
  for (const [api, opened] of [
    [here, 1],
    [there, 2],
  ] as const) {
    await api.ask('/aggregates?group_by=state')
    const [current = assert.fail()] = api.releases.current.listPublications()
    assert.equal(countOpen(api, current.release), opened)
  }
})

test('the thread reads the columns of the current release where the service has read them already', async (t) => {
  const { releases, publish } = await openPublicApi(t)
  for (const length of [50, 40]) await publish(RECORDS.slice(0, length))
  const [current = assert.fail(), ...earlier] = releases.current.listPublications()
  assert.equal(earlier.length, 2)
  const lease = releases.current.open()
  const stages = lease.release.shared?.['records']?.get('stage') ?? assert.fail('no column is shared')
  // The same stage in every row: only a thread that reads this memory can take it for the truth.
  new Uint32Array(stages).fill(0)
  const thread = new AnswerThread(OPERATIONS_MODULE, BOUNDS)
  t.after(async () => {
    await thread.close()
    lease.close()
  })
  const countGroups = async (release: string, shared?: SharedColumns): Promise<number> => {
    const question = { directory: releases.directory, release, shared, path: '/aggregates', query: {} }
    const { total } = await thread.findPage({ ...question, format: 'json', inBulk: true }, ASKER)
    return total
  }
  assert.equal(await countGroups(current.release, lease.release.shared), 1)
  // It keeps two releases open: these have it close the current one, whose columns are not sent a second time.
  for (const { release } of earlier) assert.notEqual(await countGroups(release), 1)
  assert.equal(await countGroups(current.release, lease.release.shared), 1)
})

/** More bytes than lie between a server and a client that does not read. Dots are no words, which would be indexed. */
const MANY = Array.from({ length: 600 }, (_, index) =>
  makeRecord({ id: `sr-${index}`, project: `p-${index}`, purpose: `Bridge ${'.'.repeat(12_000)}` }),
)
const many = await openPublicApi({ after }, { records: MANY, mostHere: -1 })

test('the thread lets a release go with a stream that nobody reads: HEAD, or one too many', async (t) => {
  if (!LISTS_OPEN_FILES) return t.skip('this machine does not list open files')
  const api = await openPublicApi(t, { mostHere: -1 })
  const releases: string[] = []
  for (let number = 1; number <= 4; number++) {
    await api.publish(RECORDS.slice(number))
    releases.push(api.releases.current.listPublications()[0]?.release ?? '')
    await api.ask(WHOLE, { method: 'HEAD' })
  }
  // The thread has two of them, and of the others not one.
  await waitUntil('the thread to close what is not read', () => countOpen(api, releases[0] ?? '') === 0)
  assert.equal(countOpen(api, releases[1] ?? ''), 0)
  assert.equal(countOpen(api, releases[3] ?? ''), 2)
})

test('when the thread dies, streams that it wrote end with a fault, and what is asked next is answered', async (t) => {
  const { releases } = many
  const [current = assert.fail()] = releases.current.listPublications()
  const thread = new AnswerThread(MODULE, BOUNDS)
  t.after(() => thread.close())
  const ask = (path: string): Question => ({
    directory: releases.directory,
    release: current.release,
    path,
    query: {},
    format: 'ndjson',
    inBulk: true,
  })
  const { pieces, total } = await thread.openStream(ask('/records'), ASKER)
  assert.equal(total, MANY.length)
  const reading = (pieces as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]()
  assert.ok(((await reading.next()).value?.length ?? 0) > 0)
  await assert.rejects(thread.findPage(ask('/die'), ASKER), /the thread of long answers has ended/)
  assert.equal((await thread.findPage(ask('/records'), ASKER)).total, MANY.length)
  await assert.rejects(reading.next(), /the thread that wrote the stream has ended/)
})

test('a thread that is ended when idle lets its releases go, and starts again with the next question', async (t) => {
  if (!LISTS_OPEN_FILES) return t.skip('this machine does not list open files')
  const { directory, current: releases } = many.releases
  const [current = assert.fail()] = releases.listPublications()
  const thread = new AnswerThread(OPERATIONS_MODULE, BOUNDS, { idleSeconds: 0.01 })
  t.after(() => thread.close())
  const question: Question = {
    directory,
    release: current.release,
    path: '/records',
    query: {},
    format: 'ndjson',
    inBulk: true,
  }
  for (let time = 0; time < 2; time += 1) {
    const stream = await thread.openStream(question, ASKER)
    const reading = (stream.pieces as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]()
    assert.equal((await reading.next()).done, false)
    // It is not ended in the middle of a stream, however long its reader takes.
    await setTimeout(100)
    assert.equal((await reading.next()).done, false)
    assert.equal(countOpen(many, current.release), 2)
    stream.close()
    await waitUntil('the idle thread to end', () => countOpen(many, current.release) === 1)
  }
})

test('a stream of the thread goes on to its end, whatever is published while it is read', async () => {
  const before = (await many.ask('/records')).body.meta['snapshot']
  const asked = request({ port: many.port, path: `${BASE}${WHOLE}` }).end()
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  await many.publish(RECORDS)
  const rows = (await text(response)).trimEnd().split('\n')
  assert.equal(response.headers['rotunda-snapshot'], before)
  assert.equal(rows.length, MANY.length)
  assert.equal((await many.ask(WHOLE)).headers['rotunda-rows'], String(RECORDS.length))
})
