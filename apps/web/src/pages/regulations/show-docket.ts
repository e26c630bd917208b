import type { OpenDocket } from '@rotunda/contract'
import { href, makeAddress } from '../../html/href.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import type { Page } from '../../page.ts'
import { showTable } from '../../parts/table.ts'
import { showClosing, showWindow } from '../../views/regulations/deadlines.ts'
import {
  listOpenDocuments,
  type OpenDocument,
  type DocketList,
} from '../../views/regulations/open-documents.ts'
import type { AskedOfDockets } from '../../views/regulations/invented-notice.ts'
import { linkCalendar } from './deadlines-calendar.ts'
import { explainAbsent } from './explain-absent.ts'
import { showHowTo } from './show-how-to.ts'
import { showSide } from './show-side.ts'
import { showWithKey } from './show-with-key.ts'

export const REGULATIONS = { title: 'Regulations', address: '/regulations' }

/** A docket with its documents and their comment periods. */
export const showDocket = ({ data, meta }: DocketList, docket: string, asked: AskedOfDockets): Page => {
  const [row] = data
  if (row === undefined) return explainAbsent(docket, meta, asked)
  const open = listOpenDocuments(row, asked.now)
  const [first] = open
  const calendar = linkCalendar(
    'Deadlines of this docket as a calendar',
    new URLSearchParams({ docket: row.docket_id }),
  )
  return {
    title: row.title,
    description: `Docket ${row.docket_id}: its documents, their deadlines, and how to comment.`,
    data: meta,
    alternates: [calendar],
    trail: [REGULATIONS],
    main: html`<div class="columns regulation">
<div><p class="lead">${describeOpen(open, asked.now)}</p>
${showDocuments(row, asked.now)}
<p><a href="${href(calendar.address)}" type="${calendar.type}">${calendar.title}</a></p>
${showHowTo(row, open, asked)}
${first !== undefined && showWithKey(row, first.document_id, asked)}</div>
${showSide(row, undefined, { ...asked, retrieved: meta.freshness.retrieved_at })}
</div>`,
  }
}

const describeOpen = (open: readonly OpenDocument[], now: Date): Html => {
  const [only, ...others] = open
  return only !== undefined && others.length === 0
    ? html`Open for comment: ${showClosing(only, now)}.`
    : html`${open.length} documents of this docket are open for comment, each with its own deadline.`
}

export const showDocuments = ({ windows, docket_id: docket }: OpenDocket, now: Date): Content =>
  showTable({
    name: `Documents of ${docket}`,
    caption: 'Documents of this docket with their comment periods. Each document has its own deadline.',
    rows: windows,
    columns: [
      {
        title: 'Document',
        isHeading: true,
        cell: ({ document_id, title }) => {
          const address = makeAddress('/regulations/document', { docket, document: document_id })
          const id = title !== null && html`<br><span class="source-line">${document_id}</span>`
          return html`<a href="${href(address)}">${title ?? document_id}</a>${id}`
        },
      },
      {
        title: 'Kind',
        cell: ({ document_type }) =>
          document_type ?? html`<span class="absent">not stated by the Federal Register</span>`,
      },
      { title: 'Comments', cell: (window) => showWindow(window, now) },
    ],
  })
