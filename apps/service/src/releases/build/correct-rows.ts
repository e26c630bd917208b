import type { DatabaseSync } from 'node:sqlite'
import type { FullRecord } from '@rotunda/contract'
import { applyCorrections, type CorrectionOutcome, type LedgerCorrection } from '../../corrections/index.ts'
import { makeSortKey } from '../../collections/appropriations/index.ts'
import { requestorsKey, sharedKey } from './row-keys.ts'

/** What became of an accepted correction in this release. */
export type Corrected = { readonly correction: LedgerCorrection; readonly outcome: CorrectionOutcome }

/** Applies the accepted corrections to the staged rows. Before projects are told apart: they go by corrected values. */
export const correctRows = (staging: DatabaseSync, corrections: readonly LedgerCorrection[]): Corrected[] =>
  [...Map.groupBy(corrections, ({ record }) => record)].flatMap(([id, ofRecord]) =>
    correctRow(staging, id, ofRecord),
  )

const correctRow = (
  staging: DatabaseSync,
  id: string,
  corrections: readonly LedgerCorrection[],
): Corrected[] => {
  const found = staging
    .prepare('select row, changed_at, body from rows join bodies using (row) where id = ?')
    .get(id)
  if (found === undefined)
    return corrections.map((correction) => ({
      correction,
      outcome: correction.withdrawn === undefined ? 'no_such_record' : 'withdrawn',
    }))
  // Bodies are written by the row store alone.
  const body = JSON.parse(String(found['body'])) as FullRecord
  const { record, outcomes } = applyCorrections(body, corrections)
  const { row } = found
  staging.prepare('update bodies set body = ? where row = ?').run(JSON.stringify(record), row ?? null)
  staging
    .prepare('update rows set sort_key = ?, shared = ?, requestors = ?, changed_at = ? where row = ?')
    .run(
      ...[makeSortKey(record), sharedKey(record), requestorsKey(record)],
      ...[findLatest(String(found['changed_at'] ?? body.changed_at), corrections, record), row ?? null],
    )
  return corrections.map((correction, index) => ({ correction, outcome: outcomes[index] ?? 'no_such_field' }))
}

/**
 * Who asks for what has changed since a time must be told of corrected records as well: by the time of entry, since
 * what was decided before the newest document of a release may be entered after it. What was withdrawn may have been
 * published before: the record has changed back.
 */
const findLatest = (
  changedAt: string,
  corrections: readonly LedgerCorrection[],
  { corrections: listed }: FullRecord,
) =>
  corrections
    .filter(({ id, withdrawn }) => withdrawn !== undefined || listed.some((one) => one.id === id))
    .flatMap(({ entered_at, withdrawn }) => [entered_at, withdrawn?.entered_at ?? entered_at])
    .reduce((latest, at) => (at > latest ? at : latest), changedAt)
