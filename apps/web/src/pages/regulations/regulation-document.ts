import type { CommentWindow, OpenDocket } from '@rotunda/contract'
import { html, type Content, type Html } from '../../html/html.ts'
import { Redirect, type Asked, type Route, type DataMeta, type Page } from '../../page.ts'
import { describeClosing, showClosing } from '../../views/regulations/deadlines.ts'
import {
  listOpenDocuments,
  type OpenDocument,
  documentAddress,
  readDockets,
} from '../../views/regulations/open-documents.ts'
import { withInventedNotice, type AskedOfDockets } from '../../views/regulations/invented-notice.ts'
import { explainAbsent } from './explain-absent.ts'
import { linkReal } from './regulations-gov.ts'
import { REGULATIONS, showDocuments } from './show-docket.ts'
import { showHowTo } from './show-how-to.ts'
import { showSide } from './show-side.ts'
import { showWithKey } from './show-with-key.ts'

/** A regulation: its content, its deadline, and how to comment. */
export const regulationDocument: Route = {
  path: '/regulations/document',
  questions: 2,
  isLive: 'by the minute',
  write: withInventedNotice(async (asked) => {
    const [docket, document] = [asked.params.get('docket') ?? '', asked.params.get('document') ?? '']
    if (docket === '') return leadToDocket(document, asked)
    const { data, meta } = await readDockets(asked.clients, new URLSearchParams({ docket }))
    const [row] = data
    if (row === undefined) return explainAbsent(docket, meta, asked)
    if (document === '') return new Redirect(documentAddress(row))
    const window = row.windows.find(({ document_id }) => document_id.toUpperCase() === document.toUpperCase())
    if (window === undefined) return explainUnknownDocument({ row, meta }, document, asked)
    return {
      title: window.title ?? row.title,
      description: `${row.docket_id}: ${row.title}. ${describeClosing(window, asked.now)}.`,
      data: meta,
      trail: [
        REGULATIONS,
        { title: row.docket_id, address: `/regulations?docket=${encodeURIComponent(row.docket_id)}` },
      ],
      main: html`<div class="columns regulation">
<div>${showText(row, window, asked)}</div>
${showSide(row, window, { ...asked, retrieved: meta.freshness.retrieved_at })}
</div>`,
    }
  }),
}

/** Redirects an address without a docket to the document's docket, or to the list. */
const leadToDocket = async (document: string, { clients }: Asked): Promise<Redirect> => {
  const { data } = document === '' ? { data: [] } : await readDockets(clients, new URLSearchParams())
  const row = data.find(({ windows }) => windows.some(({ document_id }) => document_id === document))
  return new Redirect(
    row === undefined ? '/regulations' : documentAddress({ docket_id: row.docket_id, document_id: document }),
  )
}

const showText = (row: OpenDocket, window: CommentWindow, asked: AskedOfDockets): Html => {
  const isMain = window.document_id === row.document_id
  const open = listOpenDocuments(row, asked.now).find(({ document_id }) => document_id === window.document_id)
  return html`<p class="lead">${sayClosing(window, open, asked.now)}</p>
${isMain && row.document_title !== null && row.document_title !== row.title && html`<p>In the docket “${row.title}”.</p>`}
${isMain ? showAbstract(row, asked) : null}
${open !== undefined && showHowTo(row, [open], asked)}
<h2 id="windows">When comments are accepted</h2>
${showDocuments(row, asked.now)}
${open !== undefined && showWithKey(row, window.document_id, asked)}`
}

const sayClosing = (window: CommentWindow, open: OpenDocument | undefined, now: Date): Content => {
  if (open !== undefined) return html`Open for comment: ${showClosing(open, now)}.`
  return window.open === null
    ? 'It is not known whether this document is open for comment.'
    : 'This document is not open for comment now.'
}

const showAbstract = ({ abstract, fr_url: url }: OpenDocket, asked: AskedOfDockets): Content =>
  html`<h2 id="about">What it is about</h2>
${abstract === null ? html`<p class="absent">The Federal Register has no abstract of this document.</p>` : html`<p>${abstract}</p>`}
${url !== null && html`<p>${linkReal(url, 'The whole document in the Federal Register', asked)}</p>`}`

type KnownDocket = {
  readonly row: OpenDocket
  readonly meta: DataMeta & { readonly freshness: { readonly retrieved_at: string | null } }
}

/** Shown where the docket is open but has no such document. */
const explainUnknownDocument = (
  { row, meta }: KnownDocket,
  document: string,
  { now, isInvented }: Pick<AskedOfDockets, 'now' | 'isInvented'>,
): Page => {
  const closing = row.document_id === null ? 'several documents of one kind' : describeClosing(row, now)
  const these = row.windows.length === 1 ? 'this one' : 'these'
  return {
    title: `Document ${document} is not known in docket ${row.docket_id}`,
    description: `Docket ${row.docket_id} is open for comment, with other documents.`,
    status: 404,
    isIndexed: false,
    data: meta,
    trail: [
      REGULATIONS,
      { title: row.docket_id, address: `/regulations?docket=${encodeURIComponent(row.docket_id)}` },
    ],
    main: html`<div class="columns regulation">
<div><p>The docket <strong>is open for comment</strong> (${closing}), but the Federal Register lists no document with this number in it. It lists ${these}:</p>
${showDocuments(row, now)}
<p>Documents that are not open for comment, such as supporting analyses, may be on Regulations.gov only.</p></div>
${showSide(row, undefined, { now, isInvented, retrieved: meta.freshness.retrieved_at })}
</div>`,
  }
}
