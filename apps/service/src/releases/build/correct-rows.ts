import type { LedgerCorrection, CorrectionOutcome } from '../../corrections/ledger/index.ts'
import type { Collection } from '../collection.ts'
import { parseBody } from './row-body.ts'
import { keysOf } from './row-store.ts'
import type { Staging } from './staging.ts'

/** Outcome of an accepted correction in this release. */
export type Corrected = { readonly correction: LedgerCorrection; readonly outcome: CorrectionOutcome }

/** Applies the accepted corrections to the staged rows, before rows are grouped by their corrected values. */
export const correctRows = (
  staging: Staging,
  collection: Collection,
  corrections: readonly LedgerCorrection[],
): Corrected[] =>
  [...Map.groupBy(corrections, ({ record }) => record)].flatMap(([id, ofRow]) =>
    correctRow(staging, collection, id, ofRow),
  )

const correctRow = (
  staging: Staging,
  collection: Collection,
  id: string,
  corrections: readonly LedgerCorrection[],
): Corrected[] => {
  const { table = '', apply } = collection.corrections ?? {}
  const { database } = staging
  const found = database.prepare(FIND).get(id, table)
  if (found === undefined || apply === undefined)
    return corrections.map((correction) => ({
      correction,
      outcome: correction.withdrawn === undefined ? 'no_such_record' : 'withdrawn',
    }))
  const body = parseBody(found['body'])
  // The row is of the table that can be corrected.
  const { record, outcomes } = apply(body as never, corrections, () => undefined)
  const row = Number(found['row'])
  staging.replaceBody(row, record)
  const changedAt = String(found['changed_at'] ?? body['changed_at'])
  database
    .prepare('update rows set sort_key = ?, shared = ?, apart = ?, changed_at = ? where row = ?')
    .run(...keysOf(collection, table, record), findLatest(changedAt, corrections, outcomes), row)
  return corrections.map((correction, index) => ({ correction, outcome: outcomes[index] ?? 'no_such_field' }))
}

/** `+kind` makes SQLite use the index of ids: one kind can have very many rows. */
const FIND = 'select row, changed_at, body from rows join bodies using (row) where id = ? and +kind = ?'

/**
 * Finds the time of the last change to a row. Readers who ask for changes since a time must get corrected rows too. The
 * time of entry counts, because a correction that was decided before the newest document may be entered after the
 * release. A withdrawn correction may have been published before: then its row has changed back.
 */
const findLatest = (
  changedAt: string,
  corrections: readonly LedgerCorrection[],
  outcomes: readonly CorrectionOutcome[],
) =>
  corrections
    .filter(({ withdrawn }, index) => withdrawn !== undefined || outcomes[index] === 'applied')
    .flatMap(({ entered_at, withdrawn }) => [entered_at, withdrawn?.entered_at ?? entered_at])
    .reduce((latest, at) => (at > latest ? at : latest), changedAt)
