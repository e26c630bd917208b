import assert from 'node:assert/strict'
import { test } from 'node:test'
import { OpenDocket } from '@rotunda/contract'
import { Refusal } from '../../apps/service/src/platform/index.ts'
import { NOW, openDirectory } from './open-directory.ts'

const OPEN = [
  'EPA-HQ-OAR-2026-9002',
  'FAA-2026-9003',
  'FDA-2026-N-9001',
  'HHS-OS-2026-9008',
  'HUD-2026-9009',
  'IRS-2026-9012',
  'NPS_FRDOC_0001',
]

const isDecided = ({ document_id }: OpenDocket): boolean => document_id !== null

const isUnavailable = (error: unknown) => error instanceof Refusal && error.code === 'unavailable'

test('the list holds each docket with an open document once, and none without one', async (t) => {
  const { directory } = await openDirectory(t)
  await directory.refresh()
  const { dockets } = directory.listOpenDockets()
  assert.deepEqual(
    dockets.map(({ docket_id }) => docket_id),
    OPEN,
  )
  for (const docket of dockets)
    assert.deepEqual(Object.keys(docket).sort(), Object.keys(OpenDocket.properties).sort())
})

test('every docket of the list resolves to the document and the last day that the list gives', async (t) => {
  const { directory } = await openDirectory(t)
  await directory.refresh()
  for (const docket of directory.listOpenDockets().dockets.filter(isDecided)) {
    const destination = await directory.resolveDocket(docket.docket_id, 'Example Society')
    assert.equal(destination.documentId, docket.document_id)
    assert.equal(destination.agencyId, docket.agency)
    assert.deepEqual(destination.categories, docket.categories)
    const lastDay = destination.closesAt?.toLocaleDateString('en-CA', { timeZone: 'America/New_York' })
    assert.equal(lastDay, docket.comment_ends_on)
  }
})

test('a row says all that a person needs to choose it', async (t) => {
  const { directory } = await openDirectory(t)
  await directory.refresh()
  const { dockets, freshness } = directory.listOpenDockets()
  const row = dockets.find(({ docket_id }) => docket_id === 'FDA-2026-N-9001')
  assert.equal(row?.title, 'Sample: labelling of imaginary beverages')
  assert.equal(row.document_type, 'Proposed Rule')
  assert.equal(row.comment_starts_on, '2026-02-10')
  assert.equal(row.comment_ends_on, '2026-04-01')
  assert.equal(freshness.retrieved_at, NOW.toISOString())
  assert.equal(freshness.as_of, '2026-03-02')
})

test('a row says what the Federal Register says: agency, numbers, citation, links, and the day that it prints', async (t) => {
  const { directory } = await openDirectory(t)
  await directory.refresh()
  const row = directory.listOpenDockets().dockets.find(({ docket_id }) => docket_id === 'FDA-2026-N-9001')
  assert.ok(row)
  const { agency_name, rins, cfr, fr_document_number, fr_citation, fr_url, comment_url, printed_ends_on } =
    row
  assert.deepEqual(
    { agency_name, rins, cfr, fr_document_number, fr_citation, fr_url, comment_url, printed_ends_on },
    {
      agency_name: 'Food and Drug Administration',
      rins: ['0910-ZZ01'],
      cfr: ['21 CFR 101'],
      fr_document_number: '2026-99001',
      fr_citation: '91 FR 10001',
      fr_url: 'https://www.federalregister.gov/d/2026-99001',
      comment_url: 'https://www.regulations.gov/commenton/FDA-2026-N-9001-0001',
      printed_ends_on: '2026-04-01',
    },
  )
})

test('a docket with several documents lists each with a period of its own', async (t) => {
  const { directory } = await openDirectory(t)
  await directory.refresh()
  const row = directory.listOpenDockets().dockets.find(({ agency }) => agency === 'EPA')
  assert.deepEqual(
    row?.windows.map(({ document_id, document_type, open, comment_ends_on }) => [
      document_id,
      document_type,
      open,
      comment_ends_on,
    ]),
    [
      ['EPA-HQ-OAR-2026-9002-0001', 'Proposed Rule', true, '2026-04-16'],
      ['EPA-HQ-OAR-2026-9002-0002', 'Notice', true, '2026-03-22'],
    ],
  )
})

