import assert from 'node:assert/strict'
import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { APPROPRIATIONS } from '../../collections/appropriations/declaration/index.ts'
import { OperatorFault, Refusal } from '../../platform/index.ts'
import { openObjectStore, type ObjectStore } from '../../platform/object-store/index.ts'
import { openOn, startS3rver } from '../../platform/object-store/testing.ts'
import { omitFromList, startFaultyProxy, type AskedOfProxy } from '../../platform/testing.ts'
import { indexFolder } from '../index-files/index-folder.ts'
import { build, makeFolder, readTree, TEST_KEY } from '../testing.ts'
import { makeReleaseStore } from './make-release-store.ts'

const NEVER = new AbortController().signal
const publicHalf = (key: KeyObject) => createPublicKey(key).export({ type: 'spki', format: 'pem' })

/** A machine with a folder of releases of its own. */
const makeMachine = (t: TestContext, objects: ObjectStore, { key = TEST_KEY, trusted = [TEST_KEY] } = {}) => {
  const directory = join(makeFolder(t), 'releases')
  mkdirSync(directory)
  const store = makeReleaseStore({
    objects,
    directory,
    collection: APPROPRIATIONS,
    trusted: () => trusted.map(publicHalf),
    signing: () => key,
  })
  return { directory, store }
}

/** A release that one machine built, and a store of S3 behind a proxy that can fail. */
const setUp = async (t: TestContext) => {
  const server = await startS3rver(t)
  const proxy = await startFaultyProxy(t, server.endpoint)
  const open = () => openOn({ ...server, endpoint: proxy.endpoint })
  const builder = makeMachine(t, open())
  const { summary } = await build(builder.directory)
  const reader = makeMachine(t, open())
  const [place, index] = [join(reader.directory, summary.id), indexFolder(reader.directory, summary.id)]
  const isWhole = () => {
    assert.deepEqual(readTree(place), readTree(join(builder.directory, summary.id)))
    assert.deepEqual(readdirSync(join(reader.directory, 'fetching')), ['used'])
  }
  return { id: summary.id, builder, reader, proxy, place, index, isWhole, open }
}

const path = (key: string) => (asked: AskedOfProxy) => asked.path.includes(key)
const reading = (key: string) => (asked: AskedOfProxy) => asked.method === 'GET' && path(key)(asked)

const refusedBecause = (words: RegExp) => (fault: unknown) => {
  assert.ok(fault instanceof Refusal, String(fault))
  assert.equal(fault.code, 'unavailable')
  assert.match(fault.message, words)
  return true
}

test('a release has the same id, bytes and index through a folder and through S3', async (t) => {
  const { id, builder, reader, index, isWhole } = await setUp(t)
  await builder.store.put(id, NEVER)
  await reader.store.bring(id, NEVER)
  isWhole()
  const made = readTree(indexFolder(builder.directory, id))
  assert.deepEqual(readTree(index), made)
  const folder = openObjectStore({ address: makeFolder(t), region: 'none' })
  const [first, second] = [makeMachine(t, folder), makeMachine(t, folder)]
  await build(first.directory)
  await first.store.put(id, NEVER)
  await second.store.bring(id, NEVER)
  assert.deepEqual(readTree(join(second.directory, id)), readTree(join(builder.directory, id)))
  assert.deepEqual(readTree(indexFolder(second.directory, id)), made)
})

test('lists that have nothing, answers 500 and bodies that break off do not hinder a release', async (t) => {
  const { id, builder, reader, proxy, isWhole } = await setUp(t)
  proxy.fail({
    when: ({ path: asked }) => asked.includes('list-type'),
    fault: { kind: 'change list', change: omitFromList(/./) },
  })
  proxy.fail({ when: path('appropriations'), times: 3, fault: { kind: 'status', status: 500 } })
  await builder.store.put(id, NEVER)
  proxy.fail({ when: reading('house-projects.csv'), times: 1, fault: { kind: 'cut', atByte: 100 } })
  proxy.fail({ when: reading('.zip'), times: 1, fault: { kind: 'cut', atByte: 1000 } })
  await reader.store.bring(id, NEVER)
  isWhole()
})

test('a fetch that was cut off goes on at the byte where it stopped, in a later try', async (t) => {
  const { id, builder, reader, proxy, isWhole } = await setUp(t)
  await builder.store.put(id, NEVER)
  proxy.fail({ when: reading('.zip'), times: 1, fault: { kind: 'cut', atByte: 1000 } })
  proxy.fail({ when: reading('.zip'), times: 5, fault: { kind: 'status', status: 403 } })
  await assert.rejects(reader.store.bring(id, NEVER), refusedBecause(/403|AccessDenied|refuses/))
  assert.equal(existsSync(join(reader.directory, id)), false)
  proxy.heal()
  const before = proxy.asked.length
  await reader.store.bring(id, NEVER)
  isWhole()
  const [zip] = proxy.asked.slice(before).filter((asked) => asked.path.includes('.zip'))
  assert.match(String(zip?.headers.range), /^bytes=[1-9]\d*-$/)
})

