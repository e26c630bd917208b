import type { DatabaseSync } from 'node:sqlite'
import type { FundingLine } from '@rotunda/contract'
import { openColumns } from './columns/open-columns.ts'
import { selectFundingLines } from './funding-lines.ts'
import { openSnapshotFile } from './open-snapshot-file.ts'
import { makeAggregator } from './queries/aggregate-rows.ts'
import { countValues } from './queries/count-values.ts'
import { makeRecordFinder } from './queries/find-record.ts'
import { makeKeptResults } from './queries/kept-results.ts'
import { makeSelector } from './queries/make-selector.ts'
import { makeRowReader } from './queries/read-rows.ts'
import { openTerms } from './search/open-terms.ts'
import { openWords } from './search/search-words.ts'
import type { Snapshot, SnapshotDataset } from './snapshot.ts'

/** Room for what was found and grouped lately: positions of all records some eight times, and of a few many times. */
const KEPT_BYTES = { atLeast: 32 * 1024 * 1024, perRecord: 32 }

/**
 * Opens a file that writeSnapshot wrote. Columns are read when they are first asked for; rows are never held. Throws for
 * any other file, and for one that is cut off.
 */
export const openSnapshot = (path: string): Snapshot => {
  const database = openSnapshotFile(path)
  try {
    return readSnapshot(database)
  } catch (cause) {
    database.close()
    throw cause
  }
}

const readSnapshot = (database: DatabaseSync): Snapshot => {
  const facts = database.prepare('select token, size, datasets, lines from facts').get()
  const size = Number(facts?.['size'])
  // Written by JSON.stringify of such values, both.
  const datasets = JSON.parse(String(facts?.['datasets'])) as readonly SnapshotDataset[]
  const lines = JSON.parse(String(facts?.['lines'])) as readonly FundingLine[] // As above.
  const columns = openColumns(database, size)
  const kept = makeKeptResults(KEPT_BYTES.atLeast + KEPT_BYTES.perRecord * size)
  const terms = openTerms(database)
  const { findRows, select } = makeSelector({ columns, searchWords: openWords(terms, size), kept })
  const readRows = makeRowReader(database)
  return {
    token: String(facts?.['token']),
    datasets,
    size,
    select,
    readRows,
    findRecord: makeRecordFinder({ database, columns, terms, readRows }),
    aggregate: makeAggregator({ columns, kept, findRows }),
    facet: (filters, dimensions, limit) =>
      Object.fromEntries(
        dimensions.map((name) => [name, countValues(columns, findRows(filters), name, limit)]),
      ),
    listFundingLines: (filters) => selectFundingLines(lines, filters),
    close: () => {
      database.close()
    },
  }
}
