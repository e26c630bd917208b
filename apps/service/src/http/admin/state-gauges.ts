import { type Registry, Gauge } from 'prom-client'
import { CHANNELS, type ChannelName, type KeptListName } from '@rotunda/contract'
import type { QueueDepth } from '../../messages/index.ts'

/** Values that the gauges read. An instant is undefined until something has happened. */
export type MeasureState = {
  readonly build: { readonly version: string; readonly commit: string; readonly mode: string }
  readonly measureQueue: () => Promise<readonly QueueDepth[]>
  readonly listPaused: () => Promise<readonly ChannelName[]>
  /** Time of publication of each collection’s current release. */
  readonly listPublished: () => readonly { readonly collection: string; readonly at: Date }[]
  readonly findRosterTime: () => Promise<Date | undefined>
  readonly findLastBackup: () => Promise<Date | undefined>
  /** Free bytes of the file system that holds the data directory. */
  readonly measureFreeBytes: () => Promise<number>
  /** Mails that wait for a first try, and that the server refused. */
  readonly countWaitingMail: () => Promise<{ readonly untried: number; readonly refused: number }>
  /** Share of the codes of this hour that was asked for, by whether the mailbox is known. */
  readonly measureCodes: () => Promise<Readonly<Partial<Record<'known' | 'unknown', number>>>>
  /** Seconds for which the oldest report and the oldest access request wait for a reviewer. */
  readonly measureReviews: () => Promise<Readonly<Record<'reports' | 'requests', number>>>
  /** Bytes of files of evidence, and the most that the service takes. */
  readonly measureEvidence: () => Promise<Readonly<Record<'used' | 'bound', number>>>
  /** Running services of each collection, by whether they serve its newest publication. */
  readonly countServices: () => Promise<
    readonly { readonly collection: string; readonly running: number; readonly serving: number }[]
  >
  /** Whether this process counts for itself, because the common counters gave no answer. Undefined without them. */
  readonly countsAlone: () => boolean | undefined
  /** Time at which each list was last read from its source; lists never read are left out. */
  readonly listChecked: () => Promise<readonly { readonly list: KeptListName; readonly at: Date }[]>
}

/** Adds gauges of the build, waiting messages, paused channels and the age of the data. */
export const addStateGauges = (registry: Registry, state: MeasureState): void => {
  addGauge(registry, {
    name: 'rotunda_build_info',
    help: 'Always 1; the labels say what runs.',
    labels: ['version', 'commit', 'mode', 'node'],
    read: () => Promise.resolve([{ labels: { ...state.build, node: process.versions.node }, value: 1 }]),
  })
  addGauge(registry, {
    name: 'rotunda_channel_paused',
    help: 'Whether the channel is paused: 1, or 0 when it is open.',
    labels: ['channel'],
    read: async () => {
      const paused = await state.listPaused()
      return CHANNELS.map((channel) => ({ labels: { channel }, value: paused.includes(channel) ? 1 : 0 }))
    },
  })
  addGauge(registry, {
    name: 'rotunda_data_free_bytes',
    help: 'Room that is left for this user on the file system of ROTUNDA_DATA.',
    labels: [],
    read: async () => [{ labels: {}, value: await state.measureFreeBytes() }],
  })
  addGauge(registry, {
    name: 'rotunda_services',
    help: 'Running services of a collection on this database: those that serve its newest publication, and those behind.',
    labels: ['collection', 'state'],
    read: async () =>
      (await state.countServices()).flatMap(({ collection, running, serving }) => [
        { labels: { collection, state: 'serving' }, value: serving },
        { labels: { collection, state: 'behind' }, value: running - serving },
      ]),
  })
  addGauge(registry, {
    name: 'rotunda_counters_alone',
    help: 'Whether this process counts requests for itself, because the server of ROTUNDA_COUNTERS gave no answer: 1, or 0. No series without that setting.',
    labels: [],
    read: () => {
      const isAlone = state.countsAlone()
      return Promise.resolve(isAlone === undefined ? [] : [{ labels: {}, value: isAlone ? 1 : 0 }])
    },
  })
  addQueueGauges(registry, state)
  addPeopleGauges(registry, state)
  addTimes(registry, state)
}

