import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { FLAGS, namesOf, REFUSAL_REASONS } from '@rotunda/contract'
import { RUN_MILLISECONDS } from '../../apps/service/src/platform/testing.ts'
import { openBytes, type ReadRow } from '../../apps/service/src/publishers/index.ts'
import {
  publishers,
  type AppropriationsSource,
  type PublisherName,
} from '../../apps/service/src/publishers/appropriations/index.ts'
import { ofKind as ofKindIn } from '../../apps/service/src/publishers/testing.ts'
import { makeSampleEditions } from './make-sample-editions.ts'
import type { SampleEdition } from './sample-document.ts'
import { listRepresentatives, senatorsOf, SENATE_STATES } from './sample-members.ts'

const listEditions = (records: number, seed = 1): Promise<SampleEdition[]> =>
  Array.fromAsync(makeSampleEditions({ seed, records }))

type Read = {
  readonly series: string
  readonly rows: readonly ReadRow[]
  readonly source: AppropriationsSource
}

/** Every document as its own publisher reads it. */
const read = async (editions: readonly SampleEdition[]): Promise<Read[]> => {
  const documents = editions.flatMap((edition, index) =>
    edition.map((document, part) => ({ ...document, edition: `edition ${index}`, part: part + 1 })),
  )
  return Promise.all(
    documents.map(async ({ facts, bytes, edition, part }) => {
      const own = { edition, part, bytes: bytes.length, checked_at: facts.retrieved_at, supersedes: null }
      const source: AppropriationsSource = {
        ...facts,
        ...own,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      }
      // The sample knows the publishers of its own documents.
      const publisher = publishers[facts.publisher as PublisherName]
      const open = openBytes(bytes)
      const series = await publisher.findSeries({ source, open })
      return { series, source, rows: await Array.fromAsync(publisher.read({ source, open })) }
    }),
  )
}

const ofKind = <Kind extends Parameters<typeof ofKindIn>[1]>(all: readonly Read[], kind: Kind) =>
  all.flatMap((document) => ofKindIn(document, kind))

/** Leaves out the documents that another document of the sample replaces: the excerpt, and the revised table. */
const withoutReplaced = (all: readonly Read[]): Read[] => {
  const newest = new Map(all.map((one) => [`${one.source.publisher} ${one.series} ${one.source.part}`, one]))
  return [...newest.values()].filter(({ series }) => series !== 'requests/excerpt')
}

const SAMPLE = await read(await listEditions(600))

for (const records of [0, 1, 7, 60, 600, 2345])
  test(`of a sample of ${records} records exactly so many are records`, async () => {
    const all = records === 600 ? SAMPLE : await read(await listEditions(records))
    assert.equal(ofKind(withoutReplaced(all), 'record').length, records)
  })

test('every flag and every reason for a refusal shows, in a sample of half the usual size too', async () => {
  for (const all of [SAMPLE, await read(await listEditions(300))]) {
    const flags = new Set(ofKind(all, 'record').flatMap(({ draft }) => draft.flags))
    // A release alone knows the members and the other rows, and takes control characters away.
    flags.add('party_contradicted').add('project_repeated').add('control_characters_removed')
    // No amount of the sample is so small: the test of its reader has one.
    flags.add('amount_small')
    assert.deepEqual([...flags].toSorted(), namesOf(FLAGS).toSorted())
    const reasons = new Set(ofKind(all, 'refused').map(({ reason }) => reason))
    // Whether a whole workbook is there is known to the release alone.
    const excerpt = all.find(({ series }) => series === 'requests/excerpt')
    if (excerpt?.rows.length) reasons.add('superseded_by_workbook')
    assert.deepEqual([...reasons].toSorted(), namesOf(REFUSAL_REASONS).toSorted())
    assert.ok(ofKind(all, 'merged').length > 0)
  }
})

test('a table that was revised is there in both revisions', () => {
  const [early, late] = SAMPLE.filter(({ series }) => series === 'house_bill/2026/INT').map(
    ({ source }) => source,
  )
  assert.equal(early?.url, late?.url)
  assert.ok((early?.retrieved_at ?? '') < (late?.retrieved_at ?? ''))
})

