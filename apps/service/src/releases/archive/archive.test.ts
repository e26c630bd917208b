import assert from 'node:assert/strict'
import { chmodSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import fc from 'fast-check'
import { readWhole } from '../../publishers/index.ts'
import { openArchive, type Archive } from './archive.ts'
import { sha256Of, objectPath } from './objects.ts'
import { DECLARED, aDocument, anEdition, FACTS, makeArchive, makeFolder } from './testing/archives.ts'

const readAll = (archive: Archive, sha256: string): Promise<Buffer> => readWhole(() => archive.open(sha256))

const LATER = { retrieved_at: '2025-04-01T12:00:00.000Z' }
const LATEST = { retrieved_at: '2025-05-01T12:00:00.000Z' }

test('what was added is found by its digest, with everything that is known of it', async (t) => {
  const { archive, directory } = makeArchive(t)
  const { outcome, edition } = await archive.add(anEdition('one', { etag: '"1"', status: 200 }))
  assert.equal(outcome, 'new')
  assert.deepEqual(edition, [
    {
      ...FACTS,
      etag: '"1"',
      status: 200,
      sha256: sha256Of(Buffer.from('one')),
      bytes: 3,
      checked_at: FACTS.retrieved_at,
      edition: edition[0].edition,
      part: 1,
      supersedes: null,
    },
  ])
  const other = openArchive(directory, DECLARED)
  assert.deepEqual(await other.list(), edition)
  assert.deepEqual(await readAll(other, edition[0].sha256), Buffer.from('one'))
  assert.equal(readFileSync(join(directory, objectPath(edition[0].sha256)), 'utf8'), 'one')
})

test('an archive that was never added to is empty and whole', async (t) => {
  const { archive } = makeArchive(t)
  assert.deepEqual([await archive.list(), (await archive.check()).problems], [[], []])
  assert.equal(await archive.findLatest(FACTS), undefined)
})

test('the same document again is no new revision; it is known to have been the same at that time too', async (t) => {
  const { archive } = makeArchive(t)
  await archive.add(anEdition('one'))
  const again = await archive.add(anEdition('one', LATER))
  assert.equal(again.outcome, 'unchanged')
  const [source, ...others] = await archive.list()
  assert.deepEqual(others, [])
  assert.equal(source?.retrieved_at, FACTS.retrieved_at)
  assert.equal(source.checked_at, LATER.retrieved_at)
  await archive.noteChecked(again.edition, '2025-03-15T00:00:00.000Z', again.edition[0])
  assert.equal((await archive.list())[0]?.checked_at, LATER.retrieved_at)
})

test('an edition that is withdrawn is in no list, and can be added again; nothing of it is gone', async (t) => {
  const { archive, directory } = makeArchive(t)
  const { edition: first } = await archive.add(anEdition('one'))
  const { edition: second } = await archive.add(anEdition('two', LATER))
  const withdrawal = { withdrawn_at: '2025-06-01T12:00:00.000Z', reason: 'of another bill' }
  assert.equal(await archive.withdraw(second[0].edition, withdrawal), true)
  assert.equal(await archive.withdraw(second[0].edition, { ...withdrawal, reason: 'again' }), false)
  assert.deepEqual(await archive.list(), first)
  assert.deepEqual(await archive.findLatest(FACTS), first)
  assert.deepEqual(await archive.listWithdrawn(), [{ ...withdrawal, edition: second }])
  assert.deepEqual(await readAll(archive, second[0].sha256), Buffer.from('two'))
  const again = await archive.add(anEdition('two', LATER))
  assert.deepEqual([again.outcome, again.edition[0].supersedes], ['revision', first[0].sha256])
  assert.notEqual(again.edition[0].edition, second[0].edition)
  assert.deepEqual(await archive.check(), { sources: [...first, ...again.edition], problems: [] })
  writeFileSync(join(directory, 'withdrawn/notes.txt'), '')
  assert.deepEqual(
    (await archive.check()).problems.map(({ path }) => path),
    ['withdrawn/notes.txt'],
  )
})

test('a document that changed is a new revision; the one before stays as it was', async (t) => {
  const { archive } = makeArchive(t)
  const first = await archive.add(anEdition('one'))
  const second = await archive.add(anEdition('two', LATER))
  assert.equal(second.outcome, 'revision')
  assert.equal(second.edition[0].supersedes, first.edition[0].sha256)
  assert.deepEqual(await archive.list(), [...first.edition, ...second.edition])
  assert.deepEqual(await readAll(archive, first.edition[0].sha256), Buffer.from('one'))
  assert.deepEqual(await archive.findLatest(FACTS), second.edition)
})

test('a document that changed back is a revision again', async (t) => {
  const { archive } = makeArchive(t)
  const first = await archive.add(anEdition('one'))
  const second = await archive.add(anEdition('two', LATER))
  const third = await archive.add(anEdition('one', LATEST))
  assert.equal(third.outcome, 'revision')
  assert.equal(third.edition[0].supersedes, second.edition[0].sha256)
  assert.notEqual(third.edition[0].edition, first.edition[0].edition)
  assert.deepEqual((await archive.check()).problems, [])
})

test('an older copy that is added later supersedes nothing that came after it', async (t) => {
  const { archive } = makeArchive(t)
  const newest = await archive.add(anEdition('two', LATEST))
  const older = await archive.add(anEdition('one'))
  assert.deepEqual([older.outcome, older.edition[0].supersedes], ['revision', null])
  assert.deepEqual(await archive.findLatest(FACTS), newest.edition)
  const between = await archive.add(anEdition('two', LATER))
  assert.equal(between.outcome, 'unchanged')
})

test('when one part of an edition changed, the whole edition is a revision', async (t) => {
  const { archive } = makeArchive(t)
  const first = await archive.add([aDocument('a'), aDocument('b')])
  assert.deepEqual(
    first.edition.map(({ part, edition }) => [part, edition]),
    [1, 2].map((part) => [part, first.edition[0].edition]),
  )
  assert.equal((await archive.add([aDocument('a', LATER), aDocument('b', LATER)])).outcome, 'unchanged')
  const second = await archive.add([aDocument('a', LATEST), aDocument('c', LATEST), aDocument('d', LATEST)])
  assert.equal(second.outcome, 'revision')
  assert.deepEqual(
    second.edition.map(({ supersedes }) => supersedes),
    [...first.edition.map(({ sha256 }) => sha256), null],
  )
  assert.equal((await archive.list()).length, 5)
})

test('the day of publication may be learnt later', async (t) => {
  const { archive } = makeArchive(t)
  await archive.add(anEdition('one'))
  const known = await archive.add(anEdition('one', { ...LATER, published_at: '2025-02-28' }))
  assert.equal(known.outcome, 'revision')
  assert.equal((await archive.findLatest(FACTS))?.[0].published_at, '2025-02-28')
})

test('documents of other years or subcommittees at the same address are not its revisions', async (t) => {
  const { archive } = makeArchive(t)
  for (const facts of [{}, { fiscal_year: 2025 }, { subcommittee: 'AG' }, { subcommittee: 'INT' }] as const)
    assert.equal((await archive.add(anEdition('one', facts))).outcome, 'new')
  const moved = await archive.add(anEdition('two', { url: `${FACTS.url}#sheet`, ...LATER }))
  assert.equal(moved.outcome, 'revision')
})

test('the list has the same order, in any order of adding', async (t) => {
  const texts = ['one', 'two', 'three']
  const editions = ['2024', '2025', '2026'].flatMap((year) =>
    texts.map((text, index) =>
      anEdition(text, { fiscal_year: Number(year), retrieved_at: `2025-01-0${index + 1}T00:00:00.000Z` }),
    ),
  )
  const describe = async (shuffled: typeof editions) => {
    const { archive } = makeArchive(t)
    for (const edition of shuffled) await archive.add(edition)
    return (await archive.list()).map((source) => [
      source.sha256,
      'fiscal_year' in source && source.fiscal_year,
    ])
  }
  const expected = await describe(editions)
  const orders = fc.shuffledSubarray(editions, { minLength: editions.length })
  await fc.assert(
    fc.asyncProperty(orders, async (shuffled) => assert.deepEqual(await describe(shuffled), expected)),
    { numRuns: 10 },
  )
})

test('a damaged document is never given out, and adding it again heals it', async (t) => {
  const { archive, directory } = makeArchive(t)
  const { edition } = await archive.add(anEdition('one'))
  const { sha256 } = edition[0]
  const path = join(directory, objectPath(sha256))
  chmodSync(path, 0o600)
  writeFileSync(path, 'onf')
  await assert.rejects(readAll(archive, sha256), new RegExp(`document ${sha256} is damaged.*copy`))
  assert.equal((await archive.add(anEdition('one', LATER))).outcome, 'unchanged')
  assert.deepEqual(await readAll(archive, sha256), Buffer.from('one'))
})

test('an older document is healed at its own time, and supersedes nothing that came after it', async (t) => {
  const { archive, directory } = makeArchive(t)
  const { edition } = await archive.add(anEdition('one'))
  const newest = await archive.add(anEdition('two', LATER))
  rmSync(join(directory, objectPath(edition[0].sha256)))
  assert.equal((await archive.add(anEdition('one'))).outcome, 'unchanged')
  assert.deepEqual((await archive.check()).problems, [])
  assert.deepEqual(await archive.findLatest(FACTS), newest.edition)
})

test('what the archive could not read again does not get into it', async (t) => {
  const { archive } = makeArchive(t)
  for (const facts of [{ retrieved_at: 'yesterday' }, { published_at: '2025-02-30' }, { url: '' }])
    await assert.rejects(archive.add(anEdition('one', facts)), Error)
  assert.deepEqual(await archive.list(), [])
})

test('a copy of the folder is an archive', async (t) => {
  const { archive, directory } = makeArchive(t)
  await archive.add(anEdition('one'))
  await archive.add(anEdition('one', LATER))
  const copy = join(makeFolder(t), 'copy')
  cpSync(directory, copy, { recursive: true })
  assert.deepEqual(await openArchive(copy, DECLARED).list(), await archive.list())
})
