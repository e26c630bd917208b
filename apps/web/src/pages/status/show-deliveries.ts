import {
  CHANNELS,
  OUTCOMES,
  type ChannelName,
  type DeliveryCounts,
  type OutcomeName,
} from '@rotunda/contract'
import { html, type Content, type Html } from '../../html/html.ts'
import { CHANNEL_NAMES } from '../../parts/channel-names.ts'
import { countOf, showCount, showDay } from '../../parts/format.ts'
import { showTable } from '../../parts/table.ts'
import { OUTCOME_NAMES } from './names.ts'

type Row = DeliveryCounts['data'][number]

/** Outcomes of deliveries, by channel and by day. Small counts are safe, because they name no person. */
export const showDeliveries = ({
  data,
  meta,
}: DeliveryCounts): Html => html`<h3 id="deliveries">Outcomes of deliveries</h3>
${
  data.length === 0
    ? html`<p>No delivery ended from ${showDay(meta.from)} to ${showDay(meta.to)}.</p>`
    : html`${showByChannel(data, meta)}${showBars(data, meta)}${showByDay(data)}`
}
<p class="source-line">${EXPLAINED}. <strong>Share delivered</strong>: of all messages except refused and withdrawn ones. Days are in UTC. <a href="/api/status/deliveries">Counts as JSON</a>.</p>`

const EXPLAINED = OUTCOMES.map((outcome, index) => {
  const { title, says } = OUTCOME_NAMES[outcome]
  return html`${index > 0 && '; '}<strong>${title}</strong>: ${says}`
})

const showByChannel = (data: readonly Row[], { from, to }: DeliveryCounts['meta']): Html =>
  showTable<ChannelName>({
    name: 'Deliveries by channel',
    caption: html`Messages with an outcome from ${showDay(from)} to ${showDay(to)}, by channel`,
    rows: CHANNELS,
    columns: [
      { title: 'Channel', isHeading: true, cell: (channel) => CHANNEL_NAMES[channel] },
      ...OUTCOMES.map((outcome) => ({
        title: OUTCOME_NAMES[outcome].title,
        isNumber: true,
        cell: (channel: ChannelName) => showCount(sum(data, { channel, outcome })),
      })),
      {
        title: 'Share delivered',
        isNumber: true,
        cell: (channel) => describeShare(data, channel),
      },
    ],
  })

const sum = (
  data: readonly Row[],
  wanted: { channel?: ChannelName; outcome?: OutcomeName; day?: string },
): number =>
  data
    .filter(
      ({ channel, outcome, day }) =>
        channel === (wanted.channel ?? channel) &&
        outcome === (wanted.outcome ?? outcome) &&
        day === (wanted.day ?? day),
    )
    .reduce((total, { count }) => total + count, 0)

/** Refused and withdrawn messages are not failures: the receiver was reached, or the sender changed their mind. */
const describeShare = (data: readonly Row[], channel: ChannelName): string => {
  const delivered = sum(data, { channel, outcome: 'delivered' })
  const failed =
    sum(data, { channel, outcome: 'undeliverable' }) + sum(data, { channel, outcome: 'uncertain' })
  const whole = delivered + failed
  return whole === 0 ? 'none to deliver' : `${(Math.floor((delivered / whole) * 1000) / 10).toFixed(1)} %`
}

const listDays = (data: readonly Row[]): string[] => [...new Set(data.map(({ day }) => day))].sort().reverse()

const showByDay = (data: readonly Row[]): Html =>
  html`<details><summary>Day by day</summary>${showTable<string>({
    name: 'Deliveries by day',
    caption: 'All channels together, without days that had no outcome',
    rows: listDays(data),
    columns: [
      { title: 'Day', isHeading: true, cell: showDay },
      ...OUTCOMES.map((outcome) => ({
        title: OUTCOME_NAMES[outcome].title,
        isNumber: true,
        cell: (day: string) => showCount(sum(data, { day, outcome })),
      })),
    ],
  })}</details>`

const [WIDTH, HEIGHT, GAP] = [720, 80, 2]
const DAY_MILLISECONDS = 86_400_000

const countDays = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MILLISECONDS

/** One bar per day with the share of delivered messages. The table beside it has the numbers. */
const showBars = (data: readonly Row[], { from, to }: DeliveryCounts['meta']): Content => {
  const days = listDays(data)
  const most = Math.max(...days.map((day) => sum(data, { day })))
  const step = WIDTH / (countDays(from, to) + 1)
  const bars = days.map((day) =>
    showBar(data, day, { x: countDays(from, day) * step, width: step - GAP, most }),
  )
  return html`<figure class="delivery-bars"><figcaption>Messages by day of their outcome: filled bars were delivered, outlined bars were not; the highest bar is ${countOf(most, 'message')}</figcaption>
<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="Bars by day; the table under “Day by day” has the figures">${bars}</svg>
<p class="bar-axis"><span>${showDay(from)}</span><span>${showDay(to)}</span></p></figure>`
}

type Bar = { readonly x: number; readonly width: number; readonly most: number }

const showBar = (data: readonly Row[], day: string, { x, width, most }: Bar): Html => {
  const [all, delivered] = [sum(data, { day }), sum(data, { day, outcome: 'delivered' })] as const
  const draw = (name: string, count: number) =>
    html`<rect class="${name}" x="${x}" y="${HEIGHT * (1 - count / most)}" width="${width}" height="${(HEIGHT * count) / most}"/>`
  return html`<g><title>${day}: ${countOf(all, 'message')}, ${showCount(delivered)} delivered</title>${draw('bar-other', all)}${draw('bar-delivered', delivered)}</g>`
}
