import { join } from 'node:path'
import { readDocuments } from '../releases/publish/index.ts'
import { buildFromArchive } from '../wiring/build-from-archive.ts'
import { ASKED_BUILD_LIMITS } from '../wiring/limits.ts'
import { placesOf } from '../wiring/places.ts'
import { chooseCollection, COLLECTION_OPTION } from './choose-collection.ts'
import { askForBuild } from '../wiring/asked-builds.ts'
import type { Command, Report } from './command.ts'
import { hasOption } from './command-line.ts'
import type { StoreCommandContext } from './command-context.ts'
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
  examples: ['release build', 'release build --collection congress --later'],
  options: [
    COLLECTION_OPTION,
    {
      name: 'later',
      description:
        'Leave the build to a running process with the role keep, and end at once. "release builds" shows its end.',
    },
  ],
  run: async (line, context) => {
    const { settings } = context
    const served = chooseCollection(line, context)
    const { collection } = served
    if (hasOption(line, 'later')) return askLater(collection.name, context)
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

const askLater = async (collection: string, { store, actor }: StoreCommandContext): Promise<Report> => {
  const { id, state, askedAt } = await askForBuild(store, { collection, actor })
  return {
    json: { id, collection, state, asked_at: askedAt.toISOString() },
    text:
      `A build of ${collection} waits since ${askedAt.toISOString()}. A process with the role keep begins it within ` +
      `${ASKED_BUILD_LIMITS.lookSeconds.value} seconds, after builds that wait longer. "release builds" shows its end.`,
  }
}
