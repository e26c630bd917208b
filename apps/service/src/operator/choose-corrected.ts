import { OperatorFault } from '../platform/index.ts'
import type { Collection } from '../releases/index.ts'
import { placesOf } from '../wiring/places.ts'
import { chooseCollection } from './choose-collection.ts'
import type { CommandContext } from './command-context.ts'
import type { CommandLine } from './command-line.ts'

type Corrected = {
  readonly collection: Collection
  /** File of the exported ledger. */
  readonly file: string
  /** Folder of the releases. */
  readonly releases: string
}

/** The collection of --collection with its ledger. Refuses a collection that cannot be corrected. */
export const chooseCorrected = (
  line: CommandLine,
  context: Pick<CommandContext, 'collections' | 'settings'>,
): Corrected => {
  const { collection } = chooseCollection(line, context)
  if (collection.corrections === undefined)
    throw new OperatorFault('invalid_query', `Rows of ${collection.name} cannot be corrected.`)
  const { corrections: file, releases } = placesOf(context.settings, collection)
  return { collection, file, releases }
}
