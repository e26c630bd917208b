import type { CommentWindow, OpenDocket } from '@rotunda/contract'
import { href } from '../../html/href.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import { copyButton } from '../../parts/code-block.ts'
import { showDay, showMinute } from '../../parts/format.ts'
import { showDeadline, showWindow } from '../../views/regulations/deadlines.ts'
import { findForm, linkReal } from './regulations-gov.ts'

export type SideNeeds = {
  readonly now: Date
  /** Time at which the list was fetched. */
  readonly retrieved: string | null
  readonly isInvented: boolean
}

/** The side column. The docket number comes first, because readers are told to look for it there. */
export const showSide = (
  row: OpenDocket,
  window: CommentWindow | undefined,
  { now, retrieved, isInvented }: SideNeeds,
): Html => {
  const isMain = window === undefined || window.document_id === row.document_id
  const document = window?.document_id ?? row.document_id
  const number = isMain ? row.fr_document_number : window.fr_document_number
  const documentId =
    document === null
      ? absent('several take comments, each in a window below')
      : showId(document, 'the document number')
  const elsewhere = isInvented
    ? 'Nowhere: it is invented. A real regulation has links here to its docket, its document and its form on Regulations.gov.'
    : showLinks(row, document)
  return html`<aside class="box" aria-label="Numbers and dates"><dl class="facts">
${line('Docket', showId(row.docket_id, 'the docket number'))}
${line('Document', documentId)}
${line('Agency', row.agency_name === null ? row.agency : `${row.agency_name} (${row.agency})`)}
${line(
  'RIN',
  listOr(row.rins, 'none stated', (rin) =>
    linkReal(`https://www.reginfo.gov/public/do/eAgendaViewRule?RIN=${encodeURIComponent(rin)}`, rin, {
      isInvented,
    }),
  ),
)}
${line(
  'CFR',
  listOr(row.cfr, 'none stated', (part) => part),
)}
${line('Federal Register', showPublication(row, number, { isMain, isInvented }))}
${line('Published', isMain && row.published_on !== null ? showDay(row.published_on) : absent('not stated'))}
${showWindows(window === undefined ? row.windows : [window], now)}
${isMain && showPrinted(row)}
${line('Checked at', showChecked(row.checked_at, retrieved))}
${line('Send to', html`<code>destination_id</code>: ${showId(row.docket_id, 'the destination_id')}`)}
${line('Elsewhere', elsewhere)}
</dl></aside>`
}

const line = (name: string, value: Content): Html => html`<dt>${name}</dt><dd>${value}</dd>
`
/** The Federal Register's deadline, where Regulations.gov has a different one. */
const showPrinted = ({ printed_ends_on: printed, comment_ends_on: counts }: OpenDocket): Content =>
  printed !== null &&
  printed !== counts &&
  line('Printed deadline', html`${showDeadline(printed)}. Regulations.gov has another one, which counts.`)

/** Names each document beside its comment period where there are several. */
const showWindows = (windows: readonly CommentWindow[], now: Date): Content =>
  windows.map((one) =>
    line(
      'Comment window',
      html`${windows.length > 1 && html`<strong class="id">${one.document_id}</strong>: `}${showWindow(one, now)}`,
    ),
  )

const absent = (text: string): Html => html`<span class="absent">${text}</span>`
const showId = (id: string, of: string): Html => html`<strong class="id">${id}</strong>${copyButton(id, of)}`

const listOr = (values: readonly string[], otherwise: string, show: (value: string) => Content): Content =>
  values.length === 0
    ? absent(otherwise)
    : values.map((value, index) => html`${index > 0 && ', '}${show(value)}`)

const showPublication = (
  { fr_citation: citation, fr_url: url }: OpenDocket,
  number: string | null,
  { isMain, isInvented }: { readonly isMain: boolean; readonly isInvented: boolean },
): Content => {
  if (number === null) return absent('no publication known there')
  const text = isMain && citation !== null ? `${citation}, ${number}` : number
  const address =
    isMain && url !== null ? url : `https://www.federalregister.gov/d/${encodeURIComponent(number)}`
  return html`${linkReal(address, text, { isInvented })}${copyButton(text, 'the citation')}`
}

const showChecked = (checked: string | null, retrieved: string | null): Html =>
  html`${
    checked === null
      ? absent('not stated by the Federal Register')
      : html`${showMinute(checked)}, by the Federal Register`
  }${retrieved !== null && html`; fetched by this service at ${showMinute(retrieved)}`}`

const showLinks = (docket: OpenDocket, document: string | null): Html => {
  const link = html`<a href="${href(`https://www.regulations.gov/docket/${encodeURIComponent(docket.docket_id)}`)}">The docket</a>`
  if (document === null) return html`${link} on Regulations.gov`
  return html`${link}, <a href="${href(`https://www.regulations.gov/document/${encodeURIComponent(document)}`)}">the document</a> and <a href="${href(findForm(docket, document))}">its form</a> on Regulations.gov`
}