test('a wrong byte refuses the release and names the file, and a later try begins that file anew', async (t) => {
  const { id, builder, reader, proxy, isWhole } = await setUp(t)
  await builder.store.put(id, NEVER)
  proxy.fail({ when: reading('house-projects.json'), times: 1, fault: { kind: 'wrong byte', atByte: 50 } })
  await assert.rejects(
    reader.store.bring(id, NEVER),
    refusedBecause(/other bytes of releases\/appropriations\/[0-9a-f]+\/data\/house-projects\.json/),
  )
  assert.equal(existsSync(join(reader.directory, id)), false)
  await reader.store.bring(id, NEVER)
  isWhole()
})

test('an upload that stops in the middle is no release, and is completed by the next', async (t) => {
  const { id, builder, reader, proxy, isWhole } = await setUp(t)
  proxy.fail({
    when: ({ method, path: asked }) => method === 'PUT' && asked.includes('.parquet'),
    fault: { kind: 'stop upload', atByte: 100 },
  })
  await assert.rejects(builder.store.put(id, NEVER), OperatorFault)
  await assert.rejects(reader.store.bring(id, NEVER), refusedBecause(/does not have it/))
  proxy.heal()
  await builder.store.put(id, NEVER)
  await reader.store.bring(id, NEVER)
  isWhole()
})

test('a store that gives back other bytes than it was given fails the copy, and a damaged copy is put right', async (t) => {
  const { id, builder, reader, proxy, open, isWhole } = await setUp(t)
  proxy.fail({ when: reading('house-projects.csv'), fault: { kind: 'wrong byte', atByte: 5 } })
  await assert.rejects(builder.store.put(id, NEVER), /gives back other bytes of data\/house-projects\.csv/)
  proxy.heal()
  await builder.store.put(id, NEVER)
  await open().put(`releases/appropriations/${id}/data/house-projects.csv`, { bytes: Buffer.from('damaged') })
  await assert.rejects(reader.store.bring(id, NEVER), refusedBecause(/house-projects\.csv/))
  await builder.store.put(id, NEVER)
  await reader.store.bring(id, NEVER)
  isWhole()
})

test('the key beside a release proves nothing: another signer is refused', async (t) => {
  const { id, builder, open } = await setUp(t)
  await builder.store.put(id, NEVER)
  const { privateKey } = generateKeyPairSync('ed25519')
  const stranger = makeMachine(t, open(), { trusted: [privateKey] })
  await assert.rejects(
    stranger.store.bring(id, NEVER),
    refusedBecause(/not signed by a trusted key.*ROTUNDA_TRUSTED_SIGNERS/),
  )
  assert.equal(existsSync(join(stranger.directory, id)), false)
  // A stranger signs the summary anew, and a reader who trusts the stranger alone still sees who signed the files.
  const forger = makeMachine(t, open(), { key: privateKey, trusted: [privateKey] })
  await build(forger.directory)
  await forger.store.put(id, NEVER)
  await assert.rejects(
    stranger.store.bring(id, NEVER),
    refusedBecause(/SHA256SUMS\.sig is not a signature by a trusted key/),
  )
})

test('an index that is damaged, unsigned or absent is left out, and the release is there', async (t) => {
  const { id, builder, open } = await setUp(t)
  await builder.store.put(id, NEVER)
  const objects = open()
  const keys: string[] = []
  for await (const { key } of objects.list('indexes/')) keys.push(key)
  for (const ending of ['.sqlite', 'SHA256SUMS.sig', 'SHA256SUMS']) {
    const key = keys.find((one) => one.endsWith(ending)) ?? assert.fail(ending)
    await objects.put(key, { bytes: Buffer.from('damaged') })
    const machine = makeMachine(t, open())
    await machine.store.bring(id, NEVER)
    assert.ok(existsSync(join(machine.directory, id, 'release.json')))
    assert.equal(existsSync(indexFolder(machine.directory, id)), false, ending)
  }
})

test('a removed release leaves no object, and is refused', async (t) => {
  const { id, builder, reader, open } = await setUp(t)
  await builder.store.put(id, NEVER)
  await builder.store.remove(id)
  for await (const { key } of open().list('')) assert.fail(key)
  await assert.rejects(reader.store.bring(id, NEVER), refusedBecause(/does not have it/))
})

test('a folder without a summary is moved away, and a release that is there is left alone', async (t) => {
  const { id, builder, reader, proxy, place, isWhole } = await setUp(t)
  await builder.store.put(id, NEVER)
  mkdirSync(place)
  writeFileSync(join(place, 'left'), '')
  await reader.store.bring(id, NEVER)
  isWhole()
  const before = proxy.asked.length
  await reader.store.bring(id, NEVER)
  assert.equal(proxy.asked.length, before)
})