test('pages of the grid hold no more rows than real ones, and each says how many the year has', async () => {
  const pages = (await listEditions(40_000)).filter(([{ facts }]) => facts.url.includes('cds_requests'))
  assert.equal(pages.length, 5)
  for (const edition of pages) {
    const replies = edition.map(({ bytes }) => JSON.parse(Buffer.from(bytes).toString()))
    const rows: number[] = replies.map(({ DATA }) => DATA.length)
    assert.ok(replies.length > 1 && rows.every((count) => count > 0 && count <= 5000))
    const total = rows.reduce((sum, count) => sum + count, 0)
    assert.ok(replies.every(({ RECORDSTOTAL }) => RECORDSTOTAL === total))
  }
})

test('a fifth of the Senate’s projects are asked for by both senators of a State', async () => {
  const rows = ofKind(await read(await listEditions(5000)), 'record').filter(
    ({ draft }) => draft.dataset === 'senate-requests',
  )
  const projects = Object.groupBy(rows, ({ draft: { fiscal_year, state, purpose, recipient, amount } }) =>
    JSON.stringify([fiscal_year, state, purpose, recipient, amount]),
  )
  const shared = Object.values(projects).filter(
    (asked = []) => new Set(asked.map(({ draft }) => draft.requestors[0]?.name)).size === 2,
  )
  const share = shared.length / Object.keys(projects).length
  assert.ok(share > 0.15 && share < 0.25, String(share))
})

test('amounts lie between those of real projects, most of them near the middle', () => {
  const amounts = ofKind(SAMPLE, 'record').flatMap(({ draft }) => draft.amount ?? [])
  assert.ok(amounts.every((amount) => amount >= 4000 && amount <= 350_000_000))
  const middle = amounts.filter((amount) => amount > 300_000 && amount < 5_000_000)
  assert.ok(middle.length > amounts.length / 2)
})

test('every document says that it is a sample, and comes from where nothing can be', () => {
  for (const { source } of SAMPLE) {
    assert.ok(source.sample)
    assert.match(new URL(source.url).hostname, /\.example$/)
    assert.match(`${source.retrieved_at} ${source.published_at}`, /^2026-.* 2026-/)
  }
})

/** Digest of all bytes, made in a process of its own. */
const digestElsewhere = (environment: Record<string, string>, seed: number): string => {
  const script = `
    import { createHash } from 'node:crypto'
    import { makeSampleEditions } from ${JSON.stringify(join(import.meta.dirname, 'make-sample-editions.ts'))}
    const hash = createHash('sha256')
    for await (const edition of makeSampleEditions({ seed: ${seed}, records: 600 }))
      for (const { facts, bytes } of edition) hash.update(JSON.stringify(facts)).update(bytes)
    console.log(hash.digest('hex'))`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    env: environment,
    encoding: 'utf8',
    timeout: RUN_MILLISECONDS,
  })
  assert.match(stdout, /^[0-9a-f]{64}\n$/, stderr)
  return stdout
}

test('the same seed gives the same bytes in every time zone and language, another seed others', () => {
  const here = digestElsewhere({ TZ: 'UTC', LANG: 'C' }, 7)
  assert.equal(
    digestElsewhere({ TZ: 'Pacific/Auckland', LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8' }, 7),
    here,
  )
  assert.notEqual(digestElsewhere({ TZ: 'UTC', LANG: 'C' }, 8), here)
})

const MEMBERS = [...listRepresentatives(), ...SENATE_STATES.flatMap(({ state }) => senatorsOf(state))]

test('no two members of the sample have one name', () => {
  assert.equal(MEMBERS.length, 541)
  assert.equal(new Set(MEMBERS.map(({ first, last }) => `${first} ${last}`)).size, MEMBERS.length)
})

const SITTING = join(
  import.meta.dirname,
  '../../../../../shared/reference/congress-legislators/legislators-current.json',
)

test('no member of the sample has the surname of a sitting member', (t) => {
  if (!existsSync(SITTING)) return t.skip('the reference files are not here')
  const sitting: { name: { last: string } }[] = JSON.parse(readFileSync(SITTING, 'utf8'))
  const surnames = new Set(sitting.map(({ name }) => name.last.toLowerCase()))
  assert.ok(surnames.size > 400)
  assert.deepEqual(
    MEMBERS.filter(({ last }) => surnames.has(last.toLowerCase())),
    [],
  )
})
