import type { Stage } from '@rotunda/contract'
import type { Group } from '../filters/stage-totals.ts'
import { STAGE_WORDS } from '../filters/stage-words.ts'
import { href } from '../html/href.ts'
import { html, type Content, type Html } from '../html/html.ts'
import { narrowAddress } from './chart-route.ts'
import type { Size } from './charts.ts'

export type Figure = {
  /** Address of the picture. */
  readonly address: string
  readonly caption: Content
  readonly alt: string
  readonly size: Size
  /** Size of the picture for phones. */
  readonly narrow: Size
  /** Address of the numbers as CSV. */
  readonly csv: string
  /** The numbers as a table. */
  readonly table?: Html
  readonly after?: Content
  readonly source?: string
}

/** A picture with caption, numbers and source. Its size is stated, so that the page does not move while it loads. */
export const showFigure = ({
  address,
  caption,
  alt,
  size,
  narrow,
  csv,
  table,
  after,
  source,
}: Figure): Html =>
  html`<figure><figcaption>${caption}</figcaption>
<a class="picture" href="${href(address)}">${showPicture({ address, alt, size, narrow })}</a>
${table !== undefined && html`<details><summary>The numbers</summary>${table}</details>`}
${after}
<p class="source-line">${source ?? SOURCE} <a href="${href(csv)}">CSV</a></p></figure>`

type Picture = Pick<Figure, 'address' | 'alt' | 'size' | 'narrow'>

/** The wide picture, and the narrow one for phones. */
export const showPicture = ({ address, alt, size, narrow }: Picture): Html =>
  html`<picture><source media="(max-width: 40em)" srcset="${href(narrowAddress(address))}" width="${narrow.width}" height="${narrow.height}"><img src="${href(address)}" alt="${alt}" width="${size.width}" height="${size.height}" loading="lazy" decoding="async"></picture>`

const SOURCE =
  'Source: the same documents of the Committees on Appropriations as for this page. Stages are separate.'

/** The numbers of a figure, fetched when a reader opens them; without scripts, a link to the page that has them. */
export const showLater = (address: string, of: string): Html =>
  html`<details data-numbers="${href(address)}"><summary>The numbers${sayOf(of)}</summary><p><a href="${href(address)}">The numbers as a table${sayOf(of)}</a></p></details>`

/** Names the chart for screen readers, since a page may have several. */
export const sayOf = (title: string): Html => html`<span class="visually-hidden">: ${title}</span>`

/** Says why stages are missing from a chart: no records, or no known amounts. */
export const showNotDrawn = (left: readonly Stage[], groups: readonly Pick<Group, 'group'>[]): Content => {
  const isThere = (stage: Stage): boolean => groups.some(({ group }) => group.stage === stage)
  return [
    say(
      'there are no records',
      left.filter((stage) => !isThere(stage)),
    ),
    say('no amount is known', left.filter(isThere)),
  ]
}

const say = (reason: string, stages: readonly Stage[]): Content =>
  stages.length > 0 &&
  html`<p class="hint">Not drawn, because ${reason}: ${stages.map((stage) => STAGE_WORDS[stage].many).join(' and ')}.</p>`
