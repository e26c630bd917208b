import type { Transaction } from 'kysely'
import { Refusal } from '../platform/index.ts'
import type { ChangedReport, ReportNeeds } from './change-report.ts'
import { readLedgerBytes } from './ledger/index.ts'
import { lockChain, readLines } from './ledger/ledger-chain.ts'
import { orderOfReviewer, type DecisionOrder, type ReviewWork } from './order-of-reviewer.ts'
import type { ReportRow, ReportTables } from './report-tables.ts'

/** A report, and the whole ledger of its collection. */
export type Basis = { readonly row: ReportRow; readonly ledger: Uint8Array }

type Steps<Answer> = {
  /** Refuses an order that needs no answer to be refused. */
  readonly check: (work: ReviewWork) => unknown
  /** Asks the record book. */
  readonly ask: (basis: Basis) => Promise<Answer>
  readonly work: (work: ReviewWork, answer: Answer) => Promise<ReportRow>
}

/**
 * Order that needs answers of the record book. A reader gives them, and can be busy, so they are asked for before the
 * transaction: it would hold up every other write. The transaction refuses a report that changed since. Where the ledger
 * changed, the book is asked once more.
 */
export const orderByBook = async <Answer>(
  needs: ReportNeeds,
  order: DecisionOrder,
  steps: Steps<Answer>,
): Promise<ChangedReport> =>
  (await tryOrder(needs, order, steps)) ?? (await tryOrder(needs, order, steps)) ?? refuseLedger(order)

/** Undefined, with nothing done, if the ledger changed while the book was asked. */
const tryOrder = async <Answer>(
  needs: ReportNeeds,
  order: DecisionOrder,
  { check, ask, work }: Steps<Answer>,
): Promise<ChangedReport | undefined> => {
  const { store } = needs
  const row = await readChecked(needs, order, check)
  const ledger = await readLedgerBytes(store, row.collection)
  const answer = await ask({ row, ledger })
  const found = { isSame: false }
  const changed = await orderOfReviewer(needs, { ...order, revision: row.revision }, async (again) => {
    found.isSame = ledger.equals(await lockLedger(again.trx, store.engine, row))
    if (!found.isSame) return again.row
    await check(again)
    return work(again, answer)
  })
  return found.isSame ? changed : undefined
}

const readChecked = async (
  needs: ReportNeeds,
  order: DecisionOrder,
  check: (work: ReviewWork) => unknown,
): Promise<ReportRow> => {
  const seen = Promise.withResolvers<ReportRow>()
  await orderOfReviewer(needs, order, async (work) => {
    await check(work)
    seen.resolve(work.row)
    return work.row
  })
  return seen.promise
}

/** Locks the ledger until the transaction ends, and reads it. */
const lockLedger = async (
  trx: Transaction<ReportTables>,
  engine: ReportNeeds['store']['engine'],
  { collection }: ReportRow,
): Promise<Uint8Array> => {
  // One connection holds the tables of both.
  const ledger = trx as unknown as Parameters<typeof lockChain>[0]
  await lockChain(ledger, engine, collection)
  return readLines(ledger, collection)
}

const refuseLedger = ({ number }: DecisionOrder): never => {
  throw new Refusal(
    'changed_meanwhile',
    `Nothing was done: the ledger was changed twice while report ${number} was decided. Repeat the change.`,
  )
}
