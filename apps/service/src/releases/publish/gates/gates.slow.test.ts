import assert from 'node:assert/strict'
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { namesOf, REFUSAL_REASONS, REFUSED_BY_DESIGN, type RefusalReason } from '@rotunda/contract'
import { isRecordRow } from '../../../publishers/appropriations/index.ts'
import { type ReadRow, type Source } from '../../../publishers/index.ts'
import { publishRelease } from '../publish-release.ts'
import { PUBLICATIONS_FOLDER, readHistory } from '../publications.ts'
import {
  archive,
  build,
  makeFolder,
  makeRefusedRow,
  makeRow,
  publishAnyway,
  TEST_COLLECTION,
  type Archived,
} from '../../testing.ts'
import { nameFinding, PublishingRefused } from './accept-findings.ts'

const NOW = new Date('2026-06-05T10:00:00Z')

/** Rows with these amounts, each of another title. */
const rowsOf = (amounts: readonly (number | null)[], names = 'Wells'): ReadRow[] =>
  amounts.map((amount, index) => makeRow(index + 2, { title: `${names} ${index}`, amount }))

const times = (count: number, amount = 100_000): number[] => Array.from({ length: count }, () => amount)

const refusedRows = (count: number, reason: RefusalReason = 'row_not_understood'): ReadRow[] =>
  Array.from({ length: count }, (_, index) => ({ ...makeRefusedRow(index + 1000), reason }) as ReadRow)

const requests = (rows: readonly ReadRow[], series = 'requests/2026', facts: Partial<Source> = {}) =>
  archive({ series, rows }, { url: `https://committee.example/${series}`, ...facts })

/** Opens a folder that builds releases of these documents, one after another. */
const open = (t: TestContext) => {
  const directory = makeFolder(t)
  const make = async (documents: readonly Archived[]) => (await build(directory, documents)).summary.id
  const publish = (release: string, ...accept: string[]) =>
    publishRelease({ directory, collection: TEST_COLLECTION, release, now: NOW, accept })
  const published = async (documents: readonly Archived[]) => {
    const release = await make(documents)
    await publishAnyway({ directory, release, now: NOW })
    return release
  }
  return { directory, make, publish, published }
}

const refusalOf = async (work: Promise<unknown>): Promise<PublishingRefused> => {
  const cause: unknown = await work.then(
    () => undefined,
    (fault: unknown) => fault,
  )
  assert.ok(cause instanceof PublishingRefused, String(cause))
  return cause
}

/** Findings to accept before a release can replace the one before it. */
const findingsOf = async (t: TestContext, next: readonly Archived[], current?: readonly Archived[]) => {
  const bed = open(t)
  if (current !== undefined) await bed.published(current)
  const release = await bed.make(next)
  try {
    await bed.publish(release)
    return []
  } catch (cause) {
    if (!(cause instanceof PublishingRefused)) throw cause
    return cause.findings.map(nameFinding)
  }
}

test('a document of which more than 5 % of the rows were refused is published only when that is accepted', async (t) => {
  const { make, publish } = open(t)
  const release = await make([
    requests([...rowsOf(times(8)), ...refusedRows(2), ...refusedRows(1, 'text_damaged')]),
  ])
  const { message } = await refusalOf(publish(release))
  assert.match(
    message,
    /refused: 3 of the 11 rows of requests\/2026 \(https:\/\/committee\.example\/requests\/2026\) were refused \(row_not_understood 2, text_damaged 1\), more than 5 %\./,
  )
  assert.ok(
    message.endsWith(`release publish ${release.slice(0, 12)} --accept refused=requests/2026@3of11`),
    message,
  )
  assert.equal((await publish(release, 'refused=requests/2026@3of11')).outcome, 'published')
})

test('rows that are known and not published by design count as none, those of all other reasons as refused', async (t) => {
  const documents = namesOf(REFUSAL_REASONS).map((reason) =>
    requests(refusedRows(67, reason), `of/${reason}`),
  )
  assert.deepEqual(
    await findingsOf(t, [...documents, requests(rowsOf(times(1)))]),
    namesOf(REFUSAL_REASONS)
      .filter((reason) => !REFUSED_BY_DESIGN.includes(reason))
      .toSorted()
      .map((reason) => `refused=of/${reason}@67of67`),
  )
  assert.deepEqual(REFUSED_BY_DESIGN, ['stage_not_published', 'superseded_by_workbook'])
})

