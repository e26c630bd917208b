import {
  APPROPRIATIONS,
  readMatches,
  type MatchCount,
} from '../collections/appropriations/declaration/index.ts'
import { AWARD_SPENDING } from '../collections/award-spending/index.ts'
import { CONGRESS } from '../collections/congress/index.ts'
import { FOREIGN_AGENTS } from '../collections/foreign-agents/index.ts'
import { LOBBYING_FILINGS } from '../collections/lobbying-filings/index.ts'
import { ENACTED_PROJECTS } from '../collections/enacted-projects/index.ts'
import { describeLineage, type LineageCounts } from '../collections/enacted-projects/lineage/index.ts'
import { getGuidanceDocument } from '../publishers/appropriations/index.ts'
import { getControlTotals } from '../publishers/enacted-projects/index.ts'
import type { BuiltRelease } from '../releases/build/index.ts'
import type { ReleaseSummary } from '../releases/index.ts'
import type { BuildDescription, ServedCollections } from './served-collection.ts'

/** Every collection of the service. Commands without --collection use the first. */
export const COLLECTIONS: ServedCollections = [
  {
    collection: APPROPRIATIONS,
    needed: true,
    listIncluded: () => [getGuidanceDocument()],
    describeBuild: (built) => describeRequestors(built),
    openApi: async ({ currentRelease, directory, documents }) =>
      (await import('../http/appropriations/index.ts')).appropriationsApi(
        currentRelease,
        directory,
        documents,
      ),
  },
  {
    collection: CONGRESS,
    needsKey: true,
    openApi: async ({ currentRelease, directory }) =>
      (await import('../http/partner/index.ts')).partnerApi(currentRelease, directory),
  },
  {
    collection: LOBBYING_FILINGS,
    openApi: async (needs) =>
      (await import('../http/snapshots/index.ts')).snapshotApi(LOBBYING_FILINGS, needs),
  },
  {
    collection: FOREIGN_AGENTS,
    openApi: async (needs) => (await import('../http/snapshots/index.ts')).snapshotApi(FOREIGN_AGENTS, needs),
  },
  {
    collection: ENACTED_PROJECTS,
    listIncluded: () => [getControlTotals()],
    describeBuild: (built) => describeLinks(built),
    openApi: async ({ currentRelease, directory, documents }) =>
      (await import('../http/enacted/index.ts')).enactedApi(currentRelease, directory, documents),
    archiveReleases: async (needs) => {
      const { archiveCurrentRelease } = await import('./archive-release.ts')
      const { APPROPRIATIONS_RECORDS, CONGRESS_MEMBERS } = await import('./release-documents.ts')
      await archiveCurrentRelease(needs, APPROPRIATIONS_RECORDS)
      return archiveCurrentRelease(needs, CONGRESS_MEMBERS, true)
    },
  },
  {
    collection: AWARD_SPENDING,
    describeBuild: ({ summary }) => ({
      json: {},
      lines: summary.checks.flatMap(({ name, detail }) =>
        name === 'projects_linked' ? [`  ${detail}`] : [],
      ),
    }),
    openApi: async (needs) => (await import('../http/snapshots/index.ts')).snapshotApi(AWARD_SPENDING, needs),
    archiveReleases: async (needs) => {
      const { archiveCurrentRelease } = await import('./archive-release.ts')
      const { ENACTED_PROJECT_LIST } = await import('./release-documents.ts')
      return archiveCurrentRelease(needs, ENACTED_PROJECT_LIST)
    },
  },
]

/** Counts of links and of compared pairs. */
const describeLinks = ({ counts }: BuiltRelease): BuildDescription => {
  // The build of enacted projects makes these counts.
  const lineage = counts['lineage'] as LineageCounts
  return { json: { lineage }, lines: [describeLineage(lineage)] }
}

/** Counts of requestors identified as members, and gaps of a release of appropriations. */
export const describeRequestors = ({ summary, counts }: BuiltRelease): BuildDescription => {
  const matches = readMatches(counts)
  return {
    json: { requestors: matches },
    lines: [...describeMatches(matches), ...describeGaps(summary, matches)],
  }
}

/** Counts of requestors by dataset, stage and kind of match. */
const describeMatches = (matches: readonly MatchCount[]): string[] =>
  [...Map.groupBy(matches, ({ dataset, stage }) => `${dataset}, ${stage}`)].map(
    ([name, counts]) =>
      `  members of ${name}: ${counts.map(({ match, requestors }) => `${match} ${requestors}`).join(', ')}`,
  )

/** Gaps that further documents would fill. */
const describeGaps = ({ datasets }: ReleaseSummary, matches: readonly MatchCount[]): string[] => {
  const isBare = datasets.every(({ dataset, rows }) => dataset === 'funding-guidance' || rows === 0)
  const isUnlisted = matches.some(({ match }) => match === 'no_roster')
  return [
    ...(isBare
      ? ['There are no requests and no tables of bills in the archive: add some by `sources add`.']
      : []),
    ...(isUnlisted
      ? ['For `no_roster`, add both lists of members, of the sitting and of the former ones.']
      : []),
  ]
}
