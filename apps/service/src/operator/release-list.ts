import { listReleases } from '../releases/publish/index.ts'
import { placesOf } from '../wiring/places.ts'
import { chooseCollection, COLLECTION_OPTION } from './choose-collection.ts'
import type { Command } from './command.ts'
import { describeFindings, summariseRelease } from './describe-release.ts'
import { formatTable } from '../wiring/format-table.ts'

export const releaseList: Command = {
  words: 'release list',
  needs: 'reading',
  summary: 'List the releases on this machine, the last built first, and mark the current release.',
  examples: ['release list'],
  options: [COLLECTION_OPTION],
  run: async (line, context) => {
    const { collection } = chooseCollection(line, context)
    const { releases: directory } = placesOf(context.settings, collection)
    const releases = listReleases(directory).map(({ summary, current, published_at, accepted }) => ({
      ...summariseRelease(summary),
      current,
      published_at,
      accepted,
    }))
    const rows = releases.map((release) => [
      release.current ? 'current' : '',
      release.release.slice(0, 12),
      release.snapshot,
      release.published_at ?? 'never',
      String(Object.values(release.rows).reduce((sum, one) => sum + one, 0)),
      release.failed_checks.join(', ') || 'none',
    ])
    const table = formatTable([['', 'RELEASE', 'SNAPSHOT', 'PUBLISHED', 'ROWS', 'FAILED CHECKS'], ...rows])
    const accepted = releases.flatMap((release) =>
      describeFindings(release.accepted).map((line) => `${release.release.slice(0, 12)}  ${line}`),
    )
    const text =
      releases.length === 0
        ? `There are no releases in ${directory}. See "release build".`
        : [table, ...accepted].join('\n')
    return { json: { data: releases }, text }
  },
}
