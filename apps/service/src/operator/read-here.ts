import type { Archive } from '../releases/archive/index.ts'
import type { Collection } from '../releases/index.ts'
import { openSources, readSources } from '../wiring/open-sources.ts'
import { withStore, type CommandContext } from './command-context.ts'

/** Opens an archive for a command that only reads. It asks the database only if other machines share the archive. */
export const readHere = async (context: CommandContext, collection: Collection): Promise<Archive> => {
  const { settings } = context
  if (settings.ROTUNDA_STORE === undefined) return openSources(settings, collection)
  const { archive } = await withStore(context, ({ store }) => readSources({ settings, store, collection }))
  return archive
}
