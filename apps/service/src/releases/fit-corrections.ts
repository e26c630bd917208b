import { join } from 'node:path'
import { RECORD_DATASETS, type FullRecord } from '@rotunda/contract'
import { applyCorrections, type LedgerCorrection } from '../corrections/index.ts'
import type { Corrected } from './build/correct-rows.ts'
import { readRows } from './bundle/read-rows.ts'

/**
 * What would become of these corrections in a release of the documents of this one: each is held against its record as
 * it was before any correction. Documents that were added since are not looked at. In the order of the corrections.
 */
export const fitCorrections = (folder: string, corrections: readonly LedgerCorrection[]): Corrected[] => {
  const byRecord = Map.groupBy(corrections, ({ record }) => record)
  const fitted = new Map<LedgerCorrection, Corrected>()
  for (const record of listRecords(folder)) {
    const ofRecord = byRecord.get(record.id) ?? []
    const { outcomes } = applyCorrections(ofRecord.length === 0 ? record : undo(record), ofRecord)
    for (const [index, correction] of ofRecord.entries())
      fitted.set(correction, { correction, outcome: outcomes[index] ?? 'no_such_field' })
  }
  return corrections.map((correction) => {
    const outcome = correction.withdrawn === undefined ? 'no_such_record' : 'withdrawn'
    return fitted.get(correction) ?? { correction, outcome }
  })
}

function* listRecords(folder: string): Generator<FullRecord, void, undefined> {
  for (const dataset of RECORD_DATASETS)
    // Written by openDatasetFiles alone.
    yield* readRows(join(folder, `data/${dataset}.json`)) as Generator<FullRecord>
}

/** Each correction tells what stood there before it. */
const undo = (record: FullRecord): FullRecord =>
  record.corrections
    .toReversed()
    .reduce<FullRecord>((before, correction) => ({ ...before, [correction.field]: correction.before }), {
      ...record,
      corrections: [],
    })
