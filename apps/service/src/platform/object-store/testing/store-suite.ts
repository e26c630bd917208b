import assert from 'node:assert/strict'
import { createCipheriv } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { StoreFault, type ObjectStore } from '../object-store.ts'
import { patience } from '../../testing.ts'

export type StoreUnderTest = {
  /** Opens an empty store, and makes it empty again after the test. */
  readonly open: (t: { after(clean: () => void): void }) => Promise<ObjectStore>
  /** Whether the store obeys `If-None-Match: *`. */
  readonly refusesOverwrites: boolean
  /** Whether the store lists uploads in parts, and lists of more than a page. */
  readonly listsAll: boolean
}

export const readObject = async (store: ObjectStore, key: string, from = 0): Promise<Buffer> => {
  const pieces: Uint8Array[] = []
  for await (const piece of store.open(key, { from })) pieces.push(piece)
  return Buffer.concat(pieces)
}

const listKeys = async (store: ObjectStore, prefix: string): Promise<string[]> => {
  const keys: string[] = []
  for await (const { key } of store.list(prefix)) keys.push(key)
  return keys.sort()
}

/** Bytes that repeat nowhere, so that no two places of a file can be taken for each other. */
export const makeBytes = (length: number): Buffer =>
  createCipheriv('aes-256-ctr', Buffer.alloc(32), Buffer.alloc(16)).update(Buffer.alloc(length))

const isFault = (kind: StoreFault['kind']) => (fault: unknown) =>
  fault instanceof StoreFault && fault.kind === kind