test('a docket with two open documents of the best type has no document, and what they agree on', async (t) => {
  const { directory } = await openDirectory(t)
  await directory.refresh()
  const [row, ...others] = directory.listOpenDockets().dockets.filter((docket) => !isDecided(docket))
  assert.deepEqual(others, [])
  assert.ok(row)
  const { docket_id, agency, document_type, windows, categories, ...described } = row
  assert.deepEqual(
    [docket_id, agency, document_type, categories],
    ['FAA-2026-9003', 'FAA', 'Proposed Rule', []],
  )
  for (const field of ['document_id', 'document_title', 'comment_ends_on', 'fr_url', 'comment_url'] as const)
    assert.equal(described[field], null, field)
  assert.deepEqual(
    windows.map(({ document_id, open, comment_ends_on }) => [document_id, open, comment_ends_on]),
    [
      ['FAA-2026-9003-0001', true, '2026-03-17'],
      ['FAA-2026-9003-0002', true, '2026-03-27'],
    ],
  )
})

test('before the first refresh there is no list, rather than an empty one', async (t) => {
  const { directory, simulator } = await openDirectory(t)
  assert.throws(() => directory.listOpenDockets(), isUnavailable)
  simulator.fail({ answer: 503, moment: 'after_reading' })
  await assert.rejects(directory.refresh(), isUnavailable)
  assert.throws(() => directory.listOpenDockets(), isUnavailable)
})

test('while an upstream fails the last list stands, with the time at which it was fetched', async (t) => {
  let now = NOW
  const { directory, simulator } = await openDirectory(t, { clock: () => now })
  await directory.refresh()
  const before = directory.listOpenDockets()
  now = new Date(NOW.getTime() + 3600_000)
  simulator.fail({ answer: 503, moment: 'after_reading' })
  await assert.rejects(directory.refresh(), isUnavailable)
  assert.deepEqual(directory.listOpenDockets(), before)
})

test('an agency whose categories cannot be had is left out and named, and the others are listed', async (t) => {
  const { directory, simulator } = await openDirectory(t)
  const body = '{"data":"in a form of its own"}'
  simulator.fail({ answer: 200, moment: 'after_reading', path: '/v4/agency-categories', body })
  const { leftOut } = await directory.refresh()
  assert.deepEqual(
    leftOut.map(({ agency }) => agency),
    ['EPA'],
  )
  const { dockets } = directory.listOpenDockets()
  assert.deepEqual(
    dockets.map(({ docket_id }) => docket_id),
    OPEN.filter((id) => !id.startsWith('EPA')),
  )
})

test('while no agency’s categories can be had the last list stands', async (t) => {
  let now = NOW
  const { directory, simulator } = await openDirectory(t, { clock: () => now })
  const fail = () =>
    simulator.fail({ answer: 503, moment: 'after_reading', path: '/v4/agency-categories', times: 100 })
  fail()
  await assert.rejects(directory.refresh(), isUnavailable)
  assert.throws(() => directory.listOpenDockets(), isUnavailable)
  simulator.clearFaults()
  now = new Date(NOW.getTime() + 60_000)
  assert.deepEqual(await directory.refresh(), { leftOut: [] })
})

test('while Regulations.gov fails the categories of last time stand', async (t) => {
  let now = NOW
  const { directory, simulator } = await openDirectory(t, { clock: () => now })
  await directory.refresh()
  now = new Date(NOW.getTime() + 7 * 3600_000)
  simulator.fail({ answer: 503, moment: 'after_reading', path: '/v4', times: 100 })
  await directory.refresh()
  const { dockets, freshness } = directory.listOpenDockets()
  assert.equal(dockets.find(({ agency }) => agency === 'FDA')?.categories.length, 5)
  assert.equal(freshness.retrieved_at, now.toISOString())
})
