import assert from 'node:assert/strict'
import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { ArchiveProblem } from './check-archive.ts'
import { objectPath } from './objects.ts'
import { aDocument, anEdition, FACTS, makeArchive } from './testing/archives.ts'

const LATER = { retrieved_at: '2025-04-01T12:00:00.000Z' }
const places = (problems: readonly ArchiveProblem[]) => problems.map(({ kind, path }) => [kind, path])

const setUp = async (t: Parameters<typeof makeArchive>[0]) => {
  const { archive, directory } = makeArchive(t)
  const { edition } = await archive.add(anEdition('one'))
  const [source] = edition
  return { archive, directory, source, object: objectPath(source.sha256) }
}

test('documents that were added, checked or cut off are no problem', async (t) => {
  const { archive } = await setUp(t)
  await archive.add(anEdition('one', LATER))
  await archive.add(anEdition('two', LATER))
  const page = { ...aDocument('page 1', { fiscal_year: 2025 }), rows: 1 }
  await archive.unfinished.save(page.facts, { total: 2, pages: [page] })
  assert.deepEqual((await archive.check()).problems, [])
})

test('a document that is missing or damaged is named, with what to do', async (t) => {
  const { archive, directory, object } = await setUp(t)
  chmodSync(join(directory, object), 0o600)
  writeFileSync(join(directory, object), 'onf')
  assert.deepEqual(places((await archive.check()).problems), [['damaged', object]])
  rmSync(join(directory, object))
  const [problem, ...others] = (await archive.check()).problems
  assert.deepEqual([problem?.kind, problem?.path, others], ['missing', object, []])
  assert.match(
    problem?.detail ?? '',
    /copy of the archive, or add the same document again with --retrieved 20.*Z: without/,
  )
})

const BROKEN: readonly (readonly [what: string, change: (text: string) => string, says: RegExp])[] = [
  ['cut', (text) => text.slice(0, 20), /JSON/],
  ['of another shape', (text) => text.replace('"sample"', '"simple"'), /required|sample/],
  ['of another edition', (text) => text.replaceAll('-0001', '-0002'), /in its name/],
  ['without a document', () => '[]', /in its name/],
]
for (const [what, change, says] of BROKEN)
  test(`an entry that is ${what} is named, and nothing else is taken for an orphan`, async (t) => {
    const { archive, directory, source } = await setUp(t)
    const path = `documents/${source.edition}.json`
    const text = readFileSync(join(directory, path), 'utf8')
    rmSync(join(directory, path))
    writeFileSync(join(directory, path), change(text))
    const { problems } = await archive.check()
    assert.deepEqual(places(problems), [['unreadable', path]])
    assert.match(problems[0]?.detail ?? '', says)
    await assert.rejects(archive.list(), /cannot be read/)
  })

for (const text of ['{"checked_at":', '{"checked_at":"yesterday"}'])
  test(`a note of the last check that says ${text} is named itself, and may be deleted`, async (t) => {
    const { archive, directory, source } = await setUp(t)
    await archive.add(anEdition('one', LATER))
    const path = `checks/${source.edition}.json`
    rmSync(join(directory, path))
    writeFileSync(join(directory, path), text)
    const { problems } = await archive.check()
    assert.deepEqual(places(problems), [['unreadable', path]])
    await assert.rejects(archive.add(anEdition('one', LATER)), /checks.* cannot be read .* or delete it: /)
    rmSync(join(directory, path))
    assert.deepEqual((await archive.check()).problems, [])
  })

test('files that nothing names are orphans', async (t) => {
  const { archive, directory, object } = await setUp(t)
  mkdirSync(join(directory, 'objects/00'))
  const strays = ['drafts/left-over', 'notes.txt', 'objects/00/stray']
  for (const path of strays) writeFileSync(join(directory, path), '')
  assert.deepEqual(
    places((await archive.check()).problems).sort(),
    strays.map((path) => ['orphan', path]),
  )
  renameSync(join(directory, object), join(directory, 'objects/00/moved'))
  const found = (await archive.check()).problems
  assert.ok(found.some(({ kind, path }) => kind === 'missing' && path === object))
})

test('an entry that was taken out from under a later one is missed', async (t) => {
  const { archive, directory, source } = await setUp(t)
  const { edition } = await archive.add(anEdition('two', LATER))
  rmSync(join(directory, `documents/${source.edition}.json`))
  const { problems } = await archive.check()
  assert.ok(
    problems.some(({ kind, path }) => kind === 'missing' && path === `documents/${edition[0].edition}.json`),
  )
  assert.equal(
    (await archive.add(anEdition('three', { ...LATER, published_at: '2025-03-30' }))).outcome,
    'revision',
  )
})

test('pages of a cut-off fetch that cannot be read are named, and count as none', async (t) => {
  const { archive, directory } = await setUp(t)
  const page = { ...aDocument('page 1', { fiscal_year: 2025 }), rows: 1 }
  await archive.unfinished.save(page.facts, { total: 2, pages: [page] })
  assert.equal((await archive.unfinished.find(page.facts))?.pages.length, 1)
  const [file] = await archive.unfinished.list()
  const path = `unfinished/${file?.name ?? ''}`
  rmSync(join(directory, path))
  writeFileSync(join(directory, path), '{"total": 2')
  assert.deepEqual(places((await archive.check()).problems), [['unreadable', path]])
  assert.equal(await archive.unfinished.find(page.facts), undefined)
  await archive.unfinished.drop(page.facts)
  assert.equal(await archive.unfinished.find(FACTS), undefined)
})
