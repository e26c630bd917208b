import type { paths } from '@rotunda/sdk/portal'
import { html, type Content, type Html } from '../../html/html.ts'
import { href, makeAddress } from '../../html/href.ts'
import { showMinute } from '../../parts/format.ts'
import { CHANNEL_NAMES } from '../../parts/channel-names.ts'
import { showTable } from '../../parts/table.ts'
import type { PortalRoute } from '../../portal/portal-page.ts'
import { LISTED_STATES, showAge, STATE_NAMES } from './names.ts'

type Deliveries =
  paths['/api/portal/v1/desk/deliveries']['get']['responses'][200]['content']['application/json']['data']
type Counted =
  paths['/api/portal/v1/desk/requests']['get']['responses'][200]['content']['application/json']['data'][number]

/** First page of an operator: everything that waits for a person, with its age. */
export const desk: PortalRoute = {
  path: '/desk',
  show: async ({ portal }) => {
    const { data: requests } = await portal.ask((api, signal) =>
      api.GET('/api/portal/v1/desk/requests', { signal }),
    )
    const { data: deliveries } = await portal.ask((api, signal) =>
      api.GET('/api/portal/v1/desk/deliveries', { signal }),
    )
    return {
      title: 'Desk',
      description: 'Access requests and messages that wait for a person.',
      main: html`<p class="lead">Access requests and messages that wait, with the age of the oldest. Nothing here shows the text or the sender of a message.</p>
<h2 id="requests">Access requests</h2>
${requests.length === 0 ? html`<p>No request waits.</p>` : showRequests(requests)}
<p><a href="/review">All requests that wait for a reviewer</a></p>
<h2 id="deliveries">Deliveries</h2>
${showPauses(deliveries)}
${deliveries.deliveries.length === 0 ? html`<p>No message waits.</p>` : showDeliveries(deliveries)}
<p><a href="/desk/messages">Messages that are held</a></p>
<p><a href="/desk/messages?state=uncertain">Messages whose delivery is uncertain</a></p>`,
    }
  },
}

const WAITS_FOR: Readonly<Partial<Record<Counted['state'], string>>> = {
  submitted: 'A reviewer',
  awaiting_second: 'A second reviewer',
  asked_back: 'An answer of the organisation',
}

const showRequests = (requests: readonly Counted[]): Html =>
  showTable({
    caption: 'Open access requests',
    name: 'Access requests',
    rows: requests,
    columns: [
      { title: 'Waits for', isHeading: true, cell: ({ state }) => WAITS_FOR[state] ?? state },
      { title: 'Requests', isNumber: true, cell: ({ count }) => String(count) },
      { title: 'Oldest', cell: (row) => showAge(row.oldest_seconds) },
    ],
  })

const showPauses = ({ pauses }: Deliveries): Content =>
  pauses.map(
    ({ channel, since, reason, until }) =>
      html`<p><strong>${CHANNEL_NAMES[channel]} is paused</strong> since ${showMinute(since)}${until !== null && html`, until ${showMinute(until)}`}: ${reason}</p>`,
  )

const showDeliveries = ({ deliveries }: Deliveries): Html =>
  showTable({
    caption: 'Messages that wait, or ended without a delivery and can be tried again',
    name: 'Deliveries',
    rows: deliveries,
    columns: [
      { title: 'Channel', isHeading: true, cell: ({ channel }) => CHANNEL_NAMES[channel] },
      { title: 'State', cell: (row) => linkState(row) },
      { title: 'Messages', isNumber: true, cell: ({ count }) => String(count) },
      { title: 'Oldest', cell: (row) => showAge(row.oldest_seconds) },
    ],
  })

const linkState = ({ channel, state }: Deliveries['deliveries'][number]): Content =>
  LISTED_STATES.some((one) => one === state)
    ? html`<a href="${href(makeAddress('/desk/messages', { state, channel }))}">${STATE_NAMES[state]}</a>`
    : STATE_NAMES[state]
