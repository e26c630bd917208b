import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { test } from 'node:test'
import fc from 'fast-check'
import { runs } from '../../apps/service/src/platform/testing.ts'
import {
  bpcEnacted,
  controlTotals,
  jointStatements,
  type ControlTotalDraft,
  type EnactedFacts,
  type EnactedPublisher,
  type EnactedSource,
  type ProjectDraft,
} from '../../apps/service/src/publishers/enacted-projects/index.ts'
import { BPC_FIELDS, type BpcField } from '../../apps/service/src/publishers/enacted-projects/read-bpc-row.ts'
import { DocumentRefused, openBytes, type ReadRow } from '../../apps/service/src/publishers/index.ts'
import { aSource } from '../../apps/service/src/publishers/testing.ts'
import { writeCsv, writeWorkbook } from '../mutated-tables/document.ts'
import { makeDraft, mutatedTables, type Mutated } from '../mutated-tables/mutations.ts'
import type { TableShape } from '../mutated-tables/tables.ts'

const rowsOf = <Row>(row: fc.Arbitrary<Row>) => fc.array(row, { minLength: 3, maxLength: 6 })

const row = fc.record({
  agency: fc.constantFrom('Environmental Protection Agency', 'Forest Service', 'National Park Service'),
  account: fc.constantFrom('STAG—Clean Water SRF', 'Capital Improvement', 'Historic Preservation Fund'),
  recipient: fc.constantFrom('Town of Oak', 'Elm County', 'University of Fern'),
  project: fc.constantFrom('Sewer Renewal', 'Trail Repair', 'Old Mill Roof', 'Well No. 4'),
  state: fc.constantFrom('VT', 'OR', 'AZ', 'NM'),
  amount: fc.constantFrom('400000', '1,031,615', '$1,904,659', '3750000', '650000'),
  house: fc.constantFrom('Samplewell', 'Exampleton (GA)', 'Fictiman'),
  senate: fc.constantFrom('', 'Stantonby', 'Placeholder (VT)'),
})

/** A table of a publisher, the facts that are given with it, and what names one of its rows. */
type EnactedShape = TableShape & {
  readonly publisher: EnactedPublisher
  readonly facts: Partial<EnactedFacts>
}

const STATEMENT = { publisher: jointStatements, facts: { fiscal_year: 2023, subcommittee: 'INT' } } as const

const usual = rowsOf(row).map((rows): EnactedShape => ({
  ...STATEMENT,
  name: 'projects with a recipient',
  header: [
    'Agency',
    'Account',
    'Recipient',
    'Project',
    'Location (State)',
    'Amount',
    'Origination',
    'Senate Requestor(s)',
    'House Requestor(s)',
  ],
  amount: 5,
  rows: rows.map((one) => [
    one.agency,
    one.account,
    one.recipient,
    one.project,
    one.state,
    one.amount,
    one.senate === '' ? 'H' : 'H/S',
    one.senate,
    one.house,
  ]),
}))

const joined = rowsOf(row).map((rows): EnactedShape => ({
  ...STATEMENT,
  name: 'projects of recipients in one cell',
  header: ['Agency', 'Account', 'State', 'Project', 'Amount', 'Origination', 'Requestor(s) House'],
  amount: 4,
  rows: rows.map((one) => [
    one.agency,
    one.account,
    one.state,
    `${one.recipient} for ${one.project}`,
    one.amount,
    'H',
    one.house,
  ]),
}))

const energy = rowsOf(
  fc.record({ row, request: fc.constantFrom('', '2,000,000'), added: fc.constantFrom('', '300,000', '—') }),
).map((rows): EnactedShape => ({
  publisher: jointStatements,
  facts: { fiscal_year: 2023, subcommittee: 'EW' },
  name: 'projects with budget requests',
  header: [
    'Agency',
    'Account',
    'Project',
    'State',
    'Budget Request',
    'Additional Amount',
    'Total Amount',
    'Origination',
    'Requestor(s) House',
  ],
  amount: 6,
  rows: rows.map(({ row: one, request, added }) => [
    'Corps of Engineers',
    one.account,
    one.project,
    one.state,
    request,
    added,
    one.amount,
    'H',
    one.house,
  ]),
}))

const bpc = rowsOf(fc.record({ row, request: fc.constantFrom('', '2000000'), isEnergy: fc.boolean() })).map(
  (rows): EnactedShape => ({
    publisher: bpcEnacted,
    facts: { fiscal_year: 2022, rows: 'published' },
    name: 'projects of all divisions',
    header: BPC_FIELDS,
    amount: BPC_FIELDS.indexOf('amount'),
    rows: rows.map(({ row: one, request, isEnergy }) => {
      const texts: Partial<Record<BpcField, string>> = {
        ...one,
        category: isEnergy ? 'Energy and Water Development' : 'Interior, Environment, and Related Agencies',
        ...(isEnergy && { budget_request: request, additional_amount: one.amount }),
        origination: one.senate === '' ? 'H' : 'H/S',
        requestor_one_full_name: one.house,
        requestor_one_bioguide_id: 'S000001',
        requestor_one_chamber: 'rep',
        requestor_one_party: 'Democrat',
        ...(one.senate !== '' && {
          requestor_two_full_name: one.senate,
          requestor_two_bioguide_id: 'S000002',
          requestor_two_chamber: 'sen',
          requestor_two_party: 'Independent',
        }),
      }
      return BPC_FIELDS.map((field) => texts[field] ?? '')
    }),
  }),
)

