import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { test } from 'node:test'
import fc from 'fast-check'
import { runs } from '../../apps/service/src/platform/testing.ts'
import {
  jointStatements,
  type EnactedSource,
  type ProjectDraft,
} from '../../apps/service/src/publishers/enacted-projects/index.ts'
import { DocumentRefused, openBytes, type ReadRow } from '../../apps/service/src/publishers/index.ts'
import { aSource } from '../../apps/service/src/publishers/testing.ts'
import { writeCsv, writeWorkbook } from '../mutated-tables/document.ts'
import { makeDraft, mutatedTables, type Mutated } from '../mutated-tables/mutations.ts'
import type { TableShape } from '../mutated-tables/tables.ts'

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

const usual = fc.array(row, { minLength: 3, maxLength: 6 }).map((rows): TableShape => ({
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

const joined = fc.array(row, { minLength: 3, maxLength: 6 }).map((rows): TableShape => ({
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

/** The rows as they are read; undefined where the document is stopped. */
const readRows = async (bytes: Uint8Array): Promise<readonly ReadRow[] | undefined> => {
  const source: EnactedSource = {
    ...aSource(bytes, { publisher: jointStatements.name }),
    sha256: hash('sha256', bytes, 'hex'),
    fiscal_year: 2023,
    subcommittee: 'INT',
    act: null,
    rows: null,
  }
  try {
    const open = openBytes(bytes)
    await jointStatements.findSeries({ source, open })
    return await Array.fromAsync(jointStatements.read({ source, open }))
  } catch (cause) {
    if (cause instanceof DocumentRefused) return undefined
    throw cause
  }
}

const listDrafts = (rows: readonly ReadRow[]): ProjectDraft[] =>
  // Rows of this publisher are projects.
  rows.flatMap((one) => (one.kind === 'row' ? [one.draft as ProjectDraft] : []))

const nameDraft = ({ flags, ...draft }: ProjectDraft): string =>
  JSON.stringify([draft, flags.filter((flag) => flag !== 'identical_rows')])

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
const isShown = ({ requestors, flags }: ProjectDraft, { what }: Mutated): boolean =>
  what.startsWith('two members')
    ? requestors.length > 1 || flags.includes('requestor_unclear')
    : / moved (?:left|right) /.test(what) && flags.some((flag) => DOUBTS.has(flag))

const DOUBTS: ReadonlySet<string> = new Set(['origination_unclear', 'requestor_missing'])

test('a mutated table of enacted projects is read right, refused, flagged or stopped, and never silently wrong', async () => {
  const outcomes = { read: 0, stopped: 0, published: 0 }
  await fc.assert(
    fc.asyncProperty(
      mutatedTables(fc.oneof(usual, joined)),
      fc.boolean(),
      async ({ shape, mutated }, asWorkbook) => {
        const isWorkbook = (asWorkbook || mutated.workbookOnly === true) && mutated.cutAt === undefined
        const write = isWorkbook ? writeWorkbook : writeCsv
        const whole = await readRows(write(makeDraft(shape)))
        assert.equal(
          listDrafts(whole ?? []).length,
          shape.rows.length,
          'the unmutated table is not read whole',
        )
        const bytes = write(mutated.draft)
        const rows = await readRows(bytes.subarray(0, Math.ceil(bytes.length * (mutated.cutAt ?? 1))))
        outcomes[rows === undefined ? 'stopped' : 'read'] += 1
        outcomes.published += listDrafts(rows ?? []).length
        if (rows !== undefined) compare(whole ?? [], rows, mutated)
      },
    ),
    runs(400),
  )
  // A reader that stopped at everything would keep the law as well.
  assert.ok(outcomes.read > outcomes.stopped / 2, JSON.stringify(outcomes))
  assert.ok(outcomes.published > outcomes.read, JSON.stringify(outcomes))
})
