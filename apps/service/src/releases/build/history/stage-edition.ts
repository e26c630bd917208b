import type { SQLInputValue } from 'node:sqlite'
import type { TableRow } from '../../../publishers/index.ts'
import { getPublisher } from '../../get-publisher.ts'
import type { BuildSteps, RowIdentity } from '../build-steps.ts'
import { catchRefusal } from '../catch-refusal.ts'
import type { ChosenSource, OlderEdition, OpenSource } from '../choose-sources.ts'
import { cellsKey } from '../row-keys.ts'
import type { Staging } from '../staging.ts'
import type { Collection } from '../../collection.ts'

type EditionNeeds = {
  readonly collection: Collection
  readonly staging: Staging
  readonly steps: BuildSteps
  readonly openSource: OpenSource
  /** Whether the newest edition of a series was taken. */
  readonly isTaken: (publisher: string, series: string) => boolean
}

/**
 * Reads an edition that no longer counts into `older`: of each row what tells it from others, and what it says. Gives
 * the reason why its publisher does not take it; then what was read of it is not to be used.
 */
export const stageEdition = async (
  documents: OlderEdition,
  { collection, staging, steps, openSource, isTaken }: EditionNeeds,
): Promise<string | undefined> => {
  const insert = staging.database.prepare(INSERT)
  staging.database.exec('delete from older')
  for (const document of documents) {
    const { source } = document
    const open = () => openSource(source.sha256)
    try {
      for await (const row of getPublisher(collection.publishers, source.publisher).read({ source, open })) {
        if (row.kind !== 'row') continue
        const identity = steps.identify(row, document, (series) => isTaken(source.publisher, series))
        if ('reason' in identity || identity.dataset === null) continue
        insert.run(...columnsOf(row, identity, identity.dataset, document))
      }
    } catch (cause) {
      return await catchRefusal(cause, open)
    }
  }
  return undefined
}

const INSERT = `
  insert into older (source, retrieved_at, cells, dataset, prefix, identity, id, told)
  values (?, ?, ?, ?, ?, ?, ?, ?)
`

const columnsOf = (
  { cells, joined = [], numberedBy }: TableRow,
  identity: RowIdentity,
  dataset: string,
  { source }: ChosenSource,
): SQLInputValue[] => [
  ...[source.sha256, source.retrieved_at, cellsKey([{ cells }, ...joined], numberedBy), dataset],
  ...('id' in identity ? [null, null, identity.id] : [identity.prefix, identity.identity, null]),
  JSON.stringify(identity.told),
]