const total = fc.record({
  year: fc.constantFrom('2022', '2023'),
  items: fc.constantFrom('491', '1014', ''),
  dollars: fc.constantFrom('1516409207', ''),
  words: fc.constantFrom('$859.3 million', 'about $1.3 billion', ''),
  mark: fc.constantFrom('V', 'R'),
})
const totals = rowsOf(total).map((rows): EnactedShape => ({
  publisher: controlTotals,
  facts: {},
  name: 'projects counted by others',
  header: [
    'fiscal_year',
    'scope',
    'counting_rule',
    'items',
    'amount_dollars',
    'amount_text',
    'source',
    'mark',
  ],
  amount: 4,
  rows: rows.map((one, index) => [
    one.year,
    'EPA',
    `rule ${'ABCDEF'[index] ?? ''}`,
    one.items,
    one.dollars,
    one.words,
    'GAO-22-105903',
    one.mark,
  ]),
}))

/** The rows as they are read; undefined where the document is stopped. */
const readRows = async (
  { publisher, facts }: EnactedShape,
  bytes: Uint8Array,
): Promise<readonly ReadRow[] | undefined> => {
  const source: EnactedSource = {
    ...aSource(bytes, { publisher: publisher.name }),
    sha256: hash('sha256', bytes, 'hex'),
    fiscal_year: null,
    subcommittee: null,
    act: null,
    rows: null,
    ...facts,
  }
  try {
    const open = openBytes(bytes)
    await publisher.findSeries({ source, open })
    return await Array.fromAsync(publisher.read({ source, open }))
  } catch (cause) {
    if (cause instanceof DocumentRefused) return undefined
    throw cause
  }
}

type Draft = ControlTotalDraft | ProjectDraft

const listDrafts = (rows: readonly ReadRow[]): Draft[] =>
  // Rows of these publishers are projects or control totals.
  rows.flatMap((one) => (one.kind === 'row' ? [one.draft as Draft] : []))

const nameDraft = (draft: Draft): string =>
  JSON.stringify(draft, (key, value: unknown) =>
    key === 'flags' && Array.isArray(value) ? value.filter((flag) => flag !== 'identical_rows') : value,
  )

const compare = (whole: readonly ReadRow[], rows: readonly ReadRow[], mutated: Mutated): void => {
  const left = Map.groupBy(listDrafts(whole).map(nameDraft), (name) => name)
  for (const draft of listDrafts(rows)) {
    const same = left.get(nameDraft(draft))
    if (same === undefined && !isShown(draft, mutated))
      throw new Error(`${mutated.what}: published, and not in the table: ${JSON.stringify(draft)}`)
    if (same !== undefined && same.pop() === undefined)
      throw new Error(`${mutated.what}: published too often: ${JSON.stringify(draft)}`)
  }
  if (mutated.cutAt === undefined && rows.length < whole.length)
    throw new Error(`${mutated.what}: ${whole.length} rows became ${rows.length}`)
}

/**
 * A row of two members is right when it has both of them, and a name that may be two is flagged. A row whose last cells
 * have moved shows it by an origination that no requestor backs.
 */
const isShown = (draft: Draft, { what }: Mutated): boolean => {
  if (!('requestors' in draft)) return false
  const { requestors, flags } = draft
  return what.startsWith('two members')
    ? requestors.length > 1 || flags.includes('requestor_unclear')
    : / moved (?:left|right) /.test(what) && flags.some((flag) => DOUBTS.has(flag))
}

const DOUBTS: ReadonlySet<string> = new Set(['origination_unclear', 'requestor_missing'])

test('a mutated table of enacted projects is read right, refused, flagged or stopped, and never silently wrong', async () => {
  const outcomes = { read: 0, stopped: 0, published: 0 }
  await fc.assert(
    fc.asyncProperty(
      mutatedTables(fc.oneof(usual, joined, energy, bpc, totals)),
      fc.boolean(),
      async ({ shape, mutated }, asWorkbook) => {
        const mayBeWorkbook = shape.publisher === jointStatements
        fc.pre(mayBeWorkbook || mutated.workbookOnly !== true)
        const isWorkbook =
          shape.publisher === jointStatements &&
          (asWorkbook || mutated.workbookOnly === true) &&
          mutated.cutAt === undefined
        const write = isWorkbook ? writeWorkbook : writeCsv
        const whole = await readRows(shape, write(makeDraft(shape)))
        assert.equal(
          listDrafts(whole ?? []).length,
          shape.rows.length,
          'the unmutated table is not read whole',
        )
        const bytes = write(mutated.draft)
        const rows = await readRows(shape, bytes.subarray(0, Math.ceil(bytes.length * (mutated.cutAt ?? 1))))
        outcomes[rows === undefined ? 'stopped' : 'read'] += 1
        outcomes.published += listDrafts(rows ?? []).length
        if (rows !== undefined) compare(whole ?? [], rows, mutated)
      },
    ),
    runs(800),
  )
  // A reader that stopped at everything would keep the law as well.
  assert.ok(outcomes.read > outcomes.stopped / 2, JSON.stringify(outcomes))
  assert.ok(outcomes.published > outcomes.read, JSON.stringify(outcomes))
})
