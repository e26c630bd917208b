import type { Store } from '../../platform/index.ts'
import { appendCorrection, appendWithdrawal } from './append-to-ledger.ts'
import type { Correction } from './correction.ts'
import { importLedger } from './import-ledger.ts'
import type { LedgerTables } from './ledger-tables.ts'
import type { Withdrawal } from './withdrawal.ts'

const COLLECTION = 'appropriations'

export const makeEntry = (id: string, changes: Partial<Correction> = {}): Omit<Correction, 'entered_at'> => ({
  record: 'hr-2026-0000000000000001',
  id,
  field: 'amount',
  before: 500,
  after: 5000,
  evidence_url: 'https://member.example/letter.pdf',
  decided_at: '2026-03-01T12:00:00.000Z',
  ...changes,
})

/** Orders to the ledger of a store, each in a transaction of its own. */
export const makeLedger = (store: Pick<Store, 'engine' | 'write'>, collection = COLLECTION) => ({
  add: (correction: Omit<Correction, 'entered_at'>, now: Date) =>
    store.write<LedgerTables, Correction>((trx) =>
      appendCorrection(trx, store, { collection, correction }, now),
    ),
  withdraw: (withdraws: string, now: Date) =>
    store.write<LedgerTables, Withdrawal>((trx) =>
      appendWithdrawal(trx, store, { collection, withdraws, reason: 'It was another record.' }, now),
    ),
  take: (text: string | Uint8Array, now: Date) =>
    importLedger(store, { collection, file: 'corrections.ndjson', bytes: Buffer.from(text) }, now),
})
