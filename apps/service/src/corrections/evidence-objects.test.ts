import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync, writeFileSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { makePerson } from '../people/testing.ts'
import { makeSealer, type Sealer } from '../platform/index.ts'
import { openObjectStore, StoreFault, type ObjectStore } from '../platform/object-store/index.ts'
import { openOn, startS3rver } from '../platform/object-store/testing.ts'
import { onEveryStore, openTestSqlite, type OpenTestStore } from '../platform/store/testing.ts'
import { once } from '../platform/testing.ts'
import {
  addReportFile,
  eraseFile,
  eraseReportFiles,
  openEvidenceFolder,
  openEvidenceObjects,
  readReportFile,
  type ReportTables,
} from './index.ts'
import { AT, openEvidenceTest, pdf } from './testing/open-evidence.ts'

const KEYS = { old: { id: 1, secret: Buffer.alloc(32, 1) }, current: { id: 2, secret: Buffer.alloc(32, 2) } }
const HOUR = 3_600_000

const openPlaces = async (t: TestContext, open: OpenTestStore) => {
  const opened = await openEvidenceTest(open)
  t.after(() => opened.close())
  const place = mkdtempSync(join(tmpdir(), 'rotunda-objects-'))
  t.after(() => {
    rmSync(place, { recursive: true })
  })
  const objects = openObjectStore({ address: place, region: 'us-east-1' })
  const folder = openEvidenceFolder(opened.directory)
  const using = (sealer: Sealer, from: ObjectStore = objects) => ({
    ...opened.needs,
    evidence: openEvidenceObjects({ objects: from, sealer, folder }),
  })
  const needs = using(makeSealer([KEYS.old]))
  return {
    ...opened,
    needs,
    using,
    objects,
    folder,
    place,
    pathOf: (sha256: string) => join(place, 'evidence', sha256),
  }
}

const put = (evidence: ReturnType<typeof openEvidenceObjects>, bytes: Buffer) =>
  evidence.withDraft(bytes, async (sha256, keep) => {
    await keep()
    return sha256
  })

onEveryStore((open) => {
  test('evidence is sealed in the store: its bytes are not in the object, and only the keys read it', async (t) => {
    const { needs, using, pathOf, onDisk } = await openPlaces(t, open)
    const sha256 = await put(needs.evidence, pdf('a secret word'))
    assert.deepEqual(onDisk(), [])
    assert.ok(!readFileSync(pathOf(sha256)).includes('a secret word'))
    assert.deepEqual(await needs.evidence.read(sha256), pdf('a secret word'))
    const changed = using(makeSealer([KEYS.current, KEYS.old]))
    assert.deepEqual(await changed.evidence.read(sha256), pdf('a secret word'))
    const lost = using(makeSealer([KEYS.current]))
    await assert.rejects(lost.evidence.read(sha256), { code: 'unavailable', message: /sealed with a key/ })
    // The object of one file is not that of another.
    const other = await put(needs.evidence, pdf('another'))
    writeFileSync(pathOf(other), readFileSync(pathOf(sha256)))
    await assert.rejects(needs.evidence.read(other), { code: 'unavailable' })
    assert.equal(await needs.evidence.read('0'.repeat(64)), undefined)
  })

  test('a reviewer erases a file, and its object is gone from the store: no key brings it back', async (t) => {
    const { store, needs, using, putReport, pathOf, place } = await openPlaces(t, open)
    const actor = await makePerson(store, 'reviewer@rotunda.example', AT, 'reviewer')
    const report = await putReport()

    const order = { secret: report.secret, name: 'a.pdf', bytes: pdf('erased'), countedAs: 'x' }
    const { sha256 } = await addReportFile(needs, order, AT)
    assert.ok(existsSync(pathOf(sha256)))
    assert.deepEqual((await readReportFile(needs, { ...report, sha256 })).content, pdf('erased'))
    // Another machine has other keys to seal with, and erases the same object.
    const other = using(makeSealer([KEYS.current, KEYS.old]))
    await eraseFile(other, { actor, number: report.number, sha256, reason: 'It names a child.', at: AT })
    assert.ok(!existsSync(pathOf(sha256)))
    assert.deepEqual(readdirSync(join(place, 'evidence')), [])
    for (const { evidence } of [needs, other]) assert.equal(await evidence.read(sha256), undefined)
  })

  test('an object that no row names leaves the store after an hour, and a named one stays', async (t) => {
    const { needs, putReport, pathOf, place } = await openPlaces(t, open)

    const report = await putReport()
    const order = { secret: report.secret, name: 'a.pdf', bytes: pdf('named'), countedAs: 'x' }
    const { sha256: named } = await addReportFile(needs, order, AT)
    const unnamed = await put(needs.evidence, pdf('of a process that died'))
    // The time of an object is that of the store, and rows have the clock of the test.
    const later = new Date(Math.max(AT.getTime(), Date.now()) + 2 * HOUR)
    assert.equal(await eraseReportFiles(needs, AT), 0)
    assert.ok(existsSync(pathOf(unnamed)))
    assert.equal(await eraseReportFiles(needs, later), 1)
    assert.deepEqual(readdirSync(join(place, 'evidence')), [named])
  })

  test('a file whose time is over leaves the store although its list does not show the object', async (t) => {
    const { store, using, objects, putReport, pathOf } = await openPlaces(t, open)
    const stale = using(makeSealer([KEYS.old]), { ...objects, list: async function* () {} })
    const report = await putReport()
    const order = { secret: report.secret, name: 'a.pdf', bytes: pdf('old'), countedAs: 'x' }
    const { sha256 } = await addReportFile(stale, order, AT)
    await store.write<ReportTables, unknown>((trx) =>
      trx.updateTable('correction_reports').set({ state: 'withdrawn' }).execute(),
    )
    assert.ok(existsSync(pathOf(sha256)))
    assert.equal(await eraseReportFiles(stale, new Date(AT.getTime() + 2 * HOUR)), 1)
    assert.ok(!existsSync(pathOf(sha256)))
  })

  test('files from before the store are read, move there sealed, and are erased in both places', async (t) => {
    const { needs, putReport, add, folder, onDisk, pathOf } = await openPlaces(t, open)
    const report = await putReport()
    const [moved, gone] = [
      await add(report.secret, 'a.pdf', pdf('old')),
      await add(report.secret, 'b.pdf', pdf('gone')),
    ]
    assert.deepEqual(await needs.evidence.read(moved.sha256), pdf('old'))
    await needs.evidence.remove(gone.sha256)
    assert.deepEqual(onDisk(), [moved.sha256])
    await eraseReportFiles(needs, new Date(Date.now() + 2 * HOUR))
    assert.deepEqual(onDisk(), [])
    assert.ok(!readFileSync(pathOf(moved.sha256)).includes('%PDF'))
    assert.deepEqual(await needs.evidence.read(moved.sha256), pdf('old'))
    assert.equal(await folder.read(moved.sha256), undefined)
  })
})

