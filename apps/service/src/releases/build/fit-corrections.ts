import { basename, dirname, join } from 'node:path'
import type { LedgerCorrection } from '../../corrections/ledger/index.ts'
import type { Corrected } from './correct-rows.ts'
import type { Body } from './row-body.ts'
import { readRows } from '../bundle/read-rows.ts'
import type { Collection, FindRow } from '../collection.ts'
import { closeRelease, openIndexed } from '../open/index.ts'
import type { OpenRelease } from '../release.ts'

/** The outcome of a correction, and `stands`, the present value of its field. */
type Fitted = Corrected & { readonly stands?: unknown }

/**
 * Returns the outcomes that these corrections would have in a release of the documents of this one, in the order of the
 * corrections. Each is compared with its row as it was before any correction. Documents that were added since are not
 * read.
 */
export const fitCorrections = (
  folder: string,
  collection: Collection,
  corrections: readonly LedgerCorrection[],
): Fitted[] => {
  if (collection.corrections?.documents !== undefined) return fitDocuments(folder, collection, corrections)
  const byRow = Map.groupBy(corrections, ({ record }) => record)
  const fitted = new Map<LedgerCorrection, Fitted>()
  for (const row of listRows(folder, collection)) {
    const ofRow = byRow.get(String(row['id'])) ?? []
    const { apply } = collection.corrections ?? {}
    // The row is of the table that can be corrected.
    const applyTo = (some: readonly LedgerCorrection[]) =>
      apply?.(undoCorrections(row) as never, some, () => undefined)
    const outcomes = ofRow.length === 0 ? [] : applyTo(ofRow)?.outcomes
    for (const [index, correction] of ofRow.entries()) {
      const outcome = outcomes?.[index] ?? 'no_such_field'
      const record = applyTo(ofRow.slice(0, index))?.record
      const stands: unknown = Reflect.get(record ?? {}, correction.field)
      fitted.set(correction, { correction, outcome, stands })
    }
  }
  return corrections.map((correction) => {
    const outcome = correction.withdrawn === undefined ? 'no_such_record' : 'withdrawn'
    return fitted.get(correction) ?? { correction, outcome }
  })
}

/** Compares corrections that become documents with the rows as they are. Their fields have no values. */
const fitDocuments = (
  folder: string,
  collection: Collection,
  corrections: readonly LedgerCorrection[],
): Fitted[] => {
  const release = openIndexed({
    directory: dirname(folder),
    release: basename(folder),
    collection,
    shared: undefined,
  })
  try {
    const { table = '', apply } = collection.corrections ?? {}
    const find = openFind(release)
    const outcomesOf = (record: string) => {
      const row = find(table, record)
      // The row is of the table that can be corrected.
      return row === undefined ? [] : [...(apply?.(row as never, corrections, find).outcomes ?? [])]
    }
    const left = new Map(corrections.map(({ record }) => [record, outcomesOf(record)]))
    return corrections.map((correction) => {
      const absent = correction.withdrawn === undefined ? 'no_such_record' : 'withdrawn'
      return { correction, outcome: left.get(correction.record)?.shift() ?? absent, stands: null }
    })
  } finally {
    closeRelease(release)
  }
}

/** Finds rows in the index of a release. */
export const openFind =
  ({ tables }: Pick<OpenRelease, 'tables'>): FindRow =>
  (table, id) => {
    const found = tables[table]?.findRow(id)
    // The release wrote the row.
    return found && (JSON.parse(found.listed) as Readonly<Record<string, unknown>>)
  }

function* listRows(folder: string, { datasets, corrections }: Collection): Generator<Body, void, undefined> {
  for (const [dataset, { table }] of Object.entries(datasets))
    if (table === corrections?.table)
      // Only openDatasetFiles writes these files.
      yield* readRows(join(folder, `data/${dataset}.json`)) as Generator<Body>
}

/** Undoes the corrections of a row. Each records the value before it. */
export const undoCorrections = (row: Body): Body =>
  // Rows of a table that can be corrected have them.
  (row['corrections'] as { readonly field: string; readonly before: unknown }[])
    .toReversed()
    .reduce<Body>((before, correction) => ({ ...before, [correction.field]: correction.before }), {
      ...row,
      corrections: [],
    })
