import type { DatabaseSync } from 'node:sqlite'
import type { FullRecord, SourcedRecord } from '@rotunda/contract'
import { foldText } from '../../../platform/index.ts'
import type { Columns } from '../columns/open-columns.ts'
import { makeRelatedLister } from '../related/list-related.ts'
import type { Terms } from '../search/open-terms.ts'
import type { Snapshot } from '../snapshot.ts'

type RecordNeeds = {
  readonly database: DatabaseSync
  readonly columns: Columns
  readonly terms: Terms
  readonly readRows: Snapshot['readRows']
}

/** Finds a record by id, with all its evidence and the records that it may be related to. */
export const makeRecordFinder = (needs: RecordNeeds): Snapshot['findRecord'] => {
  const byId = needs.database.prepare(
    'select ids.position, cells.json from ids join cells on cells.position = ids.position where id = ?',
  )
  const { columns, terms } = needs
  const readRecords = (positions: Uint32Array) => list(needs, positions)
  const listRelated = makeRelatedLister({ columns, terms, readRecords })
  return (id) => {
    // Ids have no capitals.
    const row = byId.get(foldText(id))
    const position = Number(row?.['position'])
    const [record] = row === undefined ? [] : list(needs, Uint32Array.of(position))
    if (record === undefined) return undefined
    // Written by JSON.stringify of the cells of each evidence.
    const cells = JSON.parse(String(row?.['json'])) as readonly Cells[]
    const evidence = record.evidence.map((one, index) => ({ ...one, cells: cells[index] ?? {} }))
    return { ...record, evidence, related: listRelated(record, position) }
  }
}

type Cells = FullRecord['evidence'][number]['cells']

const list = ({ readRows }: RecordNeeds, positions: Uint32Array) =>
  // Rows were written by JSON.stringify of such records.
  JSON.parse(`[${Buffer.from(readRows(positions, ',')).toString()}]`) as readonly SourcedRecord[]
