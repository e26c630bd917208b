import { join } from 'node:path'
import { APPROPRIATIONS, readMatches } from '../../collections/appropriations/index.ts'
import { readDocuments } from '../../releases/index.ts'
import { buildFromArchive, releasesDirectory } from '../build-from-archive.ts'
import type { Command } from './command.ts'
import { describeDocuments, reportDocuments } from './describe-documents.ts'
import { describeDrift } from './describe-drift.ts'
import { describeChecks, describeGaps, describeMatches, summariseRelease } from './describe-release.ts'

export const releaseBuild: Command = {
  words: 'release build',
  needs: 'writing',
  summary: 'Build a release of all archived documents and accepted corrections. Publishes nothing.',
  details:
    'A copy of the archive and the same corrections give the same bytes on any machine. ' +
    'Reports what became of the rows of each document. A failed check is reported, and keeps the release from being published.',
  examples: ['release build'],
  options: [],
  run: async (_line, { settings, say }) => {
    const { summary, counts, outcome, samplesLeftOut } = await buildFromArchive(settings, say)
    const matches = readMatches(counts)
    const documents = readDocuments(join(releasesDirectory(settings), summary.id), APPROPRIATIONS.publishers)
    const failed = summary.checks.filter(({ passed }) => !passed)
    return {
      json: {
        outcome,
        samples_left_out: samplesLeftOut,
        ...summariseRelease(summary),
        ...reportDocuments(documents),
        requestors: matches,
        checks: summary.checks,
      },
      text: [
        `Release ${summary.id} ${outcome === 'built' ? 'is built' : 'is already there; nothing was changed'}.`,
        ...summary.datasets.map(({ dataset, rows }) => `  ${dataset}: ${rows} rows`),
        describeDocuments(documents),
        ...describeMatches(matches),
        ...describeDrift(summary),
        ...describeGaps(summary, matches),
        ...(samplesLeftOut === 0
          ? []
          : [`${samplesLeftOut} sample documents are left out, since there are real ones.`]),
        failed.length === 0 ? `All ${summary.checks.length} checks passed.` : describeChecks(failed),
      ].join('\n'),
    }
  },
}
