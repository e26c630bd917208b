import type { SQLInputValue } from 'node:sqlite'
import { DocumentRefused, type TableRow } from '../../../publishers/index.ts'
import { blameDocument } from '../blame-document.ts'
import type { BuildSteps, RowIdentity, ChosenSource } from '../build-steps.ts'
import type { OlderEdition } from '../choose-sources.ts'
import type { DocumentReader } from '../readings/document-reader.ts'
import { historyKey } from '../row-keys.ts'
import { isNamed } from '../row-store.ts'
import type { Staging } from '../staging.ts'

type EditionNeeds = {
  readonly staging: Staging
  readonly steps: BuildSteps
  readonly documents: DocumentReader
  /** Whether the newest edition of a series was taken. */
  readonly isTaken: (publisher: string, series: string) => boolean
}

/**
 * Reads a superseded edition into `older`: the identity and the content of each row. Returns the reason if its
 * publisher does not accept it; then the rows that were read must not be used.
 */
export const stageEdition = async (
  edition: OlderEdition,
  { staging, steps, documents, isTaken }: EditionNeeds,
): Promise<string | undefined> => {
  const insert = staging.database.prepare(INSERT)
  staging.database.exec('delete from older')
  try {
    for (const document of edition) {
      const { source } = document
      for await (const row of documents.readDocument(source)) {
        if (row.kind !== 'row') continue
        const identity = steps.identify(row, document, (series) => isTaken(source.publisher, series))
        if ('reason' in identity || !isNamed(identity)) continue
        insert.run(...columnsOf(row, identity, document))
      }
    }
    return undefined
  } catch (cause) {
    if (!(cause instanceof DocumentRefused)) throw blameDocument(cause, edition[0].source)
    return cause.message
  }
}

const INSERT = `
  insert into older (source, retrieved_at, cells, dataset, prefix, identity, id, last_seen_as)
  values (?, ?, ?, ?, ?, ?, ?, ?)
`

const columnsOf = (row: TableRow, identity: RowIdentity, { source }: ChosenSource): SQLInputValue[] => [
  source.sha256,
  source.retrieved_at,
  historyKey(row, identity),
  identity.dataset,
  ...('id' in identity ? [null, null, identity.id] : [identity.prefix, identity.identity, null]),
  JSON.stringify(identity.lastSeenAs),
]
