import { APPROPRIATIONS } from '../collections/appropriations/index.ts'
import { join } from 'node:path'
import { parseLedger } from '../corrections/index.ts'
import { getGuidanceDocument } from '../publishers/index.ts'
import { buildRelease, type BuiltRelease } from '../releases/index.ts'
import { digestCode } from './digest-code.ts'
import { openSources } from './open-sources.ts'
import { correctionsFile, readCorrections } from './read-corrections.ts'
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
  const corrections = parseLedger(await readCorrections(settings), correctionsFile(settings))
  return buildRelease({
    collection: APPROPRIATIONS,
    sources,
    openSource: (sha256) => (sha256 === guidance.source.sha256 ? guidance.open() : archive.open(sha256)),
    corrections,
    directory: releasesDirectory(settings),
    signing: openSigningKey(settings),
    code: digestCode(),
    say,
  })
}
