import { DIMENSIONS } from '@rotunda/contract'
import type { Snapshot } from '../datasets/index.ts'

/**
 * Asks a little of everything, so that nobody waits while columns are read for the first time and code is compiled:
 * the first total after a start would take five times as long as those after it. Every pair of dimensions, of a few
 * records: code that was compiled for some kinds of columns is compiled again when it meets another. Of 200,000
 * records, some 0.4 s; whoever has others to serve lets them through between one question and the next.
 */
export function* warmUp(snapshot: Snapshot): Generator<void> {
  for (const dimension of DIMENSIONS) {
    yield void snapshot.aggregate({}, [dimension]).slice(0, PAGE)
    yield void snapshot.facet({}, [dimension], 1)
    for (const other of DIMENSIONS) snapshot.aggregate(FEW, [dimension, other]).slice(0, PAGE)
    yield
  }
  yield void snapshot.select({ q: 'county project' }).take(0, PAGE)
  const dearest = snapshot.select({ stage: ['request'], amount_min: 1 }, ['-amount'])
  snapshot.readRows(dearest.take(0, PAGE), ',')
}

const PAGE = 200
const FEW: Parameters<Snapshot['aggregate']>[0] = { subcommittee: ['INT'], fiscal_year: [2024] }
