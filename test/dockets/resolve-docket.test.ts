import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { Refusal } from '../../apps/service/src/platform/index.ts'
import { NOW, openDirectory } from './open-directory.ts'

const refusedWith = (pattern: RegExp) => (error: unknown) => {
  assert.ok(error instanceof Refusal && error.code === 'invalid_message', String(error))
  assert.match(error.message, pattern)
  return true
}

const RESOLVED: [string, string, string, string | null][] = [
  ['one open document', 'FDA-2026-N-9001', 'FDA-2026-N-9001-0001', '2026-04-02T03:59:59.000Z'],
  [
    'lower case and words before it',
    'Docket No. fda-2026-n-9001',
    'FDA-2026-N-9001-0001',
    '2026-04-02T03:59:59.000Z',
  ],
  [
    'a proposed rule beside a notice',
    'EPA-HQ-OAR-2026-9002',
    'EPA-HQ-OAR-2026-9002-0001',
    '2026-04-17T03:59:59.000Z',
  ],
  ['closed, with late comments', 'FWS-R6-ES-2026-9005', 'FWS-R6-ES-2026-9005-0001', null],
  ['closes tonight', 'HHS-OS-2026-9008', 'HHS-OS-2026-9008-0001', '2026-03-03T04:59:59.000Z'],
  ['HUD, which begins with H', 'HUD-2026-9009', 'HUD-2026-9009-0001', '2026-05-02T03:59:59.000Z'],
  ['not in the Federal Register, late allowed', 'HRSA-2026-9010', 'HRSA-2026-9010-0001', null],
  ['an underscore docket', 'NPS_FRDOC_0001', 'NPS_FRDOC_0001-9011', '2026-04-01T03:59:59.000Z'],
]
for (const [what, text, documentId, closesAt] of RESOLVED)
  test(`${what}: ${text} is the document ${documentId}`, async (t) => {
    const { directory } = await openDirectory(t)
    const destination = await directory.resolveDocket(text, 'Example Society')
    assert.equal(destination.documentId, documentId)
    assert.equal(destination.closesAt?.toISOString() ?? null, closesAt)
  })

test('a docket of an agency with categories brings its list; of one without, an empty one', async (t) => {
  const { directory } = await openDirectory(t)
  const fda = await directory.resolveDocket('FDA-2026-N-9001', 'Example Society')
  assert.equal(fda.agencyId, 'FDA')
  assert.ok(fda.categories.includes('Individual Consumer'))
  assert.deepEqual((await directory.resolveDocket('EPA-HQ-OAR-2026-9002', 'Example Society')).categories, [])
})

const EPA = 'EPA-HQ-OAR-2026-9002'

test('without a document the others that take comments are named; with one, none', async (t) => {
  const { directory } = await openDirectory(t)
  const { otherDocumentIds } = await directory.resolveDocket(EPA, 'Example Society')
  assert.deepEqual(otherDocumentIds, [`${EPA}-0002`])
  for (const number of ['0001', '0002']) {
    const named = await directory.resolveDocket(EPA, 'Example Society', `${EPA}-${number}`.toLowerCase())
    assert.deepEqual([named.documentId, named.otherDocumentIds], [`${EPA}-${number}`, []])
  }
})

const NAMED: [string, string, string][] = [
  ['one of two of the best type', 'FAA-2026-9003', 'FAA-2026-9003-0001'],
  ['one that takes late comments', 'FWS-R6-ES-2026-9005', 'FWS-R6-ES-2026-9005-0001'],
]
for (const [what, docket, document] of NAMED)
  test(`${what} can be named: ${document}`, async (t) => {
    const { directory } = await openDirectory(t)
    assert.equal((await directory.resolveDocket(docket, 'Example Society', document)).documentId, document)
  })

