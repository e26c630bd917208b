import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import type { Answer } from '../../apps/service/src/http/appropriations/testing/ask.ts'
import { countOpenFiles, LISTS_OPEN_FILES, waitUntil } from '../../apps/service/src/platform/testing.ts'
import { openMoments, PATHS, type Answered } from './open-moments.ts'

// Threads that are started from here on have so many megabytes, which are soon full.
setFlagsFromString('--max-old-space-size=160')

/** So many that the first group of a Parquet file is sent before the last row is read. */
const ROWS = 2700
const BATCHES_OF_GROUP = 26

// A reader that hangs ends after this time. A loaded machine takes some of it to open the first one.
const { ask, stopAt, directory, ...moments } = await openMoments({ after }, { deadlineSeconds: 30 })
await moments.publish(await moments.write('first', ROWS))

/** A slow machine may take longer to start a thread than it has to answer. */
const read = async (kind: Answered): Promise<Answer> => {
  const answer = await waitUntil('a reader', async () => {
    const answer = await ask(PATHS[kind])
    return answer.status === 200 ? answer : undefined
  })
  return answer ?? assert.fail()
}

const TOGETHER = ['page', 'total', 'ndjson', 'csv'] as const
const wholes = new Map<Answered, Answer>()
for (const kind of [...TOGETHER, 'parquet', 'xlsx'] as const) wholes.set(kind, await read(kind))

/** The connection is cut: neither a length nor a last chunk says that this is all. */
const assertCut = async (answer: Promise<Answer>): Promise<void> => {
  await assert.rejects(answer, { code: 'ECONNRESET' })
}

const assertRefused = async (answer: Promise<Answer>): Promise<void> => {
  const { status, headers } = await answer
  assert.equal(status, 503)
  assert.ok(Number(headers['retry-after']) > 0)
  for (const field of ['etag', 'trailer', 'rotunda-rows', 'rotunda-snapshot', 'link'])
    assert.equal(headers[field], undefined, field)
}

const assertWhole = async (kind: Answered): Promise<void> => {
  const { headers, bytes } = await read(kind)
  const whole = wholes.get(kind)
  assert.equal(headers.etag, whole?.headers.etag)
  assert.ok(whole?.bytes.equals(bytes), kind)
}

const untilNoSpool = async (): Promise<void> => {
  if (!LISTS_OPEN_FILES) return
  await waitUntil('the spool to close', () => countOpenFiles(join(directory, '.spool-')) === 0)
}

for (const way of ['dies', 'hangs', 'runs out of memory'] as const) {
  test(`a reader that ${way} in the middle of a page, a total and streams: none looks whole, and the next ones are`, async () => {
    const begun = await stopAt('ndjson', 'waits', { left: 2 })
    // Nothing of it was sent.
    const unsent = await stopAt('csv', 'waits', { left: 1 })
    const page = await stopAt('page', 'waits', { left: 1 })
    const total = await stopAt('total', way, { left: 0 })
    await Promise.all([
      assertCut(begun.answer),
      ...[unsent, page, total].map(({ answer }) => assertRefused(answer)),
    ])
    await Promise.all(TOGETHER.map(assertWhole))
  })

  test(`a reader that ${way} in the middle of a Parquet file: it does not look whole, and the next one is`, async () => {
    const begun = await stopAt('parquet', way, { left: BATCHES_OF_GROUP + 2 })
    await assertCut(begun.answer)
    await untilNoSpool()
    await assertWhole('parquet')
  })
}

test('a reader that dies before a packed file is begun to be sent: it is refused, and the next one is whole', async () => {
  const unsent = await stopAt('xlsx', 'dies', { left: 1 })
  await assertRefused(unsent.answer)
  await untilNoSpool()
  await assertWhole('xlsx')
})
