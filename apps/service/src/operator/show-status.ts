import type { ServiceStatus } from '@rotunda/contract'
import { listPauses, type PausedChannel } from '../messages/index.ts'
import {
  makeDocketFreshness,
  makeOfficeLists,
  makeRosterStore,
  makeSampleRoster,
} from '../destinations/index.ts'
import { COLLECTIONS } from '../wiring/collections.ts'
import type { ServedCollections } from '../wiring/served-collection.ts'
import { findPublishedRelease } from '../wiring/status/find-current-release.ts'
import { openStatus } from '../wiring/status/open-status.ts'
import type { Command } from './command.ts'
import { findMailPause } from '../people/index.ts'
import { describeMailPause } from './mail-pause.ts'
import { formatTable } from '../wiring/format-table.ts'

export const showStatus: Command = {
  words: 'status',
  onlyLooks: true,
  summary: 'Show the state of the parts, releases, channels and lists of the service.',
  details:
    'The command shows the same as /api/status, whether or not a service runs. The exit code is 1 when a part is missing.',
  examples: ['status', 'status --json'],
  options: [],
  run: async (_line, { store, clock, settings, collections = COLLECTIONS }) => {
    const mode = settings.ROTUNDA_DELIVERY
    const sample = mode === 'sandbox' ? makeSampleRoster() : undefined
    const status = await openStatus({
      mode,
      store,
      rosterStore: makeRosterStore({ store, clock, sample }),
      officeLists: makeOfficeLists({ store, clock }),
      docketFreshness: makeDocketFreshness(store, mode),
      collections: collections.map(({ collection, needed = false }) => ({
        needed,
        findRelease: () => findPublishedRelease(collection, settings),
      })),
    }).findStatus()
    const pauses = await listPauses(store, mode)
    const mail = await findMailPause(store)
    return {
      json: withReasons(status, pauses),
      text: [
        describe(withReasons(status, pauses), listAwaited(collections, status)),
        ...(mail === undefined ? [] : [describeMailPause(mail)]),
      ].join('\n\n'),
      refused: describeMissing(status),
    }
  },
}

/** The operator reads the reason that was given; others read that of /api/status. */
const withReasons = (status: ServiceStatus, pauses: readonly PausedChannel[]): ServiceStatus => ({
  ...status,
  channels: status.channels.map((one) => ({
    ...one,
    reason: pauses.find(({ channel }) => channel === one.channel)?.reason ?? one.reason,
  })),
})

/** Collections without a release. */
const listAwaited = (collections: ServedCollections, { releases }: ServiceStatus): string[] =>
  collections
    .map(({ collection }) => collection.name)
    .filter((name) => !releases.some(({ collection }) => collection === name))

const describeMissing = ({ parts }: ServiceStatus): string | undefined => {
  const missing = parts.flatMap(({ name, detail }) => (detail === null ? [] : [`${name}: ${detail}`]))
  return missing.length === 0 ? undefined : missing.join('\n')
}

const describe = (status: ServiceStatus, awaited: readonly string[]): string =>
  [
    `Rotunda ${status.version}, ${status.mode}: ${status.ready ? 'ready' : 'not ready'}`,
    formatTable([
      ['PART', 'STATE', ''],
      ...status.parts.map((part) => [part.name, part.status, part.needed ? 'needed' : '']),
    ]),
    formatTable([
      ['COLLECTION', 'RELEASE', 'SNAPSHOT', 'PUBLISHED', ''],
      ...status.releases.map((one) => [
        one.collection,
        one.release.slice(0, 12),
        one.snapshot,
        one.published_at,
        one.sample ? 'sample' : '',
      ]),
      ...awaited.map((name) => [
        name,
        '-',
        '-',
        '-',
        'nothing is published: see release.fault and sample.fault',
      ]),
    ]),
    formatTable([
      ['CHANNEL', 'STATE', 'SINCE', 'UNTIL', 'WHY'],
      ...status.channels.map((one) => [
        one.channel,
        one.state,
        one.since ?? '',
        one.until ?? '',
        one.reason ?? '',
      ]),
    ]),
    formatTable([
      ['LIST', 'AS OF', 'CHECKED', ''],
      ...status.lists.map((one) => [
        one.list,
        one.as_of ?? '-',
        one.checked_at ?? 'built in',
        one.late ? 'late' : '',
      ]),
    ]),
  ].join('\n\n')
