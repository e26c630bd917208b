import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DocumentRefused } from '../publisher.ts'
import { decideAmountKind } from './decide-amount-kind.ts'
import type { SenateFilingDraft, SenateIssueDraft } from './drafts.ts'
import { senateLobbying } from './senate-lobbying.ts'
import { parseSenatePeriod, parseSenateType } from './senate-types.ts'
import { listDrafts, listRefusals, pack, readDocument } from './testing.ts'

const URL_OF_QUARTER = 'https://senate.example/downloads/2010_1.zip'

const ATTRIBUTES = {
  ID: 'DC28EF14-0000-4000-8000-000000000001',
  Year: '2010',
  Received: '2010-04-19T16:05:00',
  Amount: '20000',
  Type: 'FIRST QUARTER REPORT',
  Period: '1st Quarter (Jan 1 - Mar 31)',
}
const otherId = (digit: string): string => ATTRIBUTES.ID.replace(/.$/, digit)
const REGISTRANT = {
  RegistrantID: '1001',
  RegistrantName: 'SAMPLE HERON COUNSEL',
  Address: '1 Sample Street',
}
const CLIENT = { ClientID: '12', ClientName: 'EXAMPLE FERRIES INC', ContactFullname: 'SAMPLE CONTACT' }

const write = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, text]) => ` ${name}="${text}"`)
    .join('')

type Change = {
  readonly filing?: Readonly<Record<string, string>>
  readonly registrant?: Readonly<Record<string, string>>
  readonly client?: Readonly<Record<string, string>>
  readonly more?: string
}
const filing = ({ filing: own, registrant, client, more = '' }: Change = {}): string =>
  `<Filing${write({ ...ATTRIBUTES, ...own })}><Registrant${write({ ...REGISTRANT, ...registrant })}/>
  <Client${write({ ...CLIENT, ...client })}/>
  <Lobbyists><Lobbyist LobbyistName="LOREMSBY, ADA" OfficialPosition=""/></Lobbyists>
  <GovernmentEntities><GovernmentEntity GovEntityName="SENATE"/></GovernmentEntities>
  <Issues><Issue Code="TAXATION" SpecificIssue="Sample bill"/><Issue Code="BUDGET"/></Issues>${more}</Filing>`

const writeFile = (...filings: readonly string[]): string =>
  `<?xml version="1.0" encoding="utf-16"?><PublicFilings>${filings.join('\n')}</PublicFilings>`

const UTF_16 = (text: string): Uint8Array => Buffer.from(`\ufeff${text}`, 'utf16le')

const readFiles = async (files: Readonly<Record<string, string | Uint8Array>>) => {
  const rows = await readDocument(senateLobbying, URL_OF_QUARTER, pack(files))
  return {
    rows,
    filings: listDrafts(rows, 'senate-filings') as readonly SenateFilingDraft[],
    issues: listDrafts(rows, 'senate-issues') as readonly SenateIssueDraft[],
    refusals: listRefusals(rows),
  }
}
const read = (...filings: readonly string[]) => readFiles({ '2010_1_1.xml': UTF_16(writeFile(...filings)) })

const refusalOf = async (url: string, bytes: Uint8Array): Promise<string> =>
  readDocument(senateLobbying, url, bytes).then(
    () => assert.fail('it was read'),
    (cause: unknown) => (cause instanceof DocumentRefused ? cause.message : assert.fail(String(cause))),
  )

test('a filing gives its row and its issue areas', async () => {
  const { filings, issues, refusals } = await read(filing())
  const [row = assert.fail()] = filings
  assert.deepEqual(refusals, [])
  assert.deepEqual(
    [
      row.filing_id,
      row.archive,
      row.form_family,
      row.is_amendment,
      row.year,
      row.period,
      row.received_on_eastern,
    ],
    [ATTRIBUTES.ID, '2010_1', 'report', false, 2010, 'first_quarter', '2010-04-19'],
  )
  assert.deepEqual(
    [row.registrant_id, row.client_id, row.amount_kind, row.amount_rule, row.amount_usd, row.income_cents],
    [1001, 12, 'income', 'different_names', '20000.00', 2_000_000],
  )
  assert.deepEqual(
    [row.entities, row.lobbyists, row.issues, row.flags],
    [['SENATE'], [{ name: 'LOREMSBY, ADA', official_position: null }], 2, []],
  )
  assert.deepEqual(
    issues.map(({ n, issue_name, description }) => [n, issue_name, description]),
    [
      [1, 'TAXATION', 'Sample bill'],
      [2, 'BUDGET', null],
    ],
  )
})

test('UTF-16 with and without its mark, in both orders, and UTF-8 give the same rows', async () => {
  const text = writeFile(filing({ client: { ClientName: 'CAFÉ EXAMPLE' } }))
  const big = (words: string) => Buffer.from(words, 'utf16le').swap16()
  const encoded = [
    UTF_16(text),
    Buffer.from(text, 'utf16le'),
    big(`\ufeff${text}`),
    big(text),
    Buffer.from(text.replace('utf-16', 'utf-8')),
    Buffer.from(`\ufeff${text.replace('utf-16', 'utf-8')}`),
  ]
  const all = await Promise.all(encoded.map((bytes) => readFiles({ '1.xml': bytes })))
  for (const { rows } of all) assert.deepEqual(rows, all[0]?.rows)
  assert.equal(all[0]?.filings[0]?.client_name, 'CAFÉ EXAMPLE')
})