const onSqlite = (t: TestContext) => openPlaces(t, openTestSqlite)

test('a store that is away takes no file and gives none: 503, known not to be stored', async (t) => {
  const { using, objects, needs } = await onSqlite(t)
  const sha256 = await put(needs.evidence, pdf('a'))
  const away = () => Promise.reject(new StoreFault('unreachable', 'It is away.'))
  const { evidence } = using(makeSealer([KEYS.old]), {
    ...objects,
    put: away,
    findSize: away,
    open: async function* () {
      await away()
      yield Buffer.alloc(0)
    },
  })
  await assert.rejects(put(evidence, pdf('b')), { code: 'unavailable', message: /was not stored/ })
  await assert.rejects(evidence.read(sha256), { code: 'unavailable', retryAfterSeconds: 60 })
})

test('an object that is damaged, or that no key opens, is replaced by the same file', async (t) => {
  const { using, needs, pathOf } = await onSqlite(t)
  const sha256 = await put(needs.evidence, pdf('a'))
  writeFileSync(pathOf(sha256), 'torn')
  await assert.rejects(needs.evidence.read(sha256), { code: 'unavailable', message: /damaged/ })
  await put(needs.evidence, pdf('a'))
  assert.deepEqual(await needs.evidence.read(sha256), pdf('a'))
  const { evidence } = using(makeSealer([KEYS.current]))
  await put(evidence, pdf('a'))
  assert.deepEqual(await evidence.read(sha256), pdf('a'))
})

test('a file that a pass removed between its draft and its row is stored again', async (t) => {
  const { needs, pathOf } = await onSqlite(t)
  const sha256 = await needs.evidence.withDraft(pdf('a'), async (digest, keep) => {
    rmSync(pathOf(digest))
    await keep()
    return digest
  })
  assert.deepEqual(await needs.evidence.read(sha256), pdf('a'))
})

test('on a server of S3, evidence is sealed, read, listed once it is old, and gone after its erasure', async (t) => {
  const { using } = await onSqlite(t)
  const objects = openOn(await startS3rver(t))
  const { evidence } = using(makeSealer([KEYS.old]), objects)
  const sha256 = await put(evidence, pdf('a secret word'))
  const sealed = Buffer.concat(await Array.fromAsync(objects.open(`evidence/${sha256}`)))
  assert.ok(!sealed.includes('a secret word'))
  assert.deepEqual(await evidence.read(sha256), pdf('a secret word'))
  assert.deepEqual(await evidence.listOlder(new Date(Date.now() + HOUR)), [sha256])
  await evidence.remove(sha256)
  assert.equal(await objects.findSize(`evidence/${sha256}`), undefined)
  assert.equal(await evidence.read(sha256), undefined)
})

test('a store that never answers delays a removal by its bound, and nothing is claimed', async (t) => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  t.after(() => silent.close())
  // A server of TCP that listens has such an address.
  const { port } = silent.address() as AddressInfo
  const [accessKey, secretKey, bucket] = ['key', 'secret', 'bucket']
  const objects = openOn({
    endpoint: `http://127.0.0.1:${port}`,
    accessKey,
    secretKey,
    bucket,
    region: 'us-east-1',
  })
  t.after(() => objects.close())
  const place = mkdtempSync(join(tmpdir(), 'rotunda-silent-'))
  t.after(() => {
    rmSync(place, { recursive: true })
  })
  const evidence = openEvidenceObjects({
    objects,
    sealer: makeSealer([KEYS.old]),
    folder: openEvidenceFolder(place),
  })
  await assert.rejects(evidence.remove('a'.repeat(64)), { name: 'TimeoutError' })
})
