import { href } from '../html/href.ts'
import { html, type Content, type Html } from '../html/html.ts'
import { narrowAddress } from './chart-route.ts'
import type { Size } from './charts.ts'

export type Figure = {
  /** Where the picture is. */
  readonly address: string
  readonly caption: Content
  readonly alt: string
  readonly size: Size
  /** Of the same picture as it is drawn for phones. */
  readonly narrow: Size
  /** Where its numbers are, for programs. */
  readonly csv: string
  /** Its numbers, for those who cannot see it or want them all. */
  readonly table?: Html
  readonly after?: Content
  readonly source?: string
}

/** A picture with its caption, its numbers and where they come from. Its size is said, so that nothing moves. */
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

/** Wide, or as it is drawn for phones, each with its size. */
export const showPicture = ({ address, alt, size, narrow }: Picture): Html =>
  html`<picture><source media="(max-width: 40em)" srcset="${href(narrowAddress(address))}" width="${narrow.width}" height="${narrow.height}"><img src="${href(address)}" alt="${alt}" width="${size.width}" height="${size.height}" loading="lazy" decoding="async"></picture>`

const SOURCE =
  'Source: documents of the Committees on Appropriations, as this page was made from; each stage by itself.'

/** The numbers of a figure, fetched when a reader opens them; without scripts, a link to the page that has them. */
export const showLater = (address: string, of: string): Html =>
  html`<details data-numbers="${href(address)}"><summary>The numbers${sayOf(of)}</summary><p><a href="${href(address)}">The numbers as a table${sayOf(of)}</a></p></details>`

/** Names the chart for screen readers, since a page may have several. */
export const sayOf = (title: string): Html => html`<span class="visually-hidden">: ${title}</span>`
