import type { Transaction } from 'kysely'
import { Refusal, type Store } from '../../platform/index.ts'
import type { Correction } from './correction.ts'
import { addLines, findLastLine, keyOfCorrection, lockChain, readClock } from './ledger-chain.ts'
import type { LedgerTables } from './ledger-tables.ts'
import { readLedger } from './read-ledger.ts'
import type { Withdrawal } from './withdrawal.ts'

type Engine = Pick<Store, 'engine'>

type NewEntry = {
  readonly collection: string
  /** Number of the report that was decided. */
  readonly report?: number | null
}

export type NewCorrection = NewEntry & { readonly correction: Omit<Correction, 'entered_at'> }
export type NewWithdrawal = NewEntry & Pick<Withdrawal, 'withdraws' | 'reason'>

/**
 * Adds a correction at the end of the ledger, in this transaction. Its time of entry is the database's, read when no
 * other line can be added, and never before the line above. `now` is the time of the store. Throws a Refusal for a line
 * that would stop builds, such as one with an id that was used before.
 */
export const appendCorrection = (
  trx: Transaction<LedgerTables>,
  { engine }: Engine,
  { collection, report = null, correction }: NewCorrection,
  now: Date,
): Promise<Correction> => {
  const { record, id, field, before, after, evidence_url, decided_at } = correction
  // The keys of a line have one order.
  const make = (entered_at: string): Correction => ({
    record,
    id,
    field,
    before,
    after,
    evidence_url,
    decided_at,
    entered_at,
  })
  return append(trx, { engine, collection, report, about: id, make, now })
}

/**
 * Adds a line that takes back the correction with the id `withdraws`. Times and refusals are those of
 * `appendCorrection`; an id that is not there, or was withdrawn before, is refused too.
 */
export const appendWithdrawal = (
  trx: Transaction<LedgerTables>,
  { engine }: Engine,
  { collection, report = null, withdraws, reason }: NewWithdrawal,
  now: Date,
): Promise<Withdrawal> => {
  const make = (entered_at: string): Withdrawal => ({ withdraws, reason, entered_at })
  return append(trx, { engine, collection, report, about: withdraws, make, now })
}

type Append<Line> = Required<NewEntry> &
  Engine & {
    /** Id of the correction that the line is about. */
    readonly about: string
    readonly make: (enteredAt: string) => Line
    readonly now: Date
  }

const append = async <Line>(
  trx: Transaction<LedgerTables>,
  { engine, collection, report, about, make, now }: Append<Line>,
): Promise<Line> => {
  const { floor } = await lockChain(trx, engine, collection)
  const clock = await readClock(trx, engine, now)
  const latest = await findLatest(trx, collection)
  const entered_at = [clock.toISOString(), floor, latest].reduce((one, other) => (other > one ? other : one))
  const line = make(entered_at)
  const text = JSON.stringify(line)
  refuseFaults(await readLinesAbout(trx, collection, about), text)
  const last = await findLastLine(trx, collection)
  const isOpen = last !== undefined && last.bytes.at(-1) !== LINE_FEED
  const bytes = Buffer.from(`${isOpen ? '\n' : ''}${text}\n`)
  await addLines(trx, collection, [{ bytes, correction_id: keyOfCorrection(about), report, entered_at }])
  return line
}

const LINE_FEED = 0x0a

const findLatest = async (trx: Transaction<LedgerTables>, collection: string): Promise<string> => {
  const { latest } = await trx
    .selectFrom('ledger_lines')
    .select(({ fn }) => fn.max('entered_at').as('latest'))
    .where('collection', '=', collection)
    .executeTakeFirstOrThrow()
  return latest ?? ''
}

/** Other lines cannot be at fault because of the new one, nor the new one because of them. */
const readLinesAbout = async (
  trx: Transaction<LedgerTables>,
  collection: string,
  about: string,
): Promise<string[]> => {
  const lines = await trx
    .selectFrom('ledger_lines')
    .select('bytes')
    .where('collection', '=', collection)
    .where('correction_id', '=', keyOfCorrection(about))
    .orderBy('number')
    .execute()
  return lines.map(({ bytes }) => Buffer.from(bytes).toString('utf8').trim())
}

const refuseFaults = (above: readonly string[], line: string): void => {
  const { faults } = readLedger([...above, line].join('\n'))
  const found = faults.find((fault) => fault.line === above.length + 1)
  if (found !== undefined) throw new Refusal('invalid_query', `Nothing was added: the line ${found.fault}`)
}

/** Makes the first id that the text of the ledger does not have, such as `2026-07-01-amount-1`. */
export const makeCorrectionId = (date: Date, field: string, taken: string): string => {
  const begin = `${date.toISOString().slice(0, 'YYYY-MM-DD'.length)}-${field}-`
  for (let number = 1; ; number += 1)
    if (!taken.includes(JSON.stringify(`${begin}${number}`))) return `${begin}${number}`
}
