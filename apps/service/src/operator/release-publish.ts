import {
  getRelease,
  listHolding,
  nameFinding,
  publishRelease,
  PublishingRefused,
  refuseSample,
  type GateFinding,
  type Published,
} from '../releases/publish/index.ts'
import { type ReleaseSummary } from '../releases/index.ts'
import { placesOf } from '../wiring/places.ts'
import { untilServed, type Awaited } from '../wiring/serving.ts'
import { auditOrder } from './audit-order.ts'
import { chooseCollection, COLLECTION_OPTION, repeatCollection } from './choose-collection.ts'
import { DRY_RUN_OPTION, type Command, type Report } from './command.ts'
import { getOperand, listOptions, type CommandLine } from './command-line.ts'
import type { StoreCommandContext } from './command-context.ts'
import { describeFindings, summariseRelease } from './describe-release.ts'

export const releasePublish: Command = {
  words: 'release publish',
  summary: 'Publish a release, and wait until the running services serve it.',
  details:
    'To go back, publish the previous release again. A refusal names the findings, and the command that accepts ' +
    'exactly these findings. The command waits up to a minute for the services on this data directory, and says so ' +
    'when none runs.',
  examples: ['release publish latest'],
  operand: {
    name: 'RELEASE|latest',
    description: 'Beginning of the id of a release, or its snapshot; latest is the last release built.',
  },
  options: [
    {
      name: 'accept',
      value: 'GATE=NAME@VALUE',
      description: 'Publish in spite of this finding; the refusal names it.',
      repeated: true,
    },
    COLLECTION_OPTION,
    DRY_RUN_OPTION,
  ],
  preview: async (line, context) => (await publish(line, context, true)).report,
  run: async (line, context) => {
    const { report, published } = await publish(line, context, false)
    if (published?.outcome === 'already_current')
      return withAwaited(report, await awaitServices(line, context, published.summary.id))
    if (published?.outcome !== 'published') return report
    const { summary, previous, accepted } = published
    const detail = JSON.stringify({ previous, accepted })
    await auditOrder(context, { action: 'release.publish', object: summary.id, detail })
    return withAwaited(report, await awaitServices(line, context, summary.id))
  },
}

const PATIENCE_MILLISECONDS = 60_000

const awaitServices = (
  line: CommandLine,
  context: StoreCommandContext,
  release: string,
): Promise<Awaited> => {
  context.reportProgress('Waiting for the services to serve it')
  return untilServed(
    {
      directory: context.settings.ROTUNDA_DATA,
      collection: chooseCollection(line, context).collection.name,
      release,
    },
    { clock: context.clock, patienceMilliseconds: PATIENCE_MILLISECONDS },
  )
}

const withAwaited = ({ json, text }: Report, { running, serving }: Awaited): Report => ({
  json: { ...Object(json), services: { running, serving } },
  text: `${text}\n${describeAwaited(running, serving)}`,
})

const describeAwaited = (running: number, serving: number): string => {
  if (running === 0) return 'No service runs on this data directory: the next service to start serves it.'
  const services = running === 1 ? 'The running service' : `Of ${running} running services ${serving}`
  return serving === running
    ? `${services} ${serving === 1 ? 'serves' : 'serve'} it.`
    : `${services} ${running === 1 ? 'does not serve it' : 'serve it'} after a minute: see release.fault in the log.`
}

type Done = { readonly report: Report; readonly published?: Published }

const publish = async (line: CommandLine, context: StoreCommandContext, dryRun: boolean): Promise<Done> => {
  const { collection } = chooseCollection(line, context)
  const directory = placesOf(context.settings, collection).releases
  const { summary } = getRelease(directory, getOperand(line))
  if (context.settings.ROTUNDA_DELIVERY === 'live') refuseSample(directory, summary.id)
  context.reportProgress(`Verifying ${summary.id}`)
  const accept = listOptions(line, 'accept')
  const needs = {
    directory,
    collection,
    release: summary.id,
    now: context.clock(),
    accept,
    dryRun,
    options: repeatCollection(line),
  }
  const published = await publishRelease(needs).catch(keepFindings)
  if (published instanceof PublishingRefused) return { report: reportRefused(summary, published) }
  const { outcome, previous, accepted } = published
  const options = repeatCollection(line)
  const holding = listHolding(directory, collection, summary.id)
  return {
    report: {
      json: {
        outcome,
        previous,
        accepted: accepted.map(describeFinding),
        still_holding: holding,
        ...summariseRelease(summary),
      },
      text: [describe(published, options), ...describeHolding(holding, options)].join('\n'),
    },
    published,
  }
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

/** Earlier releases with values that this one withholds, each with the command that ends its serving. */
const describeHolding = (
  holding: ReturnType<typeof listHolding>,
  options: readonly string[],
): readonly string[] =>
  holding.map(({ release, held }) => {
    const end = ['npm run rotunda -- release end', release.slice(0, SHOWN_DIGITS), ...options].join(' ')
    return `Release ${release.slice(0, SHOWN_DIGITS)} still has ${held.length} withheld ${held.length === 1 ? 'value' : 'values'}. To end its serving: ${end} --notice "REASON"`
  })

const SHOWN_DIGITS = 12

const describe = (
  { outcome, summary, previous, accepted }: Published,
  options: readonly string[],
): string => {
  if (outcome === 'already_current') return `Release ${summary.id} is current already.`
  return [
    `Release ${summary.id} ${outcome === 'published' ? 'is' : 'would be'} published, as ${summary.token}.`,
    ...describeFindings(accepted),
    ...(previous === null
      ? []
      : [`The way back: ${['npm run rotunda -- release publish', previous, ...options].join(' ')}`]),
  ].join('\n')
}
