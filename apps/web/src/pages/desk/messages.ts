import { CHANNELS } from '@rotunda/contract'
import { html, type Content, type Html } from '../../html/html.ts'
import { href, makeAddress } from '../../html/href.ts'
import { showMinute } from '../../parts/format.ts'
import { CHANNEL_NAMES } from '../../parts/channel-names.ts'
import { showTable } from '../../parts/table.ts'
import type { PortalAsked, PortalRoute } from '../../portal/portal-page.ts'
import { DESK, LISTED_STATES, STATE_NAMES, type ListedMessage } from './names.ts'

/** Messages of all organisations in one state, with the reason. */
export const deskMessages: PortalRoute = {
  path: '/desk/messages',
  show: async (asked) => {
    const wanted = readWanted(asked)
    const { data: messages, meta } = await asked.portal.ask((api, signal) =>
      api.GET('/api/portal/v1/desk/messages', { params: { query: wanted }, signal }),
    )
    const { state, channel } = wanted
    return {
      title: `${STATE_NAMES[state]} messages`,
      description: 'Messages that wait or ended without a delivery, and the reason.',
      trail: [DESK],
      main: html`<p class="lead">${EXPLAINS[state]}</p>
${showChoice(wanted)}
${messages.length === 0 ? html`<p>No message is in this state.</p>` : showMessages(messages, state)}
${meta.next !== null && html`<p><a href="${href(makeAddress('/desk/messages', { state, channel, after: meta.next }))}">Later messages</a></p>`}`,
    }
  },
}

type State = (typeof LISTED_STATES)[number]
type Wanted = {
  readonly state: State
  readonly channel?: ListedMessage['channel']
  readonly after?: string
}

const readWanted = ({ params }: PortalAsked): Wanted => {
  const [channel, after] = [
    CHANNELS.find((one) => one === params.get('channel')),
    params.get('after') ?? undefined,
  ]
  return {
    state: LISTED_STATES.find((one) => one === params.get('state')) ?? 'held',
    ...(channel !== undefined && { channel }),
    ...(after !== undefined && { after }),
  }
}

const EXPLAINS: Readonly<Record<State, string>> = {
  held: 'These messages wait. Most wait for the end of a pause or of maintenance; those that an operator holds wait for a person.',
  uncertain:
    'These messages were sent, and the receiver did not say whether it has them. The service never sends them again by itself.',
  undeliverable: 'The service gave these messages up. Each can be tried again while its text is kept.',
  refused: 'The receiver refused these messages. Another try helps only if the receiver was at fault.',
  queued: 'These messages wait for their turn, and need nobody.',
}

const showChoice = ({ state, channel }: Wanted): Html =>
  html`<nav aria-label="States"><ul class="usa-list">${LISTED_STATES.map((one) => html`<li>${one === state ? html`<strong aria-current="page">${STATE_NAMES[one]}</strong>` : html`<a href="${href(makeAddress('/desk/messages', { state: one, channel }))}">${STATE_NAMES[one]}</a>`}</li>`)}</ul></nav>
${channel !== undefined && html`<p>Only messages to ${CHANNEL_NAMES[channel]}. <a href="${href(makeAddress('/desk/messages', { state }))}">Show all channels</a></p>`}`

const showMessages = (messages: readonly ListedMessage[], state: State): Html =>
  showTable({
    caption: `${STATE_NAMES[state]} messages, oldest first`,
    name: 'Messages',
    rows: messages,
    columns: [
      {
        title: 'Message',
        isHeading: true,
        cell: ({ id }): Content => html`<a href="/desk/messages/${id}">${id}</a>`,
      },
      { title: 'Organisation', cell: ({ organisation }) => organisation },
      { title: 'Channel', cell: ({ channel }) => CHANNEL_NAMES[channel] },
      { title: 'Reason', cell: ({ reason }) => reason },
      { title: 'Since', cell: ({ since }) => showMinute(since) },
      { title: 'Tries', isNumber: true, cell: ({ attempts }) => String(attempts) },
    ],
  })
