import type { Transaction } from 'kysely'
import type { OwnReport } from '@rotunda/contract'
import { Refusal, refuseFields } from '../platform/index.ts'
import type { ReportNeeds } from './change-report.ts'
import { isKnownFile, readLedger, type CorrectionOutcome, type LedgerCorrection } from './ledger/index.ts'
import { listCorrectionIds } from './ledger/ledger-chain.ts'
import type { Basis } from './order-by-book.ts'
import type { FittedRecord, FoundRecord, RecordBook } from './record-book.ts'
import type { ReportDecision } from './report-decision.ts'
import type { ReportRow, ReportTables } from './report-tables.ts'

/** A correction as the ledger will have it, without its record, id and times. */
export type Accepted = NonNullable<ReportDecision['correction']>

type Wanted = { readonly field: string | null; readonly after: unknown; readonly evidence_url: string }

type Fitted = { readonly needsTwo: boolean; readonly correction: Accepted }

/**
 * The correction that accepts a report, with the value that the record has now. Throws a Refusal if the next release
 * would not apply it.
 */
export const fitAcceptance = async (
  needs: ReportNeeds,
  { row, ledger }: Basis,
  { field, after, evidence_url }: Wanted,
  at: Date,
): Promise<Fitted> => {
  if (field === null) throw refuseField('field', 'The report names no field. Give the field to correct.')
  if (after === undefined)
    throw refuseField('after', 'The report proposes no value. Give the corrected value.')
  const { book } = needs
  await demandWholeLedger(needs, { row, ledger })
  const found = await getReported(book, row)
  const declared = found.fields.find(({ name }) => name === field)
  if (declared === undefined)
    throw refuseField(
      'field',
      `No correction can change ${field} of this record. Tell the publisher instead.`,
    )
  const existing = readLedger(Buffer.from(ledger).toString('utf8')).corrections
  const { before, outcome } = await tryOut(book, found, existing, { row, field, after, evidence_url, at })
  if (outcome !== 'applied') throw refuseOutcome(outcome, { field, before, found })
  return { needsTwo: declared.needsTwo, correction: { field, before, after, evidence_url } }
}

/**
 * Refuses a new line while the exported file of the ledger was never imported or was changed since, and while a published
 * release has lines that the database lacks: the new line would stand in their place.
 */
export const demandWholeLedger = async (
  { store, book }: ReportNeeds,
  { row: { collection }, ledger }: Basis,
): Promise<void> => {
  const bytes = await book.readLedgerFile(collection)
  if (bytes !== undefined && !(await isKnownFile(store, { collection, bytes })))
    throw new Refusal(
      'not_in_this_state',
      'Nothing was done: the ledger has a file that is not imported, so its lines may be missing in the database. ' +
        `An operator must first run: npm run rotunda -- corrections import --collection ${collection}`,
    )
  if (await book.lacksPublishedLines(collection, ledger))
    throw new Refusal(
      'not_in_this_state',
      'Nothing was done: a published release has lines of the ledger that the database lacks, so the database was lost or is an ' +
        `old copy. An operator learns the way out from: npm run rotunda -- release build --collection ${collection}`,
    )
}

const refuseField = (field: string, detail: string): Refusal => refuseFields([{ field, detail }])

/** Finds the record of a report in the current release. */
export const findReported = async (
  book: RecordBook,
  { collection, record, page }: Pick<ReportRow, 'collection' | 'record' | 'page'>,
): Promise<FoundRecord | undefined> => {
  const found = await book.find(page ?? record)
  return found?.collection === collection && found.id === record ? found : undefined
}

/** Current release, if it applies the correction of a report. Rows behind keys are not read. */
export const findShown = async (book: RecordBook, row: ReportRow): Promise<OwnReport['shown_in']> => {
  const record = row.ledger_id === null ? undefined : await findReported(book, row)
  // Rows of every collection with corrections list them here.
  const { corrections = [] } = (record?.row ?? {}) as {
    readonly corrections?: readonly { readonly id: string }[]
  }
  if (record === undefined || !corrections.some(({ id }) => id === row.ledger_id)) return null
  const [edition] = await book.listEditions(record, 1, null)
  return { release: record.release, published_at: edition?.published_at ?? null }
}

const getReported = async (book: RecordBook, row: ReportRow): Promise<FoundRecord> => {
  const found = await findReported(book, row)
  if (found !== undefined) return found
  throw new Refusal(
    'not_in_this_state',
    'Nothing was done: the current release does not have this record, so nothing can be corrected. Reject the report, or tell the publisher.',
  )
}

type Tried = Accepted & { readonly row: ReportRow; readonly at: Date }

/** Tries a correction out behind those that the ledger has. */
export const tryOut = async (
  book: RecordBook,
  found: FoundRecord,
  existing: readonly LedgerCorrection[],
  { row: { number, record }, field, after, evidence_url, at }: Omit<Tried, 'before'>,
): Promise<{ before: unknown; outcome: CorrectionOutcome; fitted: FittedRecord }> => {
  const { row: unchanged } = await book.fit(found, existing)
  const before = unchanged[field] ?? null
  const time = at.toISOString()
  const id = idInLedger(number)
  const line = { record, id, field, before, after, evidence_url, decided_at: time, entered_at: time }
  const fitted = await book.fit(found, [...existing, line])
  const outcome = fitted.outcomes.at(-1)
  if (outcome === undefined) throw new Error('the book gave no outcome of a correction')
  return { before, outcome, fitted }
}

const IN_LEDGER = 'report-'

/** Id of the line of a report in the ledger. */
export const idInLedger = (number: number): string => `${IN_LEDGER}${number}`

/** Highest number of a report in the ledgers, which may know reports that the database has lost; 0 without one. */
export const findHighestInLedgers = async (trx: Transaction<ReportTables>): Promise<number> => {
  const ids = await listCorrectionIds(trx, IN_LEDGER)
  return ids.reduce((highest, id) => Math.max(highest, Number(NUMBERED.exec(id)?.[1] ?? 0)), 0)
}

/** An id with more digits was written by hand, and would leave no number after it. */
const NUMBERED = new RegExp(`^${IN_LEDGER}([1-9]\\d{0,8})$`, 'u')

type Unfit = Pick<Accepted, 'field' | 'before'> & { readonly found: FoundRecord }

const refuseOutcome = (outcome: CorrectionOutcome, { field, before, found: { row } }: Unfit): Refusal => {
  // The fields of a record behind keys have no values of their own.
  const has = row === undefined ? '' : ` The record has ${JSON.stringify(before)}.`
  if (outcome === 'already_so') return refuseField('after', 'This is the value already. Reject the report.')
  return outcome === 'contradicted'
    ? refuseField(
        'after',
        'An accepted correction says the opposite. Reverse that correction, or reject this report.',
      )
    : refuseField('after', `${field} cannot hold this value.${has}`)
}