const UNREADABLE: readonly (readonly [what: string, bytes: Uint8Array, reason: RegExp])[] = [
  ['that states another encoding', Buffer.from(writeFile(filing())), /utf-16, not UTF-8/],
  ['of an odd number of bytes', UTF_16(writeFile(filing())).subarray(0, -1), /not UTF-16/],
  ['that is cut off', UTF_16(writeFile(filing()).slice(0, -20)), /not well-formed/],
  [
    'with a document type',
    UTF_16(writeFile(filing()).replace('<PublicFilings>', '<!DOCTYPE x><PublicFilings>')),
    /document type/,
  ],
  ['with an entity', UTF_16(writeFile(filing({ client: { ClientName: '&other;' } }))), /not well-formed/],
  ['of another form', UTF_16('<Other/>'), /^xml_form_not_read: The form <Other>/],
]
for (const [what, bytes, reason] of UNREADABLE)
  test(`a file ${what} is one refusal, and the others are read`, async () => {
    const { filings, refusals } = await readFiles({
      '1.xml': UTF_16(writeFile(filing())),
      '2.xml': bytes,
    })
    assert.equal(filings.length, 1)
    assert.equal(refusals.length, 1)
    assert.match(refusals[0] ?? '', reason)
  })

const KINDS: readonly (readonly [
  registrant: string,
  client: string,
  selfFiler: string | null,
  kind: string,
  rule: string,
])[] = [
  ['Acme Co.', 'ACME CO', null, 'expenses', 'same_name'],
  ['Société Acme', 'SOCIETE ACME', '1', 'expenses', 'same_name'],
  ['Acme', 'Acme', '0', 'unknown', 'self_filer_differs'],
  ['Heron Counsel LLC', 'Otter Bricks LLC', null, 'income', 'different_names'],
  ['Heron Counsel', 'Otter Bricks', 'FALSE', 'income', 'different_names'],
  ['Heron Counsel', 'Otter Bricks', '1', 'unknown', 'self_filer_differs'],
  ['Acme Inc', 'Acme Incorporated', null, 'unknown', 'similar_names'],
  ['Acme', 'Acme of America', '1', 'unknown', 'similar_names'],
  ['Heron Counsel', 'Otter (on behalf of Heron)', null, 'unknown', 'similar_names'],
  ['The Company', 'Acme', null, 'unknown', 'similar_names'],
  ['***', '***', null, 'unknown', 'similar_names'],
]
for (const [registrant, client, selfFiler, kind, rule] of KINDS)
  test(`the amount of “${registrant}” for “${client}”, marked ${selfFiler}, is ${kind}`, () => {
    assert.deepEqual(decideAmountKind({ registrant, client, selfFiler }), { kind, rule })
  })

test('an amount is in the one column of its kind', async () => {
  const { filings } = await read(
    filing(),
    filing({ filing: { ID: otherId('b') }, client: { ClientName: REGISTRANT.RegistrantName } }),
    filing({ filing: { ID: otherId('c') }, client: { ClientName: 'HERON' } }),
    filing({ filing: { ID: otherId('d'), Amount: '' } }),
  )
  assert.deepEqual(
    filings.map((row) => [row.amount_kind, row.income_cents, row.expenses_cents, row.unknown_cents]),
    [
      ['income', 2_000_000, null, null],
      ['expenses', null, 2_000_000, null],
      ['unknown', null, null, 2_000_000],
      ['none', null, null, null],
    ],
  )
})

const REASONS: readonly (readonly [own: Readonly<Record<string, string>>, missing: string])[] = [
  [{ Amount: '' }, 'below_threshold_or_unstated'],
  [{ Amount: '', Type: 'FIRST QUARTER REPORT (NO ACTIVITY)' }, 'no_activity'],
  [{ Amount: '', Type: 'REGISTRATION' }, 'registration'],
  [{ Amount: '0', Type: 'REGISTRATION AMENDMENT' }, 'registration'],
]
for (const [own, missing] of REASONS)
  test(`no amount in ${JSON.stringify(own)} has the reason ${missing}`, async () => {
    const { filings } = await read(filing({ filing: own }))
    assert.deepEqual(
      filings.map(({ amount_usd, amount_kind, amount_missing }) => [amount_usd, amount_kind, amount_missing]),
      [[null, 'none', missing]],
    )
  })

