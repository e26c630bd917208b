import type { Transaction } from 'kysely'
import { Refusal } from '../platform/index.ts'
import type { ChangedReport } from './change-report.ts'
import { removeUnnamedFile } from './erase-files.ts'
import type { FileTables } from './file-tables.ts'
import { readLedger, type LedgerCorrection, type LedgerTables } from './ledger/index.ts'
import { readLines } from './ledger/ledger-chain.ts'
import { orderOfReviewer, type ReviewOrder } from './order-of-reviewer.ts'
import type { FileNeeds } from './report-files.ts'
import { parseReviewWords } from './review-words.ts'

type FileErasure = ReviewOrder & { readonly sha256: string; readonly reason: string }

/**
 * Erases a file of a report, or a copy that was published with it, for good and in any state. Every published copy with
 * the same bytes is withdrawn with it. Other reports that have the file keep it.
 */
export const eraseFile = async (
  needs: FileNeeds,
  { sha256, reason, ...order }: FileErasure,
): Promise<ChangedReport> => {
  const note = parseReviewWords('reason', reason)
  const erased_at = order.at.getTime()
  const changed = await orderOfReviewer(needs, order, async ({ trx: reports, row, change }) => {
    // One database holds the tables of every module.
    const trx = reports as unknown as Transaction<FileTables>
    await demandLiving(trx, row.number, sha256)
    await demandUnproving(trx, sha256)
    await trx
      .updateTable('correction_files')
      .set({ erased_at, erased_by: order.actor.person })
      .where('report', '=', row.number)
      .where('sha256', '=', sha256)
      .where('erased_at', 'is', null)
      .execute()
    await trx
      .updateTable('correction_copies')
      .set({ erased_at })
      .where('sha256', '=', sha256)
      .where('erased_at', 'is', null)
      .execute()
    return change({ event: 'erase_file', note, detail: { sha256 } })
  })
  // Bytes that cannot be removed now leave with the next pass of the worker.
  await Promise.allSettled([removeUnnamedFile(needs, sha256)])
  return changed
}

const demandLiving = async (trx: Transaction<FileTables>, report: number, sha256: string): Promise<void> => {
  const files = trx.selectFrom('correction_files').select('erased_at')
  const copies = trx.selectFrom('correction_copies').select('erased_at')
  const found = [
    ...(await files.where('report', '=', report).where('sha256', '=', sha256).execute()),
    ...(await copies.where('report', '=', report).where('sha256', '=', sha256).execute()),
  ]
  if (found.length === 0)
    throw new Refusal('not_found', `Report ${report} never had a file or a copy with this digest.`)
  if (found.every(({ erased_at }) => erased_at !== null))
    throw new Refusal('not_in_this_state', 'Nothing was done: the file is erased already.')
}

/** Refuses while a correction names the copy as its evidence: readers of the ledger open it. */
const demandUnproving = async (trx: Transaction<FileTables>, sha256: string): Promise<void> => {
  const decided = await trx
    .selectFrom('correction_reports')
    .select(['number', 'decision'])
    .where('state', 'in', ['awaiting_second', 'accepted', 'awaiting_reversal'])
    .where('decision', 'is not', null)
    .execute()
  const proved = decided.find(({ decision }) => decision !== null && isNamedIn(decision, sha256))
  if (proved !== undefined)
    throw refuseProving(
      `the correction of report ${proved.number} names this copy as its evidence. First have the correction reversed, or its proposal turned down.`,
    )
  // The operator adds lines without a report.
  const line = await findLineNaming(trx, sha256)
  if (line !== undefined)
    throw refuseProving(
      `the correction ${line.id} in the ledger names this copy. First have the operator take the correction back, with "corrections withdraw".`,
    )
}

const refuseProving = (reason: string): Refusal =>
  new Refusal('not_in_this_state', `Nothing was erased: ${reason}`)

const findLineNaming = async (
  trx: Transaction<LedgerTables>,
  sha256: string,
): Promise<LedgerCorrection | undefined> => {
  for (const { collection } of await trx.selectFrom('ledger_chains').select('collection').execute()) {
    const { corrections } = readLedger((await readLines(trx, collection)).toString('utf8'))
    const found = corrections.find(
      ({ withdrawn, ...line }) => withdrawn === undefined && isNamedIn(JSON.stringify(line), sha256),
    )
    if (found !== undefined) return found
  }
  return undefined
}

/** An address names the same copy in capitals and with percent-encoded characters. */
const isNamedIn = (text: string, sha256: string): boolean =>
  text
    .replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .toLowerCase()
    .includes(sha256)