const NAMED_WRONGLY: [string, string, string, RegExp][] = [
  ['unknown', EPA, `${EPA}-0404`, /has no document .*Open for comment.*-0002 .*-0001 /],
  ['of another docket', EPA, 'FDA-2026-N-9001-0001', /but in FDA-2026-N-9001.*-0002 .*-0001 /],
  [
    'closed',
    'ED-2026-OCR-9004',
    'ED-2026-OCR-9004-0001',
    /closed on March 1, 2026.*no document open for comment/,
  ],
  ['not open yet', 'NOAA-NMFS-2026-9006', 'NOAA-NMFS-2026-9006-0001', /opens on March 9, 2026/],
  ['withdrawn', 'EBSA-2026-9007', 'EBSA-2026-9007-0001', /withdrawn/],
]
for (const [what, docket, document, reason] of NAMED_WRONGLY)
  test(`a document that is ${what} is refused: ${document}`, async (t) => {
    const { directory } = await openDirectory(t)
    await assert.rejects(directory.resolveDocket(docket, 'Example Society', document), refusedWith(reason))
  })

const REFUSED: [string, string, RegExp][] = [
  [
    'two of the best type',
    'FAA-2026-9003',
    /2 open documents.*FAA-2026-9003-0002 .*until March 27, 2026 \(Eastern time\).*FAA-2026-9003-0001 /,
  ],
  ['closed yesterday', 'ED-2026-OCR-9004', /closed on March 1, 2026 \(Eastern time\)/],
  ['opens next week', 'NOAA-NMFS-2026-9006', /opens on March 9, 2026 \(Eastern time\)/],
  ['withdrawn', 'EBSA-2026-9007', /withdrawn/],
  ['without documents', 'CMS-2026-9013', /no documents yet/],
  ['unknown', 'FDA-2026-N-0404', /knows no docket FDA-2026-N-0404/],
  [
    'a document id',
    'FDA-2026-N-9001-0001',
    /number of a document.*docket as destination id: FDA-2026-N-9001\./,
  ],
  [
    'a document id of an underscore docket',
    'NPS_FRDOC_0001-9011',
    /docket as destination id: NPS_FRDOC_0001\./,
  ],
  ['a Federal Register number', '2026-99001', /Federal Register document.*FDA-2026-N-9001\./],
  [
    'a Federal Register number with words',
    'FR Doc. 2026-99001',
    /Federal Register document.*FDA-2026-N-9001\./,
  ],
  ['an unknown Federal Register number', '2026-17211', /Federal Register document.*right-hand column/],
  ['a RIN', 'RIN 0910-ZZ01', /Regulation Identifier Number.*FDA-2026-N-9001\./],
  ['an unknown RIN', '0945-AA22', /Regulation Identifier Number.*right-hand column/],
  ['an IRS project', 'REG-109012-26', /project number of the IRS.*IRS-2026-9012\./],
  ['an unknown IRS project', 'REG-101355-26', /project number of the IRS.*right-hand column/],
  ['an FCC docket', 'FCC 17-108', /FCC.*https:\/\/www\.fcc\.gov\/ecfs/],
  ['an FCC docket without its agency', '17-108', /FCC.*https:\/\/www\.fcc\.gov\/ecfs/],
  ['an FCC docket of a bureau', 'WC Docket No. 17-108', /FCC.*https:\/\/www\.fcc\.gov\/ecfs/],
  ['an agency that takes no part', 'SEC-2026-0001', /Securities and Exchange Commission.*ADDRESSES/],
  ['an agency that takes no part, its way', 'FERC RM26-5', /Federal Energy Regulatory Commission/],
  ['anything else', 'hello - world', /not a docket number/],
  ['nothing', '', /not a docket number/],
]
for (const [what, text, pattern] of REFUSED)
  test(`${what}: ${JSON.stringify(text)} is refused with its own reason`, async (t) => {
    const { directory } = await openDirectory(t)
    await assert.rejects(directory.resolveDocket(text, 'Example Society'), refusedWith(pattern))
  })

test('Regulations.gov out of reach is unavailable, and nothing is guessed', async (t) => {
  const { directory, simulator } = await openDirectory(t)
  simulator.fail({ answer: 503, moment: 'after_reading', path: '/v4', retry_after: '30', times: 2 })
  for (const text of ['FDA-2026-N-9001', 'FDA-2026-N-0404'])
    await assert.rejects(
      directory.resolveDocket(text, 'Example Society'),
      (error) => error instanceof Refusal && error.code === 'unavailable' && error.retryAfterSeconds === 30,
    )
  assert.equal(
    (await directory.resolveDocket('FDA-2026-N-9001', 'Example Society')).documentId,
    'FDA-2026-N-9001-0001',
  )
})