test('documents of one series, and series of two publishers, are told apart by name', async (t) => {
  const edition = { edition: 'one' }
  const bad = (names: string) => [...rowsOf(times(1), names), ...refusedRows(1)]
  const parts = [1, 2].map((part) => requests(bad(`Part ${part}`), 'requests/2025', { ...edition, part }))
  const senate = requests(bad('Senate'), 'requests/2025', { publisher: 'senate-appropriations' })
  const [first, second] = parts.map(({ source }) => source.sha256.slice(0, 12))
  assert.deepEqual(await findingsOf(t, [...parts, senate]), [
    `refused=house-appropriations/requests/2025#${first}@1of2`,
    `refused=house-appropriations/requests/2025#${second}@1of2`,
    'refused=senate-appropriations/requests/2025@1of2',
  ])
})

test('a document whose median amount is under $10,000 is published only when that is accepted, and no other hides it', async (t) => {
  const ordinary = requests(rowsOf(times(50), 'Other'), 'requests/2025')
  assert.deepEqual(await findingsOf(t, [ordinary, requests(rowsOf([500, null]))]), [
    'magnitude=requests/2026@500',
  ])
})

test('rows that are gone, sums that moved and datasets that shrank are published only when each is accepted', async (t) => {
  const rest = requests(rowsOf(times(10), 'Other'), 'requests/2025')
  const next = [rest, requests([...rowsOf(times(7)), ...rowsOf([null], 'New')])]
  const { make, publish, published } = open(t)
  await published([rest, requests(rowsOf(times(10, 300_000)))])
  const release = await make(next)
  const { findings, message } = await refusalOf(publish(release))
  const accept = findings.map(nameFinding)
  assert.deepEqual(accept, [
    'shrunk=house-projects@20to18',
    'vanished=requests/2026@3of10',
    'moved=house-projects/request/2026@4000000to1700000',
  ])
  assert.match(message, /from \$4,000,000 in 20 rows to \$1,700,000 in 18 rows/)
  for (const one of accept) await refusalOf(publish(release, ...accept.filter((text) => text !== one)))
  assert.equal((await publish(release, ...accept)).outcome, 'published')
})

test('a row that moved to another series has not vanished', async (t) => {
  const all = rowsOf(times(10))
  const current = [requests(all)]
  assert.deepEqual(
    await findingsOf(
      t,
      [requests(all.slice(0, 3), 'requests/a'), requests(all.slice(3), 'requests/b')],
      current,
    ),
    [],
  )
})

test('a year or stage that is new has not moved; one that is gone has', async (t) => {
  const [old, added] = [
    requests(rowsOf(times(99))),
    requests(rowsOf(times(3), 'New').map(inYear), 'requests/2027'),
  ]
  assert.deepEqual(await findingsOf(t, [old, added], [old]), [])
  assert.deepEqual(await findingsOf(t, [old], [old, added]), [
    'vanished=requests/2027@3of3',
    'moved=house-projects/request/2027@300000to0',
  ])
})

const inYear = (row: ReadRow): ReadRow =>
  isRecordRow(row) ? { ...row, draft: { ...row.draft, fiscal_year: 2027 } } : row

const damaged = (names = 'Wells') =>
  archive({ series: `requests/${names}`, rows: rowsOf(times(1)), refused: 'at the end' })

test('a failed check is accepted by name and for one release: with a further fault it fails again', async (t) => {
  const { directory, make, publish } = open(t)
  const sound = requests(rowsOf(times(2)))
  const [one, two] = [await make([sound, damaged('a')]), await make([sound, damaged('a'), damaged('b')])]
  assert.match(
    (await refusalOf(publish(one))).message,
    /check: .*requests|check: Every document was accepted/,
  )
  const accept = `check=documents_taken@${one.slice(0, 12)}`
  const { message } = await refusalOf(publish(two, accept))
  assert.match(message, new RegExp(`Use --accept check=documents_taken@${two.slice(0, 12)}`))
  assert.deepEqual(readHistory(directory).publications, [])
  assert.equal((await publish(one, accept)).outcome, 'published')
  await refusalOf(publish(two, accept))
})

