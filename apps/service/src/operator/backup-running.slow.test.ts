import assert from 'node:assert/strict'
import { copyFileSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { MessageStatus, ProofChallenge } from '@rotunda/contract'
import { isCopied, NEED_NO_COPY_WITHIN } from '../backup/index.ts'
import { solveProof } from '../http/portal/testing.ts'
import { patience } from '../platform/testing.ts'
import { putSample } from '../wiring/testing/put-sample.ts'
import { listFiles, makeFolder, makePlace } from './testing/backup-places.ts'
import {
  askRotunda,
  sendMessage,
  startService,
  waitForState,
  type RunningService,
  type TestEnvironment,
} from './testing.ts'

const call = async <Data>(
  { base, key }: RunningService,
  path: string,
  body?: object | Buffer,
): Promise<Data> => {
  const isBytes = body instanceof Buffer
  const response = await fetch(base + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      origin: base,
      ...(path.startsWith('/api/messages') && { authorization: `Bearer ${key}` }),
      ...(body && { 'content-type': isBytes ? 'application/pdf' : 'application/json' }),
    },
    ...(body && { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
    signal: patience(),
  })
  assert.ok(response.ok, `${path}: ${response.status}`)
  // Other tests hold the answers to their description.
  return (await response.json()) as Data
}

/** A report with a file of evidence. */
const report = async (service: RunningService): Promise<void> => {
  const found = await call<{ data: { id: string }[] }>(service, '/api/appropriations/v1/records?limit=1')
  const { data } = await call<{ data: ProofChallenge }>(service, '/api/corrections/v1/challenge')
  const why = 'The letter of the member says another amount.'
  const fields = { record: found.data[0]?.id, field: 'amount', proposed: 7, why, altcha: solveProof(data) }
  const { data: receipt } = await call<{ data: { secret: string } }>(
    service,
    '/api/corrections/v1/reports',
    fields,
  )
  const file = Buffer.from('%PDF-1.7\nA letter.\n%%EOF\n')
  await call(service, `/api/corrections/v1/private/${receipt.secret}/files?name=letter.pdf`, file)
}

const stateOf = (service: RunningService, id: string) => call<MessageStatus>(service, `/api/messages/${id}`)

/** Files that a backup must hold, by the two lists of what needs no copy. */
const listKept = ({ ROTUNDA_DATA }: TestEnvironment): string[] =>
  listFiles(ROTUNDA_DATA).filter((path) => {
    const [top = '', ...within] = path.split('/')
    const isLeftOut = (name: string) => NEED_NO_COPY_WITHIN.some((rule) => rule.name.test(name))
    return isCopied(top) === true && !within.slice(0, 2).some(isLeftOut)
  })

/** Messages that are sent while the backup runs. */
const MOST = 40

for (const [from, to] of [
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
] as const)
  test(`a service on ${from} is backed up while it takes messages, and nothing is lost or sent twice on ${to}`, async (t) => {
    const source = { ...(await makePlace(t, from)), ROTUNDA_RATES: 'off' }
    const folder = makeFolder(t)
    await putSample(source.ROTUNDA_DATA)
    const service = await startService(source)
    t.after(() => service.stop())
    await report(service)
    const delivered = await sendMessage(service)
    await waitForState(service, delivered.id, 'delivered')
    await askRotunda(source, 'channels', 'pause', 'house-cwc', '--reason', 'A test.')
    const answered = [delivered.id]
    const send = async () => answered.push((await sendMessage(service, `Text ${answered.length}.`, 0)).id)
    for (let count = 0; count < 10; count += 1) await send()
    const before = [...answered]
    const ended = new AbortController()
    const sending = (async () => {
      while (!ended.signal.aborted && answered.length < MOST) await send()
    })()
    const made = await askRotunda(source, 'backup', folder)
    ended.abort()
    await sending
    const rows = readFileSync(join(folder, 'tables/messages.ndjson'), 'utf8')
    for (const id of before) assert.ok(rows.includes(id), `${id} was answered before the backup`)
    assert.deepEqual([made.missing, made.damaged, made.unknown], [[], [], []])
    const kept = listKept(source)
    await service.stop()
    // A second backup has the rest, and all that the end of the service left.
    const last = await askRotunda(source, 'backup', folder)
    assert.ok(last.copied <= kept.length)
    assert.deepEqual(
      readdirSync(source.ROTUNDA_DATA).filter((name) => isCopied(name) === undefined),
      [],
    )

    const target = { ...(await makePlace(t, to)), ROTUNDA_RATES: 'off' }
    for (const name of ['secrets.json', 'signing-key.pem'])
      copyFileSync(join(source.ROTUNDA_DATA, name), join(target.ROTUNDA_DATA, name))
    const restored = await askRotunda(target, 'restore', folder)
    assert.deepEqual(restored.missing, [])
    assert.equal(restored.waiting_messages.length, answered.length - 1)
    assert.deepEqual(listKept(target), listKept(source))
    for (const path of listKept(source))
      assert.ok(
        readFileSync(join(source.ROTUNDA_DATA, path)).equals(readFileSync(join(target.ROTUNDA_DATA, path))),
        path,
      )
    assert.ok(kept.some((path) => path.startsWith('evidence/')))

    const again = { ...(await startService(target)), key: service.key }
    t.after(() => again.stop())
    assert.equal((await stateOf(again, delivered.id)).state, 'delivered')
    for (const id of answered.slice(1)) assert.equal((await waitForState(again, id, 'held')).state, 'held')
    const fresh = await sendMessage(again, 'A text after the restore.', 0)
    await waitForState(again, fresh.id, 'held')
    await askRotunda(target, 'channels', 'resume', 'house-cwc')
    for (const id of [...answered, fresh.id]) await waitForState(again, id, 'delivered')
  })
