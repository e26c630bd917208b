import { pinClient } from '../../ask/pin-client.ts'
import { MOST_BARS } from '../../charts/draw-rows.ts'
import { narrowRowsSize, rowsSize } from '../../charts/rows-chart.ts'
import { showPicture } from '../../charts/show-figure.ts'
import { addressOf } from '../../filters/addresses.ts'
import { describeFilter, chosenStages } from '../../filters/describe-filter.ts'
import { MEASURES, showMeasure } from '../../filters/measures.ts'
import { parameterLabel, parameterTitle, showValue } from '../../filters/parameters.ts'
import { stageTitle } from '../../filters/stage-words.ts'
import { html, type Html } from '../../html/html.ts'
import { RECORD_LIST } from '../../lists/records.ts'
import type { Asked, Route } from '../../page.ts'
import { showTable } from '../../parts/table.ts'
import { showCorrectedAmounts } from '../../views/corrected-amounts.ts'
import { oEmbedAddress } from '../../views/embeddable.ts'
import { totalsChart } from '../../views/totals-chart.ts'
import { readTotals, readView, type TotalsView, readValueNames } from '../../views/totals-view.ts'
import { writeEmbedded } from './embed-document.ts'
import { pin, showSource, type PinnedAsked } from './pinned.ts'

/** Bars of totals with their numbers, for other websites. */
export const embedTotals: Route = {
  path: '/embed/totals',
  questions: 9,
  isEmbedded: true,
  write: pin(RECORD_LIST, async (asked) => {
    const view = readView(toTotals(asked))
    if ('main' in view) return view
    const { release, params, path, origin, filter } = asked
    const pinned = toTotals(asked)
    const ofRows = { ...view, columns: undefined }
    const { data, meta } = await readTotals(pinned, ofRows)
    const shown = chosenStages(filter).map((stage) =>
      data.filter(({ group }) => group.stage === stage).slice(0, MOST_BARS),
    )
    const drawn = shown.filter((groups) => groups.some((one) => one[view.measure] !== null))
    const bars = drawn.map((groups) => groups.filter((one) => one[view.measure] !== null).length)
    const title = `${MEASURES[view.measure].title} by ${parameterLabel(view.rows)}${describeFilter(filter)}`
    const names = await readValueNames(pinned, ofRows, shown.flat())
    const picture =
      drawn.length > 0 &&
      showPicture({
        address: addressOf('/embed/totals.svg', params),
        alt: `${title}; the numbers are in the table below it`,
        size: rowsSize(bars),
        narrow: narrowRowsSize(bars),
      })
    return writeEmbedded(
      {
        title,
        page: addressOf('/totals', filter),
        main: html`<figure>${picture}</figure>
${showNumbers(view, shown.flat(), names[view.rows])}
${await showCorrectedAmounts(pinned, meta.snapshot)}`,
        source: showSource(RECORD_LIST, release, meta.freshness.latest_retrieved_at),
        oEmbed: oEmbedAddress(origin, path, params),
      },
      origin,
    )
  }),
}

/** Only the picture, from the same release. */
export const embedTotalsPicture: Route = {
  path: '/embed/totals.svg',
  questions: 8,
  isEmbedded: true,
  write: pin(RECORD_LIST, (asked) => Promise.resolve(totalsChart.write(toTotals(asked)))),
}

/** Turns the frame's address into one of the totals page, at the frame's release. */
const toTotals = ({ release, filter, ...asked }: PinnedAsked): Asked => {
  const { appropriations } = asked.clients
  const pinned = { ...appropriations, ...pinClient(appropriations, release.id) }
  return { ...asked, params: filter, clients: { ...asked.clients, appropriations: pinned } }
}

type Groups = Awaited<ReturnType<typeof readTotals>>['data']

const showNumbers = (
  { rows, measure }: TotalsView,
  groups: Groups,
  names: ReadonlyMap<string, string> | undefined,
): Html =>
  html`<details><summary>The numbers</summary>
${showTable({
  name: 'The numbers of the chart',
  caption: 'Each stage separately; stages are never added',
  rows: groups,
  columns: [
    {
      title: parameterTitle(rows),
      cell: ({ group }) => names?.get(String(group[rows])) ?? showValue(rows, group[rows]),
      isHeading: true,
    },
    { title: 'Stage', cell: ({ group }) => stageTitle(group.stage) },
    { title: MEASURES[measure].title, cell: (group) => showMeasure(measure, group), isNumber: true },
  ],
})}</details>`
