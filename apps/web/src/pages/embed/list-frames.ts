import { makeChartRoute } from '../../charts/chart-route.ts'
import { showPicture } from '../../charts/show-figure.ts'
import { addressOf, without } from '../../filters/addresses.ts'
import { readChoice } from '../../filters/read-choice.ts'
import { html, type Content } from '../../html/html.ts'
import type { ListView } from '../../lists/list-view.ts'
import type { Answer, Plain, Route } from '../../page.ts'
import { oEmbedAddress } from '../../views/embeddable.ts'
import { ROWS_IN_FRAME, sayCut, writeEmbedded } from './embed-document.ts'
import { pin, showSource, type PinnedAsked } from './pinned.ts'

/** The parts of a list for other websites: its rows, one row, and its charts. */
export const makeListFrames = (list: ListView): readonly Route[] => {
  const { frames } = list
  const frameAt = (path: string, write: (list: ListView, asked: PinnedAsked) => Promise<Answer>): Route => ({
    path,
    questions: 2,
    isEmbedded: true,
    write: pin(list, (asked) => write(list, asked)),
  })
  return [
    frameAt(frames.table, writeTable),
    frameAt(frames.row, writeCard),
    frameAt(frames.chart, writeChart),
    frameAt(`${frames.chart}.svg`, writePicture),
  ]
}

type Framed = {
  readonly title: string
  readonly page: string
  readonly main: Content
  readonly meta: { readonly freshness: { readonly latest_retrieved_at: string | null } }
}

const writeFrame = (
  list: ListView,
  { origin, path, params, release }: PinnedAsked,
  { title, page, main, meta }: Framed,
): Plain =>
  writeEmbedded(
    {
      title,
      page,
      main: html`${main}`,
      source: showSource(list, release, meta.freshness.latest_retrieved_at),
      oEmbed: oEmbedAddress(origin, path, params),
    },
    origin,
  )

const writeTable = async (list: ListView, asked: PinnedAsked): Promise<Answer> => {
  const { filter, params, release } = asked
  const { words } = list
  const limit = params.get('limit') ?? ROWS_IN_FRAME
  const place = { release: release.id, limit }
  const { meta, count, title, table } = await list.readTable({ ...asked, params: filter }, place)
  const page = addressOf(words.path, without(filter))
  const main = [sayCut(meta, count, { row: words.row, page }), table]
  return writeFrame(list, asked, { title, page, main, meta })
}

const writeCard = async (list: ListView, asked: PinnedAsked): Promise<Answer> =>
  writeFrame(list, asked, await list.readCard(asked, asked.params.get('id') ?? '', asked.release.id))

const writeChart = async (list: ListView, asked: PinnedAsked): Promise<Answer> => {
  const { filter, params, release } = asked
  const { words, charts, frames, describe } = list
  const name = readChoice(asked, charts.param, charts.names)
  if ('page' in name) return name.page
  const shown = await list.readChart({ ...asked, params: filter }, name.value, release.id)
  const title = `${charts.titleOf(name.value)}${describe(filter)}`
  const address = addressOf(`${frames.chart}.svg`, params)
  const alt = `${title}; the numbers are in the table below it`
  const main = html`<figure>${showPicture({ address, alt, ...shown.sizes })}</figure>
<details><summary>The numbers</summary>${shown.numbers}</details>
${shown.notes}`
  return writeFrame(list, asked, {
    title,
    page: addressOf(words.path, words.keep(filter)),
    main,
    meta: shown.meta,
  })
}

/** Only the picture, from the same release. */
const writePicture = async (list: ListView, asked: PinnedAsked): Promise<Answer> => {
  const { filter, release, path } = asked
  const name = readChoice(asked, list.charts.param, list.charts.names)
  if ('page' in name) return name.page
  const picture = makeChartRoute(path, 1, (narrowed, width) =>
    list.drawChart(narrowed, name.value, width, release.id),
  )
  return picture.write({ ...asked, params: filter })
}
