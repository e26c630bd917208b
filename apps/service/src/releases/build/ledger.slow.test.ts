import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { FullRecord } from '@rotunda/contract'
import fc from 'fast-check'
import {
  appendCorrection,
  appendWithdrawal,
  ledgerMigration,
  parseLedger,
  readLedgerForBuild,
  type Correction,
  type LedgerTables,
  type Withdrawal,
} from '../../corrections/ledger/index.ts'
import { onEveryStore, type TestStore } from '../../platform/store/testing.ts'
import { runs } from '../../platform/testing.ts'
import { checkDataPackage } from '../testing/check-data-package.ts'
import { archive, build, makeFolder, makeRow, readRows, readTree, type Archived } from '../testing.ts'

const NOW = new Date('2100-01-01T00:00:00.000Z')

const readCorrected = (ledger: Uint8Array) => ({
  ledger,
  corrections: parseLedger(Buffer.from(ledger).toString('utf8'), 'ledger'),
})

const LINES = [
  '\r\n{"id":"c0","note":"This line was never a correction."}\r\n',
  '{"withdraws":"c0","reason":"It says nothing.","entered_at":"2026-06-03T12:00:00.000Z"}\n\n',
].join('')

test('a release holds its ledger byte for byte, and is made anew from that and its documents alone', async (t) => {
  const [first, again] = [makeFolder(t), makeFolder(t)]
  const ledger = Buffer.from(LINES)
  const { summary } = await build(first, undefined, readCorrected(ledger))
  const archived = readFileSync(join(first, summary.id, 'data/corrections.ndjson'))
  assert.deepEqual(archived, ledger)
  const rebuilt = await build(again, undefined, readCorrected(archived))
  assert.equal(rebuilt.summary.id, summary.id)
  assert.deepEqual(readTree(join(again, summary.id)), readTree(join(first, summary.id)))
})

test('the package of a release with a ledger is a valid one, and lists the ledger', async (t) => {
  const directory = makeFolder(t)
  const { summary } = await build(directory, undefined, readCorrected(Buffer.from(LINES)))
  checkDataPackage(join(directory, summary.id))
  assert.equal(
    summary.files.find(({ path }) => path === 'data/corrections.ndjson')?.media_type,
    'application/x-ndjson; charset=utf-8',
  )
})

test('a release without lines of a ledger has no file of it', async (t) => {
  const directory = makeFolder(t)
  const plain = await build(directory)
  const empty = await build(directory, undefined, readCorrected(Buffer.alloc(0)))
  assert.equal(empty.summary.id, plain.summary.id)
  assert.ok(!plain.summary.files.some(({ path }) => path.includes('corrections.ndjson')))
})

/** Fields from which only the project follows, with the values that readers propose. */
const PROPOSED = {
  amount: [500_000, 7, 8, null],
  purpose: ['Dry land.', 'Clean water.', null],
  location: ['Sample Street', null],
} as const
type Field = keyof typeof PROPOSED
const FIELDS = ['amount', 'purpose', 'location'] as const satisfies readonly Field[]

type Withdrawn = { readonly row: number; readonly field: Field }
type Report = Withdrawn & { readonly value: number; readonly accepted: boolean }
type Step =
  | (Report & { readonly kind: 'report' })
  | (Withdrawn & { readonly kind: 'withdrawal' })
  | { readonly kind: 'document' | 'build' }

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('report' as const),
      row: fc.nat(2),
      field: fc.constantFrom(...FIELDS),
      value: fc.nat(3),
      accepted: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('withdrawal' as const),
      row: fc.nat(2),
      field: fc.constantFrom(...FIELDS),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('document' as const, 'build' as const) }) },
)

/** An edition of one table with so many rows. */
const makeEdition = (rows: number): Archived =>
  archive(
    {
      series: 'requests/2026',
      rows: Array.from({ length: rows }, (_, index) => makeRow(index + 2, { title: `Sample ${index}` })),
    },
    { retrieved_at: `2026-06-${String(rows + 10)}T12:00:00.000Z`, edition: `edition-${rows}` },
  )

/** A correction that was accepted, until it is withdrawn. */
type Accepted = { readonly id: string; readonly field: Field; readonly after: unknown }

/** Releases without corrections, by the number of their editions. */
const plainReleases = new Map<number, Promise<FullRecord[]>>()

const readPlain = (documents: readonly Archived[]): Promise<FullRecord[]> => {
  const known = plainReleases.get(documents.length)
  const rows = known ?? buildPlain(documents)
  plainReleases.set(documents.length, rows)
  return rows
}

const buildPlain = async (documents: readonly Archived[]): Promise<FullRecord[]> => {
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-releases-'))
  const { summary } = await build(directory, documents)
  const rows = readRows(directory, summary.id)
  rmSync(directory, { recursive: true })
  return rows
}

/** Reports of readers with their decisions, and the ledger of them in a store. */
class Desk {
  readonly #store: TestStore
  readonly #records: readonly FullRecord[]
  readonly #accepted = new Map<string, readonly Accepted[]>()
  readonly #times = new Map<string, string>()
  #count = 0
  readonly collection: string