const addPeopleGauges = (registry: Registry, state: MeasureState): void => {
  addGauge(registry, {
    name: 'rotunda_mail_waiting',
    help: 'Mails that wait for a first try, and that the server refused.',
    labels: ['state'],
    read: async () => toSeries('state', await state.countWaitingMail()),
  })
  addGauge(registry, {
    name: 'rotunda_codes_share',
    help: 'Share of the codes that may be sent within this hour. Above 1, codes were not sent.',
    labels: ['mailbox'],
    read: async () => toSeries('mailbox', await state.measureCodes()),
  })
  addGauge(registry, {
    name: 'rotunda_review_oldest_seconds',
    help: 'Age of the oldest report, and of the oldest access request, that wait for a reviewer.',
    labels: ['queue'],
    read: async () => toSeries('queue', await state.measureReviews()),
  })
  addGauge(registry, {
    name: 'rotunda_evidence_bytes',
    help: 'Bytes of files of evidence and published copies, and the bound beyond which a new file is refused.',
    labels: ['of'],
    read: async () => toSeries('of', await state.measureEvidence()),
  })
}

const toSeries = <Label extends string>(label: Label, values: Readonly<Record<string, number>>) =>
  Object.entries(values).map(([name, value]) => ({
    // A computed name has the type of any text.
    labels: { [label]: name } as Record<Label, string>,
    value,
  }))

const addTimes = (registry: Registry, state: MeasureState): void => {
  addGauge(registry, {
    name: 'rotunda_release_published_timestamp_seconds',
    help: 'When the current release of a collection was published; no series for one that has none.',
    labels: ['collection'],
    read: () =>
      Promise.resolve(
        state.listPublished().map(({ collection, at }) => ({ labels: { collection }, value: toSeconds(at) })),
      ),
  })
  addGauge(registry, {
    name: 'rotunda_roster_as_of_timestamp_seconds',
    help: 'Day on which the list of legislators was read.',
    labels: [],
    read: async () => atMost(await state.findRosterTime()),
  })
  addGauge(registry, {
    name: 'rotunda_backup_timestamp_seconds',
    help: 'Moment of the database that the newest backup holds; 0 before the first one.',
    labels: [],
    read: async () => atMost((await state.findLastBackup()) ?? new Date(0)),
  })
  addGauge(registry, {
    name: 'rotunda_list_checked_timestamp_seconds',
    help: 'When a list was last read from its source; no series for one that never was.',
    labels: ['list'],
    read: async () =>
      (await state.listChecked()).map(({ list, at }) => ({ labels: { list }, value: toSeconds(at) })),
  })
}

const toSeconds = (at: Date): number => at.getTime() / 1000

const atMost = (at: Date | undefined) => (at === undefined ? [] : [{ labels: {}, value: toSeconds(at) }])

/** Measures the queue once for both gauges, which are read together. */
const addQueueGauges = (registry: Registry, { measureQueue }: MeasureState): void => {
  let underWay: ReturnType<typeof measureQueue> | undefined
  const measure = () => (underWay ??= measureQueue().finally(() => (underWay = undefined)))
  const add = (name: string, help: string, valueOf: (depth: QueueDepth) => number): void =>
    addGauge(registry, {
      name,
      help,
      labels: ['channel', 'state'],
      read: async () => spread(await measure(), valueOf),
    })
  add('rotunda_queue_depth', 'Messages not yet settled, by destination kind and state.', ({ count }) => count)
  add(
    'rotunda_queue_oldest_seconds',
    'Age of the oldest message not yet settled, by destination kind and state.',
    ({ oldestSeconds }) => oldestSeconds,
  )
}

const WAITING = ['queued', 'held', 'sending'] as const

/** Gives every series a value: an absent series is not a zero. */
const spread = (depths: readonly QueueDepth[], valueOf: (depth: QueueDepth) => number) =>
  CHANNELS.flatMap((channel) =>
    WAITING.map((state) => {
      const depth = depths.find((one) => one.channel === channel && one.state === state)
      return { labels: { channel, state }, value: depth === undefined ? 0 : valueOf(depth) }
    }),
  )

type Series<Label extends string> = {
  readonly labels: Readonly<Record<Label, string>>
  readonly value: number
}

type DescribedGauge<Label extends string> = {
  readonly name: string
  readonly help: string
  readonly labels: readonly Label[]
  /** Reads all present series. */
  readonly read: () => Promise<readonly Series<Label>[]>
}

/** Adds a gauge that measures when it is read: an unread gauge costs nothing. */
const addGauge = <Label extends string>(
  registry: Registry,
  { name, help, labels, read }: DescribedGauge<Label>,
): void => {
  const gauge: Gauge = new Gauge({
    name,
    help,
    labelNames: labels,
    registers: [registry],
    collect: async () => {
      const found = await read()
      gauge.reset()
      if (labels.length === 0) gauge.remove()
      for (const { labels: of, value } of found) gauge.set(of, value)
    },
  })
}
