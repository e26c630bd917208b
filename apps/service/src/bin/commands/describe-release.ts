import type { MatchCount } from '../../collections/appropriations/index.ts'
import {
  nameFinding,
  type GateFinding,
  type ReleaseCheck,
  type ReleaseSummary,
} from '../../releases/index.ts'

/** A release as the commands tell it to programs. */
export const summariseRelease = ({ id, token, datasets, checks }: ReleaseSummary) => ({
  release: id,
  snapshot: token,
  rows: Object.fromEntries(datasets.map(({ dataset, rows }) => [dataset, rows])),
  failed_checks: checks.filter(({ passed }) => !passed).map(({ name }) => name),
})

export const describeChecks = (failed: readonly ReleaseCheck[]): string =>
  ['Failed checks:', ...failed.map(({ name, detail }) => `  ${name}: ${detail}`)].join('\n')

/** What a release was published in spite of. */
export const describeFindings = (accepted: readonly GateFinding[]): string[] =>
  accepted.map((finding) => `Accepted: ${nameFinding(finding)}. ${finding.detail}`)

/** How many of those who asked were identified as members, how, and how many were not. */
export const describeMatches = (matches: readonly MatchCount[]): string[] =>
  [...Map.groupBy(matches, ({ dataset, stage }) => `${dataset}, ${stage}`)].map(
    ([name, counts]) =>
      `  members of ${name}: ${counts.map(({ match, requestors }) => `${match} ${requestors}`).join(', ')}`,
  )

/** What a release lacks that documents not yet in the archive would give. */
export const describeGaps = ({ datasets }: ReleaseSummary, matches: readonly MatchCount[]): string[] => {
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
