import {
  DataMeta,
  dataEnvelope,
  RecordSurroundings,
  SurroundingsQuery,
  type FullEvidence,
  type FullRecord,
} from '@rotunda/contract'
import { getRecord } from '../../../collections/appropriations/index.ts'
import { Refusal } from '../../../platform/index.ts'
import type { Surroundings } from '../../../releases/surroundings/index.ts'
import type { SourceDocuments } from '../../data/source-documents.ts'
import type { Operation } from '../../data/operation.ts'
import { getTable, makeRows } from '../../data/rows.ts'
import { sourceAddress } from '../../sources/index.ts'
import { EXAMPLE_META, EXAMPLE_SURROUNDINGS } from '../examples.ts'
import { SURROUNDINGS_ANSWER_LIMITS } from '../../limits.ts'

/** Shows a row with its neighbours, read again from the archived document. */
export const getSurroundings = (documents: SourceDocuments): Operation<SurroundingsQuery> => ({
  path: '/surroundings',
  operationId: 'getSurroundings',
  summary: 'The source row of a record, with neighbouring rows',
  description:
    'Returns the header, the row, up to five rows before and after it, and the field made from each column, read again from the archived document. If the document is not archived here, or its format has no rows, `reason` says so. Documents are read one at a time. If too many requests wait, the answer is 503.',
  query: SurroundingsQuery,
  answer: dataEnvelope(RecordSurroundings, DataMeta),
  example: { data: [EXAMPLE_SURROUNDINGS], meta: { ...EXAMPLE_META, limit: 1, total: 1, next_offset: null } },
  formats: ['json'],
  problems: ['not_found'],
  isOfMain: true,
  async find({ tables }, { id, evidence: index = 0 }) {
    const record = getRecord(getTable(tables, 'records'), id)
    if (record === undefined)
      throw new Refusal('not_found', 'No record of this snapshot has this id.', { param: 'id' })
    const evidence = getEvidence(record, index)
    const found = await documents.findSurroundings(evidence)
    const row = describe(record, index, evidence, documents, found)
    return { rows: makeRows([row]), datasets: [record.dataset] }
  },
})

const getEvidence = ({ evidence }: Pick<FullRecord, 'evidence'>, index: number): FullEvidence => {
  const found = evidence[index]
  if (found !== undefined) return found
  throw new Refusal(
    'invalid_query',
    `The record has ${evidence.length === 1 ? 'one piece' : `${evidence.length} pieces`} of evidence, counted from 0: take 0${evidence.length > 1 ? ` to ${evidence.length - 1}` : ''}.`,
    { param: 'evidence' },
  )
}

const isLost = (found: Surroundings): boolean => found.kind === 'none' && found.isLost

const describe = (
  { id }: Pick<FullRecord, 'id'>,
  index: number,
  { source, publisher, url }: FullEvidence,
  { servesCopies }: SourceDocuments,
  found: Surroundings,
): RecordSurroundings => ({
  id,
  evidence: index,
  source,
  publisher,
  url,
  archived_url: servesCopies(publisher) && !isLost(found) ? sourceAddress(source) : null,
  ...(found.kind === 'rows'
    ? { ...showRows(found), reason: null }
    : { columns: [], rows: [], reason: found.reason }),
})

const LONGEST_CELL = SURROUNDINGS_ANSWER_LIMITS.cellCharacters.value
const MOST_COLUMNS = SURROUNDINGS_ANSWER_LIMITS.columns.value

/** Writes the rows as a table: the header once, then each row by its columns. */
const showRows = ({
  names,
  fields,
  rows,
}: Extract<Surroundings, { kind: 'rows' }>): Pick<RecordSurroundings, 'columns' | 'rows'> => {
  const shown = names.slice(0, MOST_COLUMNS)
  return {
    columns: shown.map((name) => ({ name: shorten(name), fields: [...(fields[name] ?? [])] })),
    rows: rows.map(({ place: { sheet, row, pointer }, cells, isAsked, isPublished }) => ({
      sheet,
      row,
      pointer,
      cells: shown.map((name) => shorten(cells[name] ?? '')),
      asked: isAsked,
      published: isPublished,
    })),
  }
}

const shorten = (text: string): string =>
  text.length > LONGEST_CELL ? `${text.slice(0, LONGEST_CELL).toWellFormed()}…` : text
