import {
  CHANNELS,
  OUTCOMES,
  type ChannelName,
  type DeliveryCounts,
  type OutcomeName,
} from '@rotunda/contract'
import { html, type Content, type Html } from '../../html/html.ts'
import { showDay } from '../../parts/show-day.ts'
import { countOf, showCount } from '../../parts/show-dollars.ts'
import { showTable } from '../../parts/table.ts'
import { CHANNEL_NAMES, OUTCOME_NAMES } from './names.ts'

type Row = DeliveryCounts['data'][number]

/** How deliveries ended: by channel, then by day. A small count is shown as it is, since it names nobody. */
export const showDeliveries = ({
  data,
  meta,
}: DeliveryCounts): Html => html`<h3 id="deliveries">How deliveries ended</h3>
${
  data.length === 0
    ? html`<p>No delivery ended from ${showDay(meta.from)} to ${showDay(meta.to)}.</p>`
    : html`${showByChannel(data, meta)}${showBars(data)}${showByDay(data)}`
}
<p class="source-line">${OUTCOMES.map((outcome, index) => html`${index > 0 && '; '}<strong>${OUTCOME_NAMES[outcome].title}</strong>: ${OUTCOME_NAMES[outcome].says}`)}. Counted by day in UTC; <a href="/api/status/deliveries">the counts as JSON</a>.</p>`

const showByChannel = (data: readonly Row[], { from, to }: DeliveryCounts['meta']): Html =>
  showTable<ChannelName>({
    name: 'Deliveries by channel',
    caption: html`Messages that came to an end from ${showDay(from)} to ${showDay(to)}, by channel`,
    rows: CHANNELS,
    columns: [
      { title: 'Channel', isHeading: true, cell: (channel) => CHANNEL_NAMES[channel] },
      ...OUTCOMES.map((outcome) => ({
        title: OUTCOME_NAMES[outcome].title,
        isNumber: true,
        cell: (channel: ChannelName) => showCount(sum(data, { channel, outcome })),
      })),
      {
        title: 'Delivered',
        isNumber: true,
        cell: (channel) =>
          describeShare(sum(data, { channel, outcome: 'delivered' }), sum(data, { channel })),
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

const describeShare = (part: number, whole: number): string =>
  whole === 0 ? 'none ended' : `${(Math.floor((part / whole) * 1000) / 10).toFixed(1)} %`

const listDays = (data: readonly Row[]): string[] => [...new Set(data.map(({ day }) => day))].sort().reverse()

const showByDay = (data: readonly Row[]): Html =>
  html`<details><summary>Day by day</summary>${showTable<string>({
    name: 'Deliveries by day',
    caption: 'All channels together; days on which nothing ended are left out',
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

const [WIDTH, HEIGHT, BAR] = [720, 80, 8]
const DAYS = 90
const DAY_MILLISECONDS = 86_400_000

/** A bar for each day, its dark part what was delivered: the table beside it has the figures. */
const showBars = (data: readonly Row[]): Content => {
  const days = listDays(data)
  const last = Date.parse(days[0] ?? '')
  const most = Math.max(...days.map((day) => sum(data, { day })))
  const bars = days.map((day) => {
    const x = WIDTH - BAR * (1 + (last - Date.parse(day)) / DAY_MILLISECONDS)
    const [all, delivered] = [sum(data, { day }), sum(data, { day, outcome: 'delivered' })].map(
      (one) => (one / most) * HEIGHT,
    )
    return html`<g><title>${day}: ${countOf(sum(data, { day }), 'message')}, ${showCount(sum(data, { day, outcome: 'delivered' }))} delivered</title><rect class="bar-other" x="${x}" y="${HEIGHT - (all ?? 0)}" width="${BAR - 2}" height="${all ?? 0}"/><rect class="bar-delivered" x="${x}" y="${HEIGHT - (delivered ?? 0)}" width="${BAR - 2}" height="${delivered ?? 0}"/></g>`
  })
  return html`<figure class="delivery-bars"><figcaption>Messages that ended, by day: dark delivered, light with another outcome; the highest bar is ${countOf(most, 'message')}</figcaption>
<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="Bars of up to ${DAYS} days; the table under “Day by day” has the figures">${bars}</svg></figure>`
}
