import { html, type Html } from '../../html/html.ts'
import { showMinute } from '../../parts/format.ts'
import { CHANNEL_NAMES } from '../../parts/channel-names.ts'
import { Redirect } from '../../page.ts'
import { showTable } from '../../parts/table.ts'
import { showForm } from '../../portal/forms.ts'
import type { PortalRoute } from '../../portal/portal-page.ts'
import { DESK, STATE_NAMES, type Message } from './names.ts'

type Order = Message['orders'][number]

const ORDERS = ['retry', 'hold', 'release'] as const satisfies readonly Order[]

/** A message with its history, and the orders that it takes. */
export const deskMessage: PortalRoute = {
  path: '/desk/messages/:message',
  show: async ({ portal, named: { message: id = '' } }) => {
    const { data: message } = await portal.ask((api, signal) =>
      api.GET('/api/portal/v1/desk/messages/{message}', { params: { path: { message: id } }, signal }),
    )
    return {
      title: `Message ${id}`,
      description: 'History of a message, and what can be done with it.',
      trail: [DESK, { title: 'Messages', address: '/desk/messages' }],
      main: html`<p class="lead">${STATE_NAMES[message.state]} since ${showMinute(message.since)}: ${message.reason}</p>
<p>Sent by ${message.organisation} to ${CHANNEL_NAMES[message.channel]}, with ${message.attempts === 1 ? '1 try' : `${message.attempts} tries`} so far.</p>
<h2 id="orders">What you can do</h2>
${message.orders.length === 0 ? html`<p>This message takes no order now: it is being sent, it has ended for good, or its text was deleted.</p>` : message.orders.map((order) => showOrder(message, order))}
<h2 id="history">History</h2>
${showHistory(message)}`,
    }
  },
  submit: async ({ portal, path, form, named: { message = '' } }) => {
    const order = ORDERS.find((one) => one === form.get('order'))
    if (order !== undefined)
      await portal.ask((api, signal) =>
        api.POST(`/api/portal/v1/desk/messages/{message}/${order}`, {
          params: { path: { message } },
          signal,
        }),
      )
    return new Redirect(path, 303)
  },
}

const showOrder = ({ id, state }: Message, order: Order): Html => {
  const { title, says, button } = WORDS[order]
  const isRisky = order === 'retry' && state === 'uncertain'
  return html`<h3>${title}</h3>
<p>${isRisky ? MAY_ARRIVE_TWICE : says}</p>
${showForm({ action: `/desk/messages/${id}`, hidden: { order }, fields: null, button, isDangerous: isRisky })}`
}

const MAY_ARRIVE_TWICE =
  'The receiver may have this message already. If it does, the office gets it twice. Look for it at the receiver first. ' +
  'The service puts it back into the queue under the same delivery id, and sends it at its next turn.'

const WORDS: Readonly<
  Record<Order, { readonly title: string; readonly says: string; readonly button: string }>
> = {
  retry: {
    title: 'Try again',
    says: 'The service puts the message back into the queue under the same delivery id, and sends it at its next turn.',
    button: 'Send it again',
  },
  hold: {
    title: 'Hold',
    says: 'The message waits until an operator releases it. Its sender reads that the operator holds it.',
    button: 'Hold the message',
  },
  release: {
    title: 'Release',
    says: 'The service puts the message back into the queue, and sends it at its next turn.',
    button: 'Release the message',
  },
}

const showHistory = ({ timeline }: Message): Html =>
  showTable({
    caption: 'States of the message, oldest first',
    name: 'History',
    rows: timeline,
    columns: [
      {
        title: 'Time',
        isHeading: true,
        cell: ({ at }) => showMinute(at),
      },
      { title: 'State', cell: ({ state }) => STATE_NAMES[state] },
      { title: 'Reason', cell: ({ reason }) => reason },
    ],
  })
