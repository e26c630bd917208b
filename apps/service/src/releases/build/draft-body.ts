import { DATASETS, FullRecord, FundingLine, type DatasetName, type FullEvidence } from '@rotunda/contract'
import { PUBLISHERS, type ReadRow, type Source } from '../../publishers/index.ts'
import type { MatchRequestor } from './match-requestors.ts'

type RecordRow = Extract<ReadRow, { kind: 'record' }>
type LineRow = Extract<ReadRow, { kind: 'funding_line' }>

/** The record of a row. Its id and project are found when all rows are known. */
export const makeRecordBody = (
  { draft, joined = [], ...at }: RecordRow,
  source: Source,
  match: MatchRequestor,
): FullRecord => {
  const { key: _, ...fields } = draft
  const matched = draft.requestors.map((one) => match(one, draft.fiscal_year))
  return inOrder(FullRecord.properties, {
    ...fields,
    id: '',
    project: '',
    requestors: matched.map(({ requestor }) => requestor),
    flags: [...new Set([...draft.flags, ...matched.flatMap(({ flags }) => flags)])],
    funding_line: null,
    missing: { ...draft.missing, funding_line: 'no_account' },
    first_seen_at: source.retrieved_at,
    changed_at: source.retrieved_at,
    coverage: notesOf(draft.dataset, source),
    corrections: [],
    evidence: [at, ...joined].map((one) => makeEvidence(one, source)),
  })
}

/** The funding line of a row. */
export const makeLineBody = (row: LineRow, source: Source, id: string): FundingLine => {
  const { key: _, ...fields } = row.draft
  const coverage = notesOf('funding-guidance', source)
  return inOrder(FundingLine.properties, { ...fields, id, coverage, evidence: [makeEvidence(row, source)] })
}

const notesOf = (dataset: DatasetName, { sample }: Source) => [
  ...DATASETS[dataset].notes,
  ...(sample ? (['sample_data'] as const) : []),
]

const makeEvidence = ({ place, cells }: Pick<ReadRow, 'place' | 'cells'>, source: Source): FullEvidence => ({
  source: source.sha256,
  publisher: PUBLISHERS[source.publisher],
  url: source.url,
  retrieved_at: source.retrieved_at,
  published_at: source.published_at,
  sheet: place.sheet,
  row: place.row,
  pointer: place.pointer,
  cells,
})

/** With its fields in the order of the contract, whatever the order in which a publisher names them. */
const inOrder = <Row extends object>(properties: Readonly<Record<keyof Row, unknown>>, row: Row): Row =>
  // The names of the properties are those of the row: neither has others.
  Object.fromEntries(Object.keys(properties).map((name) => [name, row[name as keyof Row]])) as Row
