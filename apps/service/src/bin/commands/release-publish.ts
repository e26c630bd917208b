import {
  getRelease,
  nameFinding,
  publishRelease,
  PublishingRefused,
  refuseSample,
  type GateFinding,
  type Published,
  type ReleaseSummary,
} from '../../releases/index.ts'
import { releasesDirectory } from '../build-from-archive.ts'
import { auditOrder } from './audit-order.ts'
import type { Command, Report } from './command.ts'
import { getOperand, listOptions } from './command-line.ts'
import { describeFindings, summariseRelease } from './describe-release.ts'

export const releasePublish: Command = {
  words: 'release publish',
  summary: 'Make a release the current one. Running services take it up within a second.',
  details:
    'Publishing the previous one again is the way back. What is refused says what was found, and the command that ' +
    'accepts just that.',
  examples: ['release publish latest'],
  operand: {
    name: 'RELEASE|latest',
    description: 'Beginning of an id, or a snapshot; latest: the last built.',
  },
  options: [
    {
      name: 'accept',
      value: 'GATE=NAME@VALUE',
      description: 'Publish although this was found, as the refusal names it.',
      repeated: true,
    },
  ],
  run: async (line, desk) => {
    const directory = releasesDirectory(desk.settings)
    const { summary } = getRelease(directory, getOperand(line))
    if (desk.settings.ROTUNDA_DELIVERY === 'live') refuseSample(directory, summary.id)
    desk.say(`Verifying ${summary.id}`)
    const accept = listOptions(line, 'accept')
    const published = await publishRelease({
      ...{ directory, release: summary.id, now: desk.clock(), accept },
    }).catch(keepFindings)
    if (published instanceof PublishingRefused) return reportRefused(summary, published)
    const { previous, outcome, accepted } = published
    const detail = JSON.stringify({ previous, accepted })
    if (outcome === 'published')
      await auditOrder(desk, { action: 'release.publish', object: summary.id, detail })
    return {
      json: { outcome, previous, accepted: accepted.map(describeFinding), ...summariseRelease(summary) },
      text: outcome === 'published' ? describe(published) : `Release ${summary.id} is current already.`,
    }
  },
}

const keepFindings = (cause: unknown): PublishingRefused => {
  if (cause instanceof PublishingRefused) return cause
  throw cause
}

const reportRefused = (summary: ReleaseSummary, { findings, message }: PublishingRefused): Report => ({
  json: { outcome: 'refused', found: findings.map(describeFinding), ...summariseRelease(summary) },
  text: `Release ${summary.id} is not published.`,
  refused: message,
})

const describeFinding = (finding: GateFinding) => ({ ...finding, accept: nameFinding(finding) })

const describe = ({ summary, previous, accepted }: Published): string =>
  [
    `Release ${summary.id} is published, as ${summary.token}.`,
    ...describeFindings(accepted),
    ...(previous === null ? [] : [`The way back: release publish ${previous}`]),
  ].join('\n')
