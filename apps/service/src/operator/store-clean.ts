import { EVIDENCE_PREFIX, removeUnnamedFile } from '../corrections/index.ts'
import { OperatorFault } from '../platform/index.ts'
import type { ListedObject } from '../platform/object-store/index.ts'
import { withCollectionLease } from '../wiring/collection-lease.ts'
import { COLLECTIONS } from '../wiring/collections.ts'
import { openObjects } from '../wiring/open-objects.ts'
import {
  findEvidence,
  findLeftovers,
  findUploads,
  type LeftoverNeeds,
  type Leftovers,
} from '../wiring/store-leftovers.ts'
import { auditOrder } from './audit-order.ts'
import type { StoreCommandContext } from './command-context.ts'
import { DRY_RUN_OPTION, YES_OPTION, type Command } from './command.ts'
import { COMMAND_LIMITS } from './limits.ts'

export const storeClean: Command = {
  words: 'store clean',
  summary: 'Remove objects of the store that no row of the database names, and uploads that did not end.',
  details:
    'Interrupted commands leave such objects. Only objects and uploads that are older than a day are removed. The newest ' +
    'build of each collection stays, published or not. Nothing is removed of a collection of which the database names nothing.',
  examples: ['store clean --dry-run', 'store clean --yes'],
  options: [DRY_RUN_OPTION, YES_OPTION],
  destroys: true,
  preview: async (_line, context) => {
    const needs = await openNeeds(context)
    const found = await Promise.all(namesOf(context).map((name) => findLeftovers(needs, name)))
    const objects = [...found.flatMap((one) => one.objects), ...(await findEvidence(needs))]
    const uploads = await findUploads(needs)
    const kept = listKept(found)
    return {
      json: { would_remove: objects.map(describe), would_abort: uploads.map(({ key }) => key), kept },
      text: [
        `${objects.length} objects (${sizeOf(objects)} bytes) would be removed, and ${uploads.length} unfinished uploads.`,
        ...objects.map(({ key }) => `  ${key}`),
        ...uploads.map(({ key }) => `  upload of ${key}`),
        ...kept,
      ].join('\n'),
    }
  },
  run: async (_line, context) => {
    const needs = await openNeeds(context)
    const found: Leftovers[] = []
    for (const name of namesOf(context)) found.push(await cleanCollection(context, needs, name))
    const evidence = await cleanEvidence(needs)
    const uploads = await findUploads(needs)
    for (const upload of uploads) await needs.objects.abortUpload(upload)
    const objects = [...found.flatMap((one) => one.objects), ...evidence]
    const counts = { objects: objects.length, uploads: uploads.length }
    await auditOrder(context, { action: 'store.clean', object: 'store', detail: JSON.stringify(counts) })
    const kept = listKept(found)
    return {
      json: { removed: objects.map(describe), aborted: uploads.map(({ key }) => key), kept },
      text: [
        `${objects.length} objects (${sizeOf(objects)} bytes) and ${uploads.length} unfinished uploads are removed.`,
        ...kept,
      ].join('\n'),
    }
  },
}

const DAY_MILLISECONDS = COMMAND_LIMITS.leftoverHours.value * 3_600_000

const openNeeds = async ({ settings, store }: StoreCommandContext): Promise<LeftoverNeeds> => {
  const objects = openObjects(settings)
  if (objects === undefined)
    throw new OperatorFault('invalid_query', 'There is no store to clean: ROTUNDA_STORE is not set.')
  return { store, objects, before: new Date((await store.now()).getTime() - DAY_MILLISECONDS) }
}

const namesOf = ({ collections = COLLECTIONS }: StoreCommandContext): string[] =>
  collections.map(({ collection }) => collection.name)

/** No other process shares documents of the collection meanwhile. */
const cleanCollection = (
  { store }: StoreCommandContext,
  needs: LeftoverNeeds,
  name: string,
): Promise<Leftovers> =>
  withCollectionLease({ store, collection: { name }, doing: storeClean.words }, async ({ demand }) => {
    const found = await findLeftovers(needs, name)
    for (const { key } of found.objects) {
      await demand()
      await needs.objects.remove(key)
    }
    return found
  })

/** A report that takes the same file meanwhile keeps it. */
const cleanEvidence = async (needs: LeftoverNeeds): Promise<ListedObject[]> => {
  const { store, objects } = needs
  const evidence = { remove: (sha256: string) => objects.remove(`${EVIDENCE_PREFIX}${sha256}`) }
  const removed: ListedObject[] = []
  for (const object of await findEvidence(needs))
    if (await removeUnnamedFile({ store, evidence }, object.key.slice(EVIDENCE_PREFIX.length)))
      removed.push(object)
  return removed
}

const describe = ({ key, sizeBytes }: ListedObject) => ({ key, bytes: sizeBytes })

const sizeOf = (objects: readonly ListedObject[]): number =>
  objects.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)

const listKept = (found: readonly Leftovers[]): string[] =>
  found.flatMap(({ kept }) => (kept === undefined ? [] : [kept]))