const REFUSED: readonly (readonly [change: Change, reason: RegExp])[] = [
  [{ filing: { ID: '' } }, /The id “” is no UUID/],
  [{ filing: { ID: '9007199254740993' } }, /is no UUID/],
  [{ filing: { Year: '10' } }, /The year “10” is none/],
  [{ filing: { Amount: 'ten' } }, /The amount “ten” is none/],
  [{ filing: { Amount: '20.000,00' } }, /is none/],
  [{ filing: { Type: '' } }, /The type is empty/],
  [{ filing: { Received: ' ' } }, /time of receipt is empty/],
  [{ filing: { Type: 'REGISTRATION' } }, /A registration states an amount/],
  [{ registrant: { RegistrantName: '' } }, /A party has no name/],
  [{ more: '<Client ClientName="x"/>' }, /<Client> 2 times/],
  [{ more: 'text' }, /the text “text” between its elements/],
]
for (const [change, reason] of REFUSED)
  test(`a filing with ${JSON.stringify(change)} is refused, and the next one is read`, async () => {
    const { filings, refusals } = await read(filing(change), filing({ filing: { ID: otherId('e') } }))
    assert.match(refusals[0] ?? '', reason)
    assert.deepEqual(
      filings.map(({ filing_id }) => filing_id),
      [otherId('e')],
    )
  })

const FLAGGED: readonly (readonly [change: Change, flag: string, value: Partial<SenateFilingDraft>])[] = [
  [{ filing: { Type: 'MISC. DOC' } }, 'type_unknown', { form_family: null, is_amendment: null }],
  [{ filing: { Period: 'UNDETERMINED' } }, 'period_unknown', { period: null }],
  [{ filing: { Type: 'YEAR-END REPORT' } }, 'period_differs', { period: 'first_quarter' }],
  [{ filing: { Received: '2010-04-19T16:05:00Z' } }, 'date_unreadable', { received_on_eastern: null }],
  [{ client: { ClientID: '12-3' } }, 'id_unreadable', { client_id: null }],
  [{ client: { SelfFiler: 'perhaps' } }, 'mark_unknown', { self_filer: 'perhaps' }],
  [{ client: { Other: 'SECRET' } }, 'parts_unread', { unread_parts: ['Client@Other'] }],
  [{ more: '<Other>SECRET</Other>' }, 'parts_unread', { unread_parts: ['Other'] }],
]
for (const [change, flag, value] of FLAGGED)
  test(`a filing with ${JSON.stringify(change)} has the flag ${flag}`, async () => {
    const { rows, filings } = await read(filing(change))
    const [row = assert.fail()] = filings
    assert.deepEqual(row.flags, [flag])
    assert.deepEqual({ ...row, ...value }, row)
    assert.doesNotMatch(JSON.stringify(rows), /SECRET/)
  })

test('more unreadable days than one in fifty refuse the archive', async () => {
  const filings = ['19/04/2010', '20/04/2010', '21/04/2010', '01/04/2010'].map((Received, index) =>
    filing({ filing: { Received, ID: `DC28EF14-0000-4000-8000-00000000000${index}` } }),
  )
  await assert.rejects(read(...filings), /3 of 4 cells of “@Received” are not days/)
})

test('types and periods are read by their whole words', () => {
  assert.deepEqual(parseSenateType('Mid-Year Termination (No Activity)'), {
    family: 'report',
    period: 'mid_year',
    isAmendment: false,
    isTermination: true,
    isNoActivity: true,
  })
  for (const type of [
    'FIFTH QUARTER REPORT',
    'QUARTER',
    'REGISTRATION (NO ACTIVITY)',
    'FIRST QUARTER REPORTS',
  ])
    assert.equal(parseSenateType(type), undefined, type)
  assert.equal(parseSenatePeriod('Year-End (July 1 - Dec 31)'), 'year_end')
  for (const period of ['Quarter', '5th Quarter', '1st Quarter and 2nd Quarter', ''])
    assert.equal(parseSenatePeriod(period), undefined, period)
})

test('addresses and names of contacts are in no row, no cell and no refusal', async () => {
  const { rows, refusals } = await read(filing(), filing({ filing: { Amount: 'wrong' } }))
  assert.equal(refusals.length, 1)
  assert.doesNotMatch(JSON.stringify(rows), /Sample Street|SAMPLE CONTACT/)
})

test('an element beside the filings is a refusal of its own', async () => {
  const { filings, refusals } = await read(filing(), '<Filling/>')
  assert.deepEqual(
    [filings.length, refusals],
    [1, ['xml_unreadable: <Filling> is not a filing and is not read.']],
  )
})

test('an archive is known by its name, from 1999 to 2020', async () => {
  const bytes = pack({ '1.xml': UTF_16(writeFile(filing())) })
  for (const name of ['1999_1', '2020_4']) {
    const rows = await readDocument(
      senateLobbying,
      `https://web.example/save/2020/https://x/${name}.zip`,
      bytes,
    )
    assert.equal((listDrafts(rows, 'senate-filings') as readonly SenateFilingDraft[])[0]?.archive, name)
  }
  for (const name of ['1998_1.zip', '2021_1.zip', '2010_5.zip', '2010_1.xml'])
    assert.match(await refusalOf(`https://senate.example/${name}`, bytes), /not the address of an archive/)
  assert.match(
    await refusalOf(URL_OF_QUARTER, pack({ '1.xml': '<Other/>' })),
    /this address has <PublicFilings>/,
  )
})
