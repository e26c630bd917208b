import type { FullRecord, RecordWithRelations, SourcedRecord } from '@rotunda/contract'
import type { OpenTable } from '../../tables/index.ts'
import { makeRelatedLister, type ListRelated } from './related/list-related.ts'

/** A record by its id, with all its evidence and the records that it may be related to. */
export const getRecord = (records: OpenTable, id: string): RecordWithRelations | undefined => {
  const found = records.findRow(id)
  if (found === undefined) return undefined
  // Written by the table of records, as are the cells.
  const record = JSON.parse(found.listed) as SourcedRecord
  // As above.
  const cells = JSON.parse(found.detail ?? '[]') as readonly Cells[]
  const evidence = record.evidence.map((one, index) => ({ ...one, cells: cells[index] ?? {} }))
  return { ...record, evidence, related: listerOf(records)(record, found.position) }
}

type Cells = FullRecord['evidence'][number]['cells']

/** It remembers the surnames of all members, for as long as the table is open. */
const listers = new WeakMap<OpenTable, ListRelated>()

const listerOf = (records: OpenTable): ListRelated => {
  const known = listers.get(records)
  if (known !== undefined) return known
  const { columns, terms } = records
  const readRecords = (positions: Uint32Array) =>
    // Written by the table of records.
    JSON.parse(`[${Buffer.from(records.readRows(positions, ',')).toString()}]`) as readonly SourcedRecord[]
  const lister = makeRelatedLister({ columns, terms, readRecords })
  listers.set(records, lister)
  return lister
}
