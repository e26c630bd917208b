import { DIMENSIONS, type RecordFilters, type SourcedRecord } from '@rotunda/contract'
import type { Snapshot } from '../datasets/index.ts'

/**
 * Asks a little of everything, so that nobody waits while columns are read for the first time and code is compiled:
 * the first total after a start would take five times as long as those after it. Every pair of dimensions, of a few
 * records: code that was compiled for some kinds of columns is compiled again when it meets another. Of 200,000
 * records, some 0.3 s; whoever has others to serve lets them through between one question and the next. So none is a
 * long one: columns come first, each by itself, and all records last, when the code for them is compiled.
 */
export function* warmUp(snapshot: Snapshot): Generator<void> {
  yield* readColumns(snapshot)
  yield void snapshot.select(SOME)
  const dearest = snapshot.select(SOME, ['-amount']).take(0, PAGE)
  yield
  yield void snapshot.readRows(dearest, ',')
  yield* warmUpRecord(snapshot, dearest.subarray(0, 1))
  yield void snapshot.select({ q: 'county project' }).take(0, PAGE)
  for (const dimension of DIMENSIONS)
    for (const other of DIMENSIONS) yield void snapshot.aggregate(FEW, [dimension, other]).slice(0, PAGE)
  for (const dimension of DIMENSIONS) {
    const groups = snapshot.aggregate({}, [dimension])
    yield
    yield void groups.slice(0, PAGE)
  }
}

/** Each column by itself. Of 200,000 records, 25 ms, of which no slice takes more than 5. */
export function* readColumns(snapshot: Snapshot): Generator<void> {
  for (const dimension of DIMENSIONS) yield void snapshot.facet({}, [dimension], 1)
}

/** By its id, with those that it is related to. */
function* warmUpRecord(snapshot: Snapshot, position: Uint32Array): Generator<void> {
  if (position.length === 0) return
  // Written by JSON.stringify of such a record.
  const { id } = JSON.parse(Buffer.from(snapshot.readRows(position, ',')).toString()) as SourcedRecord
  yield void snapshot.findRecord(id)
}

const PAGE = 200
const SOME: RecordFilters = { stage: ['request'], amount_min: 1 }
const FEW: RecordFilters = { subcommittee: ['INT'], fiscal_year: [2024] }
