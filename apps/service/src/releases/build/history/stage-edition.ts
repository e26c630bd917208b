import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import type { ReadRow } from '../../../publishers/index.ts'
import { catchRefusal } from '../catch-refusal.ts'
import type { ChosenSource, OlderEdition, OpenSource, Publishers } from '../choose-sources.ts'
import { isQuoted } from '../is-quoted.ts'
import { cellsKey, identityKey } from '../row-keys.ts'
import { makeLineId } from '../row-store.ts'

type EditionNeeds = {
  readonly staging: DatabaseSync
  readonly openSource: OpenSource
  readonly publishers: Publishers
  readonly wholeYears: ReadonlySet<string>
}

/**
 * Reads an edition that no longer counts into `older`: of each row what tells it from others, and what it says. Gives
 * the reason why its publisher does not take it; then what was read of it is not to be used.
 */
export const stageEdition = async (
  documents: OlderEdition,
  { staging, openSource, publishers, wholeYears }: EditionNeeds,
): Promise<string | undefined> => {
  const insert = staging.prepare(INSERT)
  staging.exec('delete from older')
  for (const document of documents) {
    const { source } = document
    const open = () => openSource(source.sha256)
    try {
      for await (const row of publishers[source.publisher].read({ source, open }))
        if (isPublished(row) && !isQuoted(row, document, wholeYears)) insert.run(...columnsOf(row, document))
    } catch (cause) {
      return await catchRefusal(cause, open)
    }
  }
  return undefined
}

const INSERT = `
  insert into older
    (source, retrieved_at, cells, dataset, stage, fiscal_year, identity, id, title, recipient, amount_raw)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
`

type PublishedRow = Extract<ReadRow, { kind: 'record' | 'funding_line' }>

const isPublished = (row: ReadRow): row is PublishedRow =>
  row.kind === 'record' || row.kind === 'funding_line'

const columnsOf = (row: PublishedRow, { source }: ChosenSource): SQLInputValue[] => [
  ...[source.sha256, source.retrieved_at],
  ...(row.kind === 'record' ? recordColumns(row) : lineColumns(row)),
]

const recordColumns = ({
  draft,
  joined = [],
  numberedBy,
  ...at
}: Extract<ReadRow, { kind: 'record' }>): SQLInputValue[] => {
  const { dataset, stage, fiscal_year, title, recipient, amount_raw } = draft
  return [
    ...[cellsKey([at, ...joined], numberedBy), dataset, stage, fiscal_year],
    ...[identityKey(draft, draft.key), null, title, recipient, amount_raw],
  ]
}

const lineColumns = ({ draft, ...at }: Extract<ReadRow, { kind: 'funding_line' }>): SQLInputValue[] => {
  const { fiscal_year, program, account } = draft
  return [
    ...[cellsKey([at]), 'funding-guidance', null, fiscal_year],
    ...[null, makeLineId(draft), program ?? account, null, null],
  ]
}
