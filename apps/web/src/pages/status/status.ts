import type { ServiceStatus } from '@rotunda/contract'
import { html, type Content, type Html } from '../../html/html.ts'
import type { Route } from '../../page.ts'
import { showDay } from '../../parts/show-day.ts'
import { showTable } from '../../parts/table.ts'
import { CHANNEL_NAMES, LIST_NAMES, PART_NAMES } from './names.ts'
import { readStanding } from './read-status.ts'
import { showMinute } from './show-minute.ts'
import { showDeliveries } from './show-deliveries.ts'
import { showIncident } from './show-incident.ts'

/** How the service stands: what is there, how recent it is, and whether messages arrive. */
export const status: Route = {
  path: '/status',
  isLive: 'by the minute',
  write: async ({ clients }) => {
    const { status: standing, deliveries, incidents } = await readStanding(clients)
    const open = incidents.filter(({ ended_at }) => ended_at === null)
    const past = incidents.filter(({ ended_at }) => ended_at !== null)
    const title = open.length > 0 ? 'Something does not work as it should' : describeStanding(standing)
    return {
      title,
      description: `${title}. Freshness of every source, channels, deliveries of 90 days and incidents.`,
      alternates: [
        { type: 'application/atom+xml', address: '/status.atom', title: 'Incidents' },
        { type: 'application/json', address: '/api/status', title: 'The same as JSON' },
      ],
      main: html`${open.map(showIncident)}
<p class="lead">${standing.mode === 'sandbox' ? 'A sandbox: messages go to simulators on this machine, and to no office.' : 'Messages are delivered for real.'} Version ${standing.version}${showCommit(standing)}. <a href="/status.atom">Feed of incidents</a>.</p>
<h2 id="channels">Channels and deliveries</h2>
${showChannels(standing)}
${showDeliveries(deliveries)}
<h2 id="data">Data</h2>
${standing.releases.length === 0 ? html`<p class="absent">No release is published.</p>` : standing.releases.map(showRelease)}
<h2 id="lists">Lists of others</h2>
${showLists(standing)}
<h2 id="parts">Parts of the service</h2>
${showParts(standing)}
<h2 id="incidents">Incidents before</h2>
${past.length === 0 ? html`<p>The operator has listed none.</p>` : past.map(showIncident)}`,
    }
  },
}

const describeStanding = ({ ready, channels, lists, parts }: ServiceStatus): string => {
  if (!ready) return 'A part of the service is missing'
  if (channels.some(({ state }) => state === 'paused')) return 'A channel is paused'
  if (lists.some(({ late }) => late)) return 'A list is late'
  return parts.some(({ status: one }) => one !== 'ok')
    ? 'In service, without one of its parts'
    : 'Everything is in service'
}

/** As long as git writes it in a large repository. */
const showCommit = ({ commit }: ServiceStatus): string =>
  commit === null ? '' : ` (commit ${commit.replace(/^([0-9a-f]{12})[0-9a-f]*/, '$1')})`

/** Never by colour alone: the word says it. */
const showState = (isGood: boolean, word: string): Html =>
  html`<strong class="state ${isGood ? 'is-good' : 'is-bad'}">${word}</strong>`

const showChannels = ({ channels }: ServiceStatus): Html =>
  showTable({
    name: 'Channels',
    caption: 'Ways by which messages leave',
    rows: channels,
    columns: [
      { title: 'Channel', isHeading: true, cell: ({ channel }) => CHANNEL_NAMES[channel] },
      { title: 'State', cell: ({ state }) => showState(state === 'open', state) },
      { title: 'Pause', cell: describePause },
    ],
  })

const describePause = ({ state, since, until, reason }: ServiceStatus['channels'][number]): Content =>
  state === 'open'
    ? 'not paused'
    : html`${since !== null && html`since ${showMinute(since)}, `}until ${until === null ? 'a person opens it' : showMinute(until)}${reason !== null && `: ${reason}`}`

type Release = ServiceStatus['releases'][number]

const showRelease = ({ collection, snapshot, published_at: at, sample, datasets }: Release): Html =>
  showTable({
    name: `Freshness of ${collection}`,
    caption: html`Collection ${collection}${sample && ' (an invented sample)'}: release <code>${snapshot}</code>, published ${showDay(at)}. Dates are those of the sources; the last column is the day of the source that was looked at longest ago.`,
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

const showLists = ({ lists }: ServiceStatus): Html =>
  showTable({
    name: 'Lists of others',
    caption: 'What destinations are read by, and how recent it is',
    rows: lists,
    columns: [
      { title: 'List', isHeading: true, cell: ({ list }) => LIST_NAMES[list] },
      { title: 'As of', cell: ({ as_of }) => orUnknown(as_of) },
      {
        title: 'Last read',
        cell: ({ checked_at: at }) => (at === null ? absent('not read from a source') : showMinute(at)),
      },
      {
        title: 'State',
        cell: ({ late }) => showState(!late, late ? 'late: the last one stays in use' : 'in time'),
      },
    ],
  })

const showParts = ({ parts }: ServiceStatus): Html =>
  showTable({
    name: 'Parts of the service',
    caption: 'What the service is put together from',
    rows: parts,
    columns: [
      { title: 'Part', isHeading: true, cell: ({ name }) => PART_NAMES[name] },
      {
        title: 'State',
        cell: (part) => showState(part.status === 'ok', part.status === 'ok' ? 'there' : part.status),
      },
      {
        title: 'Without it',
        cell: ({ needed }) => (needed ? 'the service is not ready' : 'the others answer'),
      },
      { title: 'What to know', cell: ({ detail }) => detail ?? 'nothing is missing' },
    ],
  })

const orUnknown = (day: string | null): Content => (day === null ? absent('not known') : showDay(day))
const absent = (text: string): Html => html`<span class="absent">${text}</span>`