/** Tests that every store of objects must pass. */
export const listStoreTests = ({
  open,
  refusesOverwrites,
  listsAll,
}: StoreUnderTest): Readonly<Record<string, (t: TestContext) => Promise<void>>> => ({
  'an object is read back whole, from an offset, and not beyond its end': async (t) => {
    const store = await open(t)
    assert.equal(await store.put('a/b/one.json', { bytes: Buffer.from('0123456789') }), 'stored')
    assert.equal(await store.findSize('a/b/one.json'), 10)
    assert.equal((await readObject(store, 'a/b/one.json')).toString(), '0123456789')
    assert.equal((await readObject(store, 'a/b/one.json', 7)).toString(), '789')
    assert.equal((await readObject(store, 'a/b/one.json', 10)).toString(), '')
    await store.put('empty', { bytes: Buffer.alloc(0) })
    assert.equal((await readObject(store, 'empty')).length, 0)
    assert.equal(await store.findSize('empty'), 0)
  },

  'an absent object has no size, cannot be opened, and is removed without a fault': async (t) => {
    const store = await open(t)
    assert.equal(await store.findSize('absent'), undefined)
    assert.equal(await store.findSize('absent/below'), undefined)
    await assert.rejects(readObject(store, 'absent'), isFault('missing'))
    await store.remove('absent')
    await store.put('present', { bytes: Buffer.from('x') })
    await store.remove('present')
    assert.equal(await store.findSize('present'), undefined)
  },

  'a small object is overwritten only where the store cannot refuse it, which the probe finds': async (t) => {
    const store = await open(t)
    assert.deepEqual(await store.probe(), { refusesOverwrites })
    await store.put('one', { bytes: Buffer.from('first') })
    const outcome = await store.put('one', { bytes: Buffer.from('later') })
    assert.equal(outcome, refusesOverwrites ? 'existed' : 'stored')
    assert.equal((await readObject(store, 'one')).toString(), refusesOverwrites ? 'first' : 'later')
    assert.deepEqual(await listKeys(store, ''), ['one'], 'the probe leaves nothing')
  },

  'of racing writers of a small object exactly one wins, where the store can refuse': async (t) => {
    const store = await open(t)
    const writers = Array.from({ length: 8 }, (_, number) => `writer ${number}`)
    const outcomes = await Promise.all(
      writers.map((writer) => store.put('raced', { bytes: Buffer.from(writer) })),
    )
    assert.equal(outcomes.filter((outcome) => outcome === 'stored').length, refusesOverwrites ? 1 : 8)
    const kept = (await readObject(store, 'raced')).toString()
    assert.ok(writers.includes(kept))
    if (refusesOverwrites) assert.equal(kept, writers[outcomes.indexOf('stored')])
  },

  'a file larger than a part has the same bytes, and replaces an earlier one': async (t) => {
    const store = await open(t)
    const folder = mkdtempSync(join(tmpdir(), 'rotunda-file-'))
    t.after(() => rmSync(folder, { recursive: true }))
    const [file, bytes] = [join(folder, 'large'), makeBytes(37 * 1024 * 1024)]
    writeFileSync(file, Buffer.alloc(20 * 1024 * 1024))
    assert.equal(await store.put('large', { file }), 'stored')
    writeFileSync(file, bytes)
    assert.equal(await store.put('large', { file }), 'stored')
    assert.ok((await readObject(store, 'large')).equals(bytes))
    assert.ok((await readObject(store, 'large', 36_000_000)).equals(bytes.subarray(36_000_000)))
    if (!listsAll) return
    for await (const upload of store.listUploads('')) assert.fail(`${upload.key} was left unfinished`)
  },

  'a list has every object under its prefix, and no other': async (t) => {
    const store = await open(t)
    for (const key of ['a/1', 'a/2', 'a/b/3', 'ab/4', 'b/5'])
      await store.put(key, { bytes: Buffer.from(key) })
    assert.deepEqual(await listKeys(store, 'a/'), ['a/1', 'a/2', 'a/b/3'])
    assert.deepEqual(await listKeys(store, 'a'), ['a/1', 'a/2', 'a/b/3', 'ab/4'])
    assert.deepEqual(await listKeys(store, 'none/'), [])
    for await (const { sizeBytes, changedAt } of store.list('a/b/')) {
      assert.equal(sizeBytes, 5)
      assert.ok(changedAt.getTime() > 0)
    }
  },

  'a list of more than a page is whole': async (t) => {
    if (!listsAll) return t.skip('this server has no second page')
    const store = await open(t)
    const keys = Array.from({ length: 1003 }, (_, number) => `many/${String(number).padStart(4, '0')}`)
    for (let from = 0; from < keys.length; from += 50)
      await Promise.all(keys.slice(from, from + 50).map((key) => store.put(key, { bytes: Buffer.from('x') })))
    assert.deepEqual(await listKeys(store, 'many/'), keys)
  },

  'a key that leads out of the store is refused before anything is asked': async (t) => {
    const store = await open(t)
    for (const key of ['../out', '/etc/passwd', 'a/../../b', 'a//b', '.hidden', 'a b', ''])
      await assert.rejects(store.put(key, { bytes: Buffer.from('x') }), /is no key/)
  },

  'an aborted operation ends with the reason of its signal': async (t) => {
    const store = await open(t)
    await store.put('one', { bytes: Buffer.from('x') })
    const reason = new Error('no longer wanted')
    const aborted = AbortSignal.abort(reason)
    await assert.rejects(store.put('two', { bytes: Buffer.from('x') }, { signal: aborted }), reason)
    await assert.rejects(async () => {
      for await (const piece of store.open('one', { signal: aborted })) assert.fail(`${piece.length} bytes`)
    }, reason)
    assert.equal(await store.findSize('two'), undefined)
  },

  'a signed address is readable without credentials, under the given name': async (t) => {
    const store = await open(t)
    await store.put('one.csv', { bytes: Buffer.from('a,b\n') })
    const address = await store.sign('one.csv', {
      seconds: 60,
      mediaType: 'text/csv',
      disposition: 'attachment; filename="shown.csv"',
    })
    if (store.kind === 'folder') return assert.equal(address, undefined)
    assert.ok(address !== undefined)
    const answer = await fetch(address, { signal: patience() })
    assert.equal(await answer.text(), 'a,b\n')
    assert.match(answer.headers.get('content-type') ?? '', /^text\/csv/)
    assert.match(answer.headers.get('content-disposition') ?? '', /shown\.csv/)
  },

  'an address that is signed for HEAD gives the size, and no bytes': async (t) => {
    const store = await open(t)
    await store.put('one.csv', { bytes: Buffer.from('a,b\n') })
    const address = await store.sign('one.csv', { seconds: 60, method: 'HEAD', mediaType: 'text/csv' })
    if (store.kind === 'folder') return assert.equal(address, undefined)
    assert.ok(address !== undefined)
    const answer = await fetch(address, { method: 'HEAD', signal: patience() })
    assert.deepEqual([answer.status, answer.headers.get('content-length')], [200, '4'])
  },
})
