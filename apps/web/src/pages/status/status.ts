import type { ServiceStatus } from '@rotunda/contract'
import { capitalize } from '../../filters/list-words.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import { CHANNEL_NAMES } from '../../parts/channel-names.ts'
import type { Route } from '../../page.ts'
import { countOf, showDay, showMinute } from '../../parts/format.ts'
import { showTable } from '../../parts/table.ts'
import { LIST_NAMES, PART_NAMES } from './names.ts'
import { readStanding } from './read-status.ts'
import { showDeliveries } from './show-deliveries.ts'
import { showIncident } from './show-incident.ts'

/** The state of the service: its data, its age, and the delivery of messages. */
export const status: Route = {
  path: '/status',
  questions: 3,
  isLive: 'by the minute',
  write: async ({ clients }) => {
    const { status: standing, deliveries, incidents } = await readStanding(clients)
    const open = incidents.filter(({ ended_at }) => ended_at === null)
    const past = incidents.filter(({ ended_at }) => ended_at !== null)
    const title = open.length > 0 ? 'Degraded: an incident is open' : describeStanding(standing)
    const mode =
      standing.mode === 'sandbox'
        ? 'A sandbox: messages go to simulators on this machine, and to no office.'
        : 'Messages are delivered for real.'
    return {
      title,
      description: `${title}. Freshness of every source, channels, deliveries of 90 days and incidents.`,
      alternates: [
        { type: 'application/atom+xml', address: '/status.atom', title: 'Incidents' },
        { type: 'application/json', address: '/api/status', title: 'The same as JSON' },
      ],
      main: html`${open.map(showIncident)}
<p class="lead">${mode} Version ${standing.version}. <a href="/status.atom">Incident feed</a>.</p>
<h2 id="channels">Channels and deliveries</h2>
${showChannels(standing)}
${showDeliveries(deliveries)}
<h2 id="data">Published data</h2>
${standing.releases.length === 0 ? html`<p class="absent">No release is published.</p>` : standing.releases.map(showRelease)}
<h2 id="parts">Parts of the service</h2>
${showParts(standing)}
${showLists(standing)}
<h2 id="incidents">Incidents before</h2>
${past.length === 0 ? html`<p>The operator has listed none.</p>` : past.map(showIncident)}`,
    }
  },
}

const describeStanding = (standing: ServiceStatus): string => {
  const { ready, channels, lists } = standing
  if (!ready) return 'Down: a part of the service is missing'
  if (channels.some(({ state }) => state === 'paused')) return 'Degraded: a channel is paused'
  if (lists.some(({ late }) => late)) return 'Degraded: a list is late'
  return areAllThere(standing) ? 'Works: every part runs' : 'Degraded: a part is missing'
}

const areAllThere = ({ parts }: ServiceStatus): boolean => parts.every(({ status: one }) => one === 'ok')

/** States the condition in a word, because colour alone is not accessible. */
const showState = (isGood: boolean, word: string): Html =>
  html`<strong class="state ${isGood ? 'is-good' : 'is-bad'}">${word}</strong>`

const showChannels = ({ channels }: ServiceStatus): Html =>
  showTable({
    name: 'Channels',
    caption: 'Channels for messages',
    rows: channels,
    columns: [
      { title: 'Channel', isHeading: true, cell: ({ channel }) => CHANNEL_NAMES[channel] },
      {
        title: 'State',
        cell: ({ state }) => showState(state === 'open', state === 'open' ? 'works' : state),
      },
      { title: 'Pause', cell: describePause },
    ],
  })

const describePause = ({ state, since, until, reason }: ServiceStatus['channels'][number]): Content => {
  if (state === 'open') return 'not paused'
  const start = since !== null && html`since ${showMinute(since)}, `
  const end = until === null ? 'a person opens it' : showMinute(until)
  return html`${start}until ${end}${reason !== null && `: ${reason}`}`
}

