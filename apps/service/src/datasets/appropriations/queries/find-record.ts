import type { DatabaseSync } from 'node:sqlite'
import type { FullRecord, SourcedRecord } from '@rotunda/contract'
import { foldText } from '../../../platform/index.ts'
import type { Columns } from '../columns/open-columns.ts'
import type { Selection, Snapshot } from '../snapshot.ts'
import { isCandidate, makeCandidateFilters, toCandidate, toSameProject } from './relations.ts'

/** Candidates that are named at most: more of them would say less. */
const MAX_CANDIDATES = 20

type RecordNeeds = {
  readonly database: DatabaseSync
  readonly columns: Columns
  readonly readRows: Snapshot['readRows']
  readonly select: Snapshot['select']
}

/** Finds a record by id, with all its evidence and the records that it may be related to. */
export const makeRecordFinder = (needs: RecordNeeds): Snapshot['findRecord'] => {
  const byId = needs.database.prepare(
    'select ids.position, cells.json from ids join cells on cells.position = ids.position where id = ?',
  )
  return (id) => {
    // Ids have no capitals.
    const row = byId.get(foldText(id))
    const position = Number(row?.['position'])
    const [record] = row === undefined ? [] : list(needs, Uint32Array.of(position))
    if (record === undefined) return undefined
    // Written by JSON.stringify of the cells of each evidence.
    const cells = JSON.parse(String(row?.['json'])) as readonly Cells[]
    const evidence = record.evidence.map((one, index) => ({ ...one, cells: cells[index] ?? {} }))
    return { ...record, evidence, related: listRelated(needs, record, position) }
  }
}

type Cells = FullRecord['evidence'][number]['cells']

const list = ({ readRows }: RecordNeeds, positions: Uint32Array) =>
  // Rows were written by JSON.stringify of such records.
  JSON.parse(`[${Buffer.from(readRows(positions, ',')).toString()}]`) as readonly SourcedRecord[]

const listRelated = (needs: RecordNeeds, record: SourcedRecord, position: number) => {
  const same = list(needs, findProject(needs.columns, position))
  const filters = makeCandidateFilters(record)
  const found: Selection | undefined = filters && needs.select(filters)
  const candidates = found === undefined ? [] : list(needs, found.take(0, MAX_CANDIDATES + same.length + 1))
  return [
    ...same.map(toSameProject),
    ...candidates
      .filter((other) => isCandidate(record, other))
      .slice(0, MAX_CANDIDATES)
      .map((other) => toCandidate(record, other)),
  ]
}

/** The others of the same project. */
const findProject = (columns: Columns, position: number): Uint32Array => {
  const { codes } = columns.get('project')
  const project = codes[position] ?? 0
  const others: number[] = []
  for (let at = codes.indexOf(project); at >= 0; at = codes.indexOf(project, at + 1)) {
    if (at !== position) others.push(at)
  }
  return Uint32Array.from(others)
}
