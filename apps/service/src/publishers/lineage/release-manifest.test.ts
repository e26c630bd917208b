import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { test } from 'node:test'
import fc from 'fast-check'
import { DocumentRefused, openBytes, type ReadRow, type Source } from '../index.ts'
import { releaseManifest, writeReleaseRecords, type LineageRecordDraft } from './release-manifest.ts'

const MANIFEST = `${'0'.repeat(64)}  data/senate-requests.json\n`
const RELEASE = { collection: 'appropriations', release: hash('sha256', MANIFEST, 'hex'), manifest: MANIFEST }

const makeRecord = (id: string): LineageRecordDraft => ({
  id,
  stage: 'request',
  chamber: 'senate',
  group: `g-${id}`,
  fiscal_year: 2024,
  subcommittee: 'INT',
  requestors: [{ name: 'Sample, Ada', bioguide: null, chamber: 'senate' }],
  states: ['OR'],
  recipient: 'City of Dovedale',
  title: 'Sewer\n“Núñez”',
  amount: null,
})
const RECORDS = ['s-1', 's-2', 's-3'].map(makeRecord)
const DOCUMENT = writeReleaseRecords(RELEASE, RECORDS)

const source: Source = {
  sha256: '',
  bytes: 0,
  publisher: 'release-manifest',
  url: 'https://rotunda.example/',
  final_url: null,
  status: null,
  media_type: 'application/json',
  etag: null,
  last_modified: null,
  retrieved_at: '2026-06-15T12:00:00.000Z',
  published_at: null,
  checked_at: '2026-06-15T12:00:00.000Z',
  edition: '',
  part: 1,
  supersedes: null,
  sample: false,
}
const read = async (bytes: Uint8Array, piece?: number): Promise<ReadRow[]> => {
  const needs = { source, open: openBytes(bytes, piece) }
  assert.equal(await releaseManifest.findSeries(needs), 'release-manifest/appropriations')
  return Array.fromAsync(releaseManifest.read(needs))
}

test('the release and each of its records are read back, in pieces of any size', async () => {
  for (const piece of [1, 7, 100_000]) {
    const rows = await read(DOCUMENT, piece)
    assert.deepEqual(
      rows.map((row) => (row.kind === 'row' ? row.draft : row.kind)),
      [RELEASE, ...RECORDS],
    )
  }
})

test('the document is JSON as a whole, also without records', async () => {
  assert.deepEqual((JSON.parse(Buffer.from(DOCUMENT).toString()) as { records: unknown }).records, RECORDS)
  const empty = writeReleaseRecords(RELEASE, [])
  assert.deepEqual(JSON.parse(Buffer.from(empty).toString()), {
    form: 'rotunda-release-records/1',
    ...RELEASE,
    records: [],
  })
  assert.equal((await read(empty)).length, 1)
})

test('a release of congress has ids of members, and a release that lineage does not read is refused', async () => {
  const congress = { ...RELEASE, collection: 'congress' }
  const needs = (bytes: Uint8Array) => ({ source, open: openBytes(bytes) })
  const bytes = writeReleaseRecords(congress, [{ id: 'S000001' }, { id: 'Sample' }])
  assert.equal(await releaseManifest.findSeries(needs(bytes)), 'release-manifest/congress')
  const rows = await Array.fromAsync(releaseManifest.read(needs(bytes)))
  assert.deepEqual(
    rows.map((row) => (row.kind === 'row' ? [row.table, row.draft] : row.kind)),
    [['lineage-release', congress], ['lineage-member', { id: 'S000001' }], 'refused'],
  )
  const other = writeReleaseRecords({ ...RELEASE, collection: 'payroll' }, [])
  await assert.rejects(releaseManifest.findSeries(needs(other)), DocumentRefused)
  await assert.rejects(Array.fromAsync(releaseManifest.read(needs(other))), DocumentRefused)
})

test('a manifest that is not of the release, another form and a document that was cut off are refused', async () => {
  const text = Buffer.from(DOCUMENT).toString()
  const broken = {
    manifest: text.replace('senate-requests', 'house-projects'),
    form: text.replace('records/1', 'records/9'),
    cut: text.slice(0, -3),
    after: `${text}{}\n`,
    comma: text.replace('},\n{', '}\n{'),
    other: '{"a": 1}\n',
  }
  for (const [name, bytes] of Object.entries(broken))
    await assert.rejects(read(Buffer.from(bytes)), DocumentRefused, name)
  await assert.rejects(read(Buffer.concat([DOCUMENT.subarray(0, -4), Buffer.from([0xff])])), DocumentRefused)
})

test('a record with an unknown field or a repeated id is refused by itself', async () => {
  const strange = [
    makeRecord('s-1'),
    makeRecord('s-1'),
    { ...makeRecord('s-2'), party: 'D' },
    makeRecord('s-3'),
  ]
  const rows = await read(writeReleaseRecords(RELEASE, strange))
  assert.deepEqual(
    rows.map((row) => (row.kind === 'refused' ? row.reason : row.kind)),
    ['row', 'row', 'entry_repeated', 'entry_unreadable', 'row'],
  )
})

test('a changed byte is read as it is, refused or stops the document', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(DOCUMENT.length - 1), fc.nat(255), async (at, byte) => {
      const changed = Uint8Array.from(DOCUMENT)
      changed[at] = byte
      const rows = await read(changed).catch((fault: unknown) => {
        assert.ok(fault instanceof DocumentRefused || fault instanceof assert.AssertionError, String(fault))
      })
      if (rows === undefined) return
      assert.equal(rows.length, 1 + RECORDS.length)
      // JSON alone decides what the bytes say.
      const parsed = JSON.parse(Buffer.from(changed).toString()) as { records: readonly object[] }
      for (const [index, row] of rows.slice(1).entries())
        if (row.kind === 'row') assert.deepEqual(row.draft, parsed.records[index])
    }),
    { seed: 29, numRuns: 400 },
  )
})
