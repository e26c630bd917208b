import {
  getRelease,
  isHeld,
  listEnded,
  listHolding,
  makeRowActs,
  nameFinding,
  PUBLICATION_LIMITS,
  publishRelease,
  PublishingRefused,
  refuseSample,
  untilCurrent,
  tokenOf,
  type GateFinding,
  type Acts,
  type Published,
  type PublishNeeds,
} from '../releases/publish/index.ts'
import { type ReleaseSummary } from '../releases/index.ts'
import { withCollectionLease } from '../wiring/collection-lease.ts'
import { openReleaseStore } from '../wiring/open-release-store.ts'
import { placesOf } from '../wiring/places.ts'
import { auditOrder } from './audit-order.ts'
import { chooseCollection, COLLECTION_OPTION, repeatCollection } from './choose-collection.ts'
import { DRY_RUN_OPTION, type Command, type Report } from './command.ts'
import { findOption, getOperand, listOptions, type CommandLine } from './command-line.ts'
import type { StoreCommandContext } from './command-context.ts'
import { describeFindings, summariseRelease } from './describe-release.ts'
import { describeServices, untilServed } from './describe-services.ts'
import { COMMAND_LIMITS } from './limits.ts'
import { readNumber } from './option-values.ts'

export const releasePublish: Command = {
  words: 'release publish',
  summary: 'Publish a release, and wait until the running services serve it.',
  details:
    'To go back, publish the previous release again. A refusal names the findings, and the command that accepts ' +
    'exactly these findings. The release is announced first, and becomes current when all running services hold it, or ' +
    'after the wait. The command prints which release each service serves.',
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
    {
      name: 'wait',
      value: 'SECONDS',
      description: `Longest wait for services that do not hold the release; ${PUBLICATION_LIMITS.waitSeconds.value} when left out.`,
    },
    COLLECTION_OPTION,
    DRY_RUN_OPTION,
  ],
  preview: async (line, context) => (await publish(line, context, true)).report,
  run: async (line, context) => {
    const { report, published } = await publish(line, context, false)
    if (published === undefined) return report
    const { outcome, summary, previous, accepted } = published
    if (outcome === 'published') {
      const detail = JSON.stringify({ previous, accepted })
      await auditOrder(context, { action: 'release.publish', object: summary.id, detail })
    }
    return awaitServices(line, context, { report, release: summary.id })
  },
}

/** Waits until the release is current and served, and adds what each service serves. */
const awaitServices = async (
  line: CommandLine,
  context: StoreCommandContext,
  { report, release }: { readonly report: Report; readonly release: string },
): Promise<Report> => {
  const { name } = chooseCollection(line, context).collection
  context.reportProgress('Waiting for the services to hold it')
  await untilCurrent(mirrorOf(line, context), release)
  context.reportProgress('Waiting for the services to serve it')
  const services = await untilServed(context.store, { collection: name, release })
  const { json, text } = describeServices(services, { collection: name, release })
  return { json: { ...Object(report.json), services: json }, text: `${report.text}\n${text}` }
}

const mirrorOf = (line: CommandLine, context: StoreCommandContext) => {
  const { collection } = chooseCollection(line, context)
  return {
    store: context.store,
    collection: collection.name,
    directory: placesOf(context.settings, collection).releases,
  }
}

type Done = { readonly report: Report; readonly published?: Published }

const publish = async (line: CommandLine, context: StoreCommandContext, dryRun: boolean): Promise<Done> => {
  const { collection } = chooseCollection(line, context)
  const { directory } = mirrorOf(line, context)
  const acts = makeRowActs(mirrorOf(line, context), getWait(line))
  await bringNeeded(line, context, await acts.list())
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
    acts,
  }
  const published = await (dryRun ? publishRelease(needs) : publishOffered(line, context, needs)).catch(
    keepFindings,
  )
  if (published instanceof PublishingRefused) return { report: reportRefused(summary, published) }
  const { outcome, previous, accepted } = published
  if (outcome === 'already_current' && !dryRun) await offer(line, context, await acts.list())
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

const getWait = (line: CommandLine): number =>
  readNumber('wait', findOption(line, 'wait'), { least: 0, most: COMMAND_LIMITS.publicationSeconds.value }) ??
  PUBLICATION_LIMITS.waitSeconds.value

/**
 * Fetches the releases that this machine lacks: the one to publish, if it was published before, and the current one,
 * with which the gates compare it. What cannot be fetched is refused by the steps that need it.
 */
const bringNeeded = async (
  line: CommandLine,
  context: StoreCommandContext,
  acts: Awaited<ReturnType<Acts['list']>>,
): Promise<void> => {
  const store = openReleaseStore(context.settings, chooseCollection(line, context).collection)
  const name = getOperand(line)
  const [current, ...others] = acts.map(({ publication: { release } }) => release)
  const named = others.find((release) => release.startsWith(name) || tokenOf(release) === name)
  for (const release of [current, named])
    if (release !== undefined) await store?.bring(release, NEVER).catch(() => undefined)
}

/**
 * Copies releases of this machine to the common store: the one to announce, which is read back, and what was published
 * before there was a store.
 */
const offer = async (
  line: CommandLine,
  context: StoreCommandContext,
  listed: Awaited<ReturnType<Acts['list']>>,
  announced?: string,
): Promise<void> => {
  const store = openReleaseStore(context.settings, chooseCollection(line, context).collection)
  if (store === undefined) return
  const { directory } = mirrorOf(line, context)
  // An ended release must not come back into the store.
  const ended = new Set(listEnded(directory).map(({ summary }) => summary.id))
  const published = listed
    .map(({ publication }) => publication.release)
    .filter((release) => !ended.has(release))
  for (const release of new Set([announced ?? [], published].flat())) {
    const isCopied =
      !isHeld(directory, release) || (release !== announced && (await store.holds(release, NEVER)))
    if (isCopied) continue
    context.reportProgress(`Copying ${release} to the store`)
    await store.put(release, NEVER)
  }
}

/**
 * Publishes a release that every machine finds in the common store before it is announced. "store clean" cannot remove
 * it meanwhile. It never removes a release that was announced before, so the way back waits for no other command.
 */
const publishOffered = async (
  line: CommandLine,
  context: StoreCommandContext,
  needs: PublishNeeds & { readonly acts: Acts },
): Promise<Published> => {
  const { collection, release, acts } = needs
  const publish = (demand: () => Promise<unknown>) =>
    publishRelease({
      ...needs,
      acts: {
        list: () => acts.list(),
        add: async (number, publication) => {
          await offer(line, context, await acts.list(), release)
          await demand()
          return acts.add(number, publication)
        },
      },
    })
  const isKnown = (await acts.list()).some(({ publication }) => publication.release === release)
  if (isKnown || openReleaseStore(context.settings, collection) === undefined)
    return publish(() => Promise.resolve())
  const work = { store: context.store, collection, doing: releasePublish.words }
  return withCollectionLease(work, ({ demand }) => publish(demand))
}

const NEVER = new AbortController().signal

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