test('an acceptance of what was not found, or of another value, is refused, and nothing is published', async (t) => {
  const { directory, make, publish } = open(t)
  const release = await make([requests([...rowsOf(times(8)), ...refusedRows(2)])])
  const right = 'refused=requests/2026@2of10'
  for (const [wrong, says] of [
    ['refused=requests/2026', /has the wrong value\. Use --accept refused=requests\/2026@2of10/],
    ['refused=requests/2026@1of10', /has the wrong value\. Use --accept refused=requests\/2026@2of10/],
    ['refused=requests/2025@2of10', /accepts a finding that this release does not have/],
    ['refused', /accepts a finding that this release does not have/],
    ['*', /accepts a finding that this release does not have/],
  ] as const) {
    assert.match((await refusalOf(publish(release, right, wrong))).message, says)
    assert.match((await refusalOf(publish(release, wrong))).message, says)
  }
  assert.deepEqual(readHistory(directory).publications, [])
  const sound = await make([requests(rowsOf(times(8)))])
  assert.match(
    (await refusalOf(publish(sound, right))).message,
    /accepts a finding that this release does not have/,
  )
  assert.equal((await publish(release, right)).outcome, 'published')
})

test('all that keeps a release from being published is told at once, with the one command that accepts it', async (t) => {
  const { make, publish } = open(t)
  const release = await make([damaged(), requests([...rowsOf(times(2, 500)), ...refusedRows(1)])])
  const { message } = await refusalOf(publish(release, 'magnitude=requests/2026@500'))
  const [, typed = ''] = /release publish [0-9a-f]{12} (.+)$/.exec(message) ?? []
  const accept = typed.split('--accept ').flatMap((text) => text.trim() || [])
  assert.equal(accept.length, 3)
  assert.equal((await publish(release, ...accept)).outcome, 'published')
})

test('a publication holds what was accepted for it; the way back needs no acceptance and holds it again', async (t) => {
  const { directory, make, publish, published } = open(t)
  const release = await make([requests([...rowsOf(times(8)), ...refusedRows(2)])])
  const accept = 'refused=requests/2026@2of10'
  const { accepted } = await publish(release, accept)
  const [finding] = accepted
  assert.deepEqual([accepted.length, finding?.gate, finding?.value], [1, 'refused', '2of10'])
  assert.match(finding?.detail ?? '', /2 of the 10 rows/)
  assert.deepEqual(readHistory(directory).publications[0]?.accepted, accepted)
  assert.equal((await publish(release, accept)).outcome, 'already_current')
  await refusalOf(publish(release, 'refused=requests/2026@3of10'))
  await published([requests(rowsOf(times(9)))])
  assert.deepEqual((await publish(release)).accepted, accepted)
  assert.deepEqual(readHistory(directory).publications[0]?.accepted, accepted)
})

test('a publication of an earlier version, which does not say what was accepted, is read', async (t) => {
  const { directory, published, make, publish } = open(t)
  const first = await published([requests(rowsOf(times(10)))])
  const file = join(directory, PUBLICATIONS_FOLDER, '00000001.json')
  const { accepted: _, ...earlier } = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify(earlier))
  assert.deepEqual(readHistory(directory).publications[0]?.accepted, [])
  await publish(await make([requests(rowsOf(times(11)))]))
  assert.equal((await publish(first)).outcome, 'published')
})

test('a release that cannot be compared with the current one is published only when that is accepted', async (t) => {
  const bed = open(t)
  const current = await bed.published([requests(rowsOf(times(10)))])
  const next = await bed.make([requests(rowsOf(times(1)))])
  const accept = `compared=${current.slice(0, 12)}@damaged`
  appendFileSync(join(bed.directory, current, 'data/house-projects.json'), 'x')
  const { message } = await refusalOf(bed.publish(next))
  assert.match(message, /compared: .*data\/house-projects\.json is damaged/)
  assert.ok(message.endsWith(` --accept ${accept}`), message)
  rmSync(join(bed.directory, current), { recursive: true })
  assert.match((await refusalOf(bed.publish(next))).message, /its folder is not there/)
  assert.equal((await bed.publish(next, accept)).outcome, 'published')
})
