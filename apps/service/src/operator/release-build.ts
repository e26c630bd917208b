import { join } from 'node:path'
import { readDocuments } from '../releases/publish/index.ts'
import { buildFromArchive } from '../wiring/build-from-archive.ts'
import { placesOf } from '../wiring/places.ts'
import { chooseCollection, COLLECTION_OPTION } from './choose-collection.ts'
import type { Command } from './command.ts'
import {
  describeChecks,
  describeDocuments,
  describeDrift,
  reportDocuments,
  summariseRelease,
} from './describe-release.ts'

export const releaseBuild: Command = {
  words: 'release build',
  summary: 'Build a release from all archived documents and accepted corrections. Publishes nothing.',
  details:
    'The same archive and the same corrections give the same bytes on any machine. ' +
    'The command reports the published, merged and refused rows of each document, and the failed checks. ' +
    '"release publish" refuses a release with a failed check.',
  examples: ['release build'],
  options: [COLLECTION_OPTION],
  run: async (line, context) => {
    const { settings } = context
    const served = chooseCollection(line, context)
    const { collection } = served
    const built = await buildFromArchive(served, context)
    const { summary, outcome, samplesLeftOut } = built
    const own = served.describeBuild?.(built)
    const folder = join(placesOf(settings, collection).releases, summary.id)
    const documents = readDocuments(folder, collection.publishers)
    const failed = summary.checks.filter(({ passed }) => !passed)
    return {
      json: {
        outcome,
        samples_left_out: samplesLeftOut,
        ...summariseRelease(summary),
        ...reportDocuments(documents),
        ...own?.json,
        checks: summary.checks,
      },
      text: [
        `Release ${summary.id} ${outcome === 'built' ? 'is built' : 'is already there; nothing was changed'}.`,
        ...summary.datasets.map(({ dataset, rows }) => `  ${dataset}: ${rows} rows`),
        describeDocuments(documents),
        ...(own?.lines ?? []),
        ...describeDrift(summary),
        ...(samplesLeftOut === 0
          ? []
          : [`${samplesLeftOut} sample documents are left out, since the archive has real documents.`]),
        failed.length === 0 ? `All ${summary.checks.length} checks passed.` : describeChecks(failed),
      ].join('\n'),
    }
  },
}
