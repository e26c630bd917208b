import assert from 'node:assert/strict'
import { generateKeyPairSync } from 'node:crypto'
import { appendFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { indexFolder } from '../../index-files/index-folder.ts'
import { getRelease } from '../../publish/list-releases.ts'
import type { BuildNeeds, BuiltRelease } from '../build-release.ts'
import { build, makeFolder, readTree, SAMPLE_DOCUMENTS, type Archived } from '../../testing.ts'

type Answer = BuiltRelease & { readonly isMade: boolean }

/** Builds a release, and reports whether it was written, as the progress of the build shows. */
const buildWith = async (
  directory: string,
  documents: readonly Archived[] = SAMPLE_DOCUMENTS,
  more: Partial<BuildNeeds> = {},
): Promise<Answer> => {
  const said: string[] = []
  const reportProgress = (doing: string) => void said.push(doing)
  const built = await build(directory, documents, { code: 'one', reportProgress, ...more })
  return { ...built, isMade: said.some((doing) => doing.startsWith('Writing')) }
}

test('of the same documents, corrections and code the release is verified, not made, and the answer is the same', async (t) => {
  const directory = makeFolder(t)
  const first = await buildWith(directory)
  assert.deepEqual([first.isMade, first.outcome], [true, 'built'])
  const made = readTree(directory)
  const second = await buildWith(directory, SAMPLE_DOCUMENTS.toReversed())
  assert.deepEqual(second, { ...first, isMade: false, outcome: 'already_there' })
  assert.deepEqual(readTree(directory), made)
})

const [REQUESTS, ...OTHERS] = SAMPLE_DOCUMENTS

test('of anything else the release is made', async (t) => {
  const directory = makeFolder(t)
  const { source, bytes } = REQUESTS ?? assert.fail()
  const checked = { bytes, source: { ...source, checked_at: '2026-07-02T00:00:00.000Z' } }
  const correction = {
    id: 'c1',
    record: 'hr-2026-0000000000000000',
    field: 'amount',
    before: 1,
    after: 2,
    evidence_url: 'https://member.example/',
    decided_at: '2026-06-03T12:00:00Z',
    entered_at: '2026-06-03T12:00:00.000Z',
  } as const
  for (const [documents, more] of [
    [[checked, ...OTHERS], {}],
    [OTHERS, {}],
    [SAMPLE_DOCUMENTS, { corrections: [correction] }],
    [SAMPLE_DOCUMENTS, { ledger: Buffer.from('\n') }],
    [SAMPLE_DOCUMENTS, { code: 'two' }],
    [SAMPLE_DOCUMENTS, { signing: generateKeyPairSync('ed25519').privateKey }],
  ] as const) {
    rmSync(directory, { recursive: true })
    await buildWith(directory)
    assert.equal((await buildWith(directory)).isMade, false)
    const { isMade } = await buildWith(directory, documents, more)
    assert.ok(isMade, JSON.stringify(more))
  }
})

test('who does not say which code builds gets every release made', async (t) => {
  const directory = makeFolder(t)
  await build(directory)
  const said: string[] = []
  await build(directory, SAMPLE_DOCUMENTS, { reportProgress: (doing) => void said.push(doing) })
  assert.ok(said.some((doing) => doing.startsWith('Writing')))
})

test('a release that is gone, or its index, is made again; one that is damaged is left to a person', async (t) => {
  const directory = makeFolder(t)
  const { summary } = await buildWith(directory)
  rmSync(indexFolder(directory, summary.id), { recursive: true })
  assert.ok((await buildWith(directory)).isMade)
  rmSync(join(directory, summary.id), { recursive: true })
  assert.ok((await buildWith(directory)).isMade)
  assert.equal((await buildWith(directory)).isMade, false)
  appendFileSync(join(directory, summary.id, 'data/coverage.json'), ' ')
  await assert.rejects(buildWith(directory), /data\/coverage\.json is damaged.* Move that folder away/)
})

test('what was built last is the latest, also when it was only verified', async (t) => {
  const directory = makeFolder(t)
  const { summary: other } = await buildWith(directory, OTHERS)
  const { summary } = await buildWith(directory)
  writeFileSync(join(directory, 'builds', `${other.id}.json`), '{"number":9}')
  assert.equal(getRelease(directory, 'latest').summary.id, other.id)
  assert.equal((await buildWith(directory)).isMade, false)
  assert.equal(getRelease(directory, 'latest').summary.id, summary.id)
})
