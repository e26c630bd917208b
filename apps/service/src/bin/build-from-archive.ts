import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseLedger, type Correction } from '../corrections/index.ts'
import { isSystemFault, Refusal } from '../platform/index.ts'
import { getGuidanceDocument, publishers } from '../publishers/index.ts'
import { buildRelease, type BuiltRelease } from '../releases/index.ts'
import { nameCause } from './commands/name-cause.ts'
import { openSources } from './open-sources.ts'
import { openSigningKey } from './secrets.ts'
import type { Settings } from './settings.ts'

export const releasesDirectory = ({ ROTUNDA_DATA: directory }: Settings): string =>
  join(directory, 'releases')

/** Builds a release of all that is in the data directory, and of the guidance that comes with the service. */
export const buildFromArchive = async (
  settings: Settings,
  say: (doing: string) => void,
): Promise<BuiltRelease> => {
  const archive = openSources(settings)
  const guidance = getGuidanceDocument()
  // The ledger last: what is entered after this build has been entered after its documents were retrieved.
  const sources = [...(await archive.list()), guidance.source]
  const corrections = await readCorrections(settings)
  return buildRelease({
    sources,
    readBytes: async (sha256) =>
      sha256 === guidance.source.sha256 ? guidance.bytes : archive.readBytes(sha256),
    publishers,
    corrections,
    directory: releasesDirectory(settings),
    signing: openSigningKey(settings),
    say,
  })
}

/** None were accepted where there is no ledger. */
const readCorrections = async ({ ROTUNDA_DATA: directory }: Settings): Promise<Correction[]> => {
  const file = join(directory, 'corrections.ndjson')
  try {
    return parseLedger(await readFile(file, 'utf8'), file)
  } catch (cause) {
    if (isSystemFault(cause, 'ENOENT')) return []
    if (!isSystemFault(cause, 'EACCES', 'EISDIR')) throw cause
    throw new Refusal('unavailable', `${file} cannot be read: ${nameCause(cause)}.`, { cause })
  }
}