type Release = ServiceStatus['releases'][number]

const showRelease = (release: Release): Html => {
  const { collection, snapshot, published_at: at, sample, datasets, services, newest: ahead } = release
  const newest = datasets
    .flatMap(({ freshness }) => freshness.latest_published_at ?? [])
    .toSorted()
    .at(-1)
  return html`<h3>${capitalize(collection)}${sample && ' (invented sample)'}</h3>
<dl class="facts">
<dt>Release</dt><dd><code class="digest">${snapshot}</code></dd>
<dt>Published</dt><dd>${showDay(at)}</dd>
${ahead !== null && html`<dt>Newer release</dt><dd><code class="digest">${ahead}</code> is published, and this machine is about to serve it</dd>`}
${services.running > services.serving && html`<dt>Services</dt><dd>${services.serving} of ${services.running} serve the newest release</dd>`}
${newest !== undefined && html`<dt>Newest source</dt><dd>${showDay(newest)}</dd>`}
</dl>
<details><summary>${countOf(datasets.length, 'dataset')} of ${collection}, with the dates of their sources</summary>${showFreshness(release)}</details>`
}

const showFreshness = ({ collection, datasets }: Release): Html =>
  showTable({
    name: `Freshness of ${collection}`,
    caption: 'Dates of the sources. The last column is the oldest date of a check.',
    rows: datasets,
    columns: [
      { title: 'Dataset', isHeading: true, cell: ({ dataset }) => dataset },
      { title: 'Published up to', cell: ({ freshness }) => orUnknown(freshness.latest_published_at) },
      {
        title: 'First source retrieved',
        cell: ({ freshness }) => orUnknown(freshness.earliest_retrieved_at),
      },
      { title: 'Last source retrieved', cell: ({ freshness }) => orUnknown(freshness.latest_retrieved_at) },
      { title: 'All checked for changes since', cell: ({ freshness }) => orUnknown(freshness.checked_at) },
    ],
  })

/** Folded while every part works. */
const showParts = (standing: ServiceStatus): Html => {
  const { parts } = standing
  const working = parts.filter(({ status: one }) => one === 'ok').length
  return html`<details${working < parts.length && html` open`}><summary>${working} of ${countOf(parts.length, 'part')} work</summary>
${showTable({
  name: 'Parts of the service',
  caption: 'Parts of the service, and the effect of a failure',
  rows: parts,
  columns: [
    { title: 'Part', isHeading: true, cell: ({ name }) => PART_NAMES[name] },
    {
      title: 'State',
      cell: ({ status: one }) => showState(one === 'ok', one === 'ok' ? 'works' : one),
    },
    { title: 'Without it', cell: ({ needed }) => (needed ? 'the service stops' : 'the rest works') },
    { title: 'Detail', cell: ({ detail }) => detail ?? '–' },
  ],
})}</details>`
}

/** Folded while every list is current. */
const showLists = ({ lists }: ServiceStatus): Html => {
  const current = lists.filter(({ late }) => !late).length
  const open = current < lists.length && html` open`
  return html`<details${open}><summary>${current} of ${countOf(lists.length, 'list')} from Congress and agencies are current</summary>
${showTable({
  name: 'Lists from Congress and agencies',
  caption: 'Lists of possible destinations of messages',
  rows: lists,
  columns: [
    { title: 'List', isHeading: true, cell: ({ list }) => LIST_NAMES[list] },
    { title: 'As of', cell: ({ as_of }) => orUnknown(as_of) },
    {
      title: 'Last read',
      cell: ({ checked_at: at }) => (at === null ? 'built in' : showMinute(at)),
    },
    {
      title: 'State',
      cell: ({ late }) => showState(!late, late ? 'late: the last list stays in use' : 'current'),
    },
  ],
})}</details>`
}

const orUnknown = (day: string | null): Content =>
  day === null ? html`<span class="absent">not known</span>` : showDay(day)