test('categories out of reach are unavailable, not an agency without a list', async (t) => {
  const { directory, simulator } = await openDirectory(t)
  simulator.fail({ answer: 500, moment: 'after_reading', path: '/v4/agency-categories' })
  await assert.rejects(
    directory.resolveDocket('FDA-2026-N-9001', 'Example Society'),
    (error) => error instanceof Refusal && error.code === 'unavailable',
  )
})

test('the Federal Register out of reach stops nothing, and takes only the offer from a refusal', async (t) => {
  const { directory, simulator } = await openDirectory(t)
  simulator.fail({ answer: 503, moment: 'after_reading', path: '/api/v1', times: 100 })
  assert.equal(
    (await directory.resolveDocket('HUD-2026-9009', 'Example Society')).documentId,
    'HUD-2026-9009-0001',
  )
  await assert.rejects(
    directory.resolveDocket('2026-99001', 'Example Society'),
    refusedWith(/Federal Register document/),
  )
})

test('an upstream that changed its form is unavailable', async (t) => {
  const { directory, simulator } = await openDirectory(t)
  simulator.fail({ answer: 200, moment: 'after_reading', path: '/v4/documents', body: '{"data":{"x":1}}' })
  await assert.rejects(
    directory.resolveDocket('FDA-2026-N-9001', 'Example Society'),
    (error) => error instanceof Refusal && error.code === 'unavailable',
  )
})

test('those who ask for one docket at the same time share the look-up, and its answer for ten minutes', async (t) => {
  let now = NOW
  const { directory, asked } = await openDirectory(t, { clock: () => now })
  const ask = () => directory.resolveDocket('EPA-HQ-OAR-2026-9002', 'Example Society')
  await Promise.all([ask(), ask(), directory.resolveDocket('epa-hq-oar-2026-9002', 'Example Society')])
  const once = asked('/v4/documents')
  now = new Date(NOW.getTime() + 599_000)
  await ask()
  assert.equal(asked('/v4/documents'), once)
  now = new Date(NOW.getTime() + 600_000)
  await ask()
  assert.ok(asked('/v4/documents') > once)
})

test('a refusal stands for a minute', async (t) => {
  let now = NOW
  const { directory, asked } = await openDirectory(t, { clock: () => now })
  const ask = () => assert.rejects(directory.resolveDocket('ED-2026-OCR-9004', 'Example Society'))
  await ask()
  const once = asked('/v4/documents')
  await ask()
  assert.equal(asked('/v4/documents'), once)
  now = new Date(NOW.getTime() + 60_000)
  await ask()
  assert.ok(asked('/v4/documents') > once)
})

test('an answer is not kept beyond the end of the comment period', async (t) => {
  let now = new Date('2026-03-03T04:55:00Z')
  const { directory } = await openDirectory(t, { clock: () => now })
  await directory.resolveDocket('HHS-OS-2026-9008', 'Example Society')
  now = new Date('2026-03-03T05:00:00Z')
  // The sample's days move with the clock: what counts is that it was asked anew.
  assert.equal(
    (await directory.resolveDocket('HHS-OS-2026-9008', 'Example Society')).closesAt?.toISOString(),
    '2026-03-04T04:59:59.000Z',
  )
})

test('where the Federal Register knows of late comments, Regulations.gov is asked for no detail', async (t) => {
  const { directory, asked } = await openDirectory(t)
  await directory.resolveDocket('EPA-HQ-OAR-2026-9002', 'Example Society')
  assert.equal(asked('/v4/documents/'), 1)
  await assert.rejects(directory.resolveDocket('2026-99001', 'Example Society'))
  assert.equal(asked('/v4/'), 3)
})

test('any text is a destination or a refusal, never another error', async (t) => {
  const { directory } = await openDirectory(t)
  const near = fc.stringMatching(/^(FDA|FCC|IRS|NPS|HUD|RIN|REG|17|2026)?[-_ .A-Z0-9]{0,20}$/)
  const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), near)
  await fc.assert(
    fc.asyncProperty(anyText, async (text) => {
      try {
        assert.equal((await directory.resolveDocket(text, 'Example Society')).kind, 'docket')
      } catch (error) {
        assert.ok(error instanceof Refusal && error.code === 'invalid_message', String(error))
        assert.ok(error.message.isWellFormed() && error.message.length < 1000)
      }
    }),
    { numRuns: 300 },
  )
})
