import { nameFinding, type GateFinding } from '../releases/publish/index.ts'
import { type ReleaseCheck, type ReleaseSummary } from '../releases/index.ts'

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