  constructor(store: TestStore, collection: string, records: readonly FullRecord[]) {
    this.#store = store
    this.#records = records
    this.collection = collection
  }

  async report({ row, field, value, accepted }: Report): Promise<void> {
    const { record, inForce, last } = this.#find(row, field)
    const after = PROPOSED[field][value] ?? null
    const before = last === undefined ? record[field] : last.after
    if (!accepted || after === before) return
    this.#count += 1
    const id = `c${this.#count}`
    const decided = { evidence_url: 'https://member.example/', decided_at: '2026-06-03T12:00:00.000Z' }
    const correction = { record: record.id, id, field, before, after, ...decided }
    const { entered_at } = await this.#store.write<LedgerTables, Correction>((trx) =>
      appendCorrection(trx, this.#store, { collection: this.collection, correction }, NOW),
    )
    this.#note(record, [...inForce, { id, field, after }], entered_at)
  }

  async withdraw({ row, field }: Withdrawn): Promise<void> {
    const { record, inForce, last } = this.#find(row, field)
    if (last === undefined) return
    const order = { collection: this.collection, withdraws: last.id, reason: 'It was a mistake.' }
    const { entered_at } = await this.#store.write<LedgerTables, Withdrawal>((trx) =>
      appendWithdrawal(trx, this.#store, order, NOW),
    )
    this.#note(
      record,
      inForce.filter((one) => one !== last),
      entered_at,
    )
  }

  /** The row as its accepted corrections make it. */
  correct(record: FullRecord): object {
    const accepted = this.#accepted.get(record.id) ?? []
    const fields = new Map<string, unknown>(accepted.map(({ field, after }) => [field, after]))
    const missing = Object.entries(record.missing).filter(([field]) => !fields.has(field))
    const removed = [...fields].flatMap(([field, after]) => (after === null ? [[field, 'unparsed']] : []))
    const corrected = {
      ...record,
      ...Object.fromEntries(fields),
      missing: Object.fromEntries([...missing, ...removed]),
      changed_at: this.#times.get(record.id) ?? record.changed_at,
    }
    return { ...this.view(corrected), corrections: accepted.map(({ id }) => id) }
  }

  /** A row with the ids of its corrections. Its project follows from its words. */
  view(record: FullRecord): object {
    const isOther = (this.#accepted.get(record.id) ?? []).length > 0
    const corrections = record.corrections.map(({ id }) => id)
    return { ...record, corrections, project: isOther ? null : record.project }
  }

  #find(row: number, field: Field) {
    const record = this.#records[row] ?? assert.fail('the row does not exist')
    const inForce = this.#accepted.get(record.id) ?? []
    return { record, inForce, last: inForce.findLast((one) => one.field === field) }
  }

  #note({ id }: FullRecord, inForce: readonly Accepted[], enteredAt: string): void {
    this.#accepted.set(id, inForce)
    this.#times.set(id, enteredAt)
  }
}

onEveryStore((open) => {
  let store: TestStore
  let number = 0
  before(async () => {
    store = await open([ledgerMigration])
  })
  after(() => store.destroy())

  test('a release differs from the one without its ledger in exactly the accepted fields, and is made anew from its own files', async (t) => {
    /** Builds with the ledger and without, and again with the ledger that the release holds. */
    const check = async (desk: Desk, documents: readonly Archived[]): Promise<void> => {
      const [folder, otherFolder] = [makeFolder(t), makeFolder(t)]
      const newest = documents.at(-1)?.source.retrieved_at ?? ''
      const ledger = await readLedgerForBuild(store, desk.collection, newest)
      const { summary } = await build(folder, documents, readCorrected(ledger))
      assert.ok(summary.checks.every(({ passed }) => passed))
      const plain = await readPlain(documents)
      assert.deepEqual(
        sortById(readRows(folder, summary.id)).map((row) => desk.view(row)),
        sortById(plain).map((row) => desk.correct(row)),
      )
      if (ledger.length === 0) return
      const archived = readFileSync(join(folder, summary.id, 'data/corrections.ndjson'))
      const rebuilt = await build(otherFolder, documents, readCorrected(archived))
      assert.deepEqual(readTree(join(otherFolder, rebuilt.summary.id)), readTree(join(folder, summary.id)))
    }

    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 4, maxLength: 16 }), async (steps) => {
        number += 1
        const documents = [makeEdition(3)]
        const desk = new Desk(store, `run-${number}`, sortById(await readPlain(documents)))
        for (const step of steps) {
          if (step.kind === 'document') documents.push(makeEdition(documents.length + 3))
          if (step.kind === 'build') await check(desk, documents)
          if (step.kind === 'report') await desk.report(step)
          if (step.kind === 'withdrawal') await desk.withdraw(step)
        }
        await check(desk, documents)
      }),
      runs(5),
    )
  })
})

const sortById = (records: readonly FullRecord[]): FullRecord[] =>
  records.toSorted((one, other) => (one.id < other.id ? -1 : 1))
