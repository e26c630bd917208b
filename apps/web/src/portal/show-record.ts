import type { ReportableRecord } from '@rotunda/contract'
import { href, makeAddress } from '../html/href.ts'
import { html, type Content, type Html } from '../html/html.ts'
import { linkOut } from '../parts/link-out.ts'
import type { PortalAsked } from './portal-page.ts'
import { nameField, showValue } from './proposed-value.ts'

/** Finds the record that a report names. Without one the API refuses. */
export const readReportable = async (
  { portal }: Pick<PortalAsked, 'portal'>,
  record: string,
): Promise<ReportableRecord> => {
  const { data } = await portal.ask((api, signal) =>
    api.GET('/api/corrections/v1/record', { params: { query: { record } }, signal }),
  )
  return data
}

/** Name of a record, with the link to its page. */
export const showAbout = ({ title, record, page }: ReportableRecord['about']): Html => {
  const name = title === '' ? html`<code>${record}</code>` : html`${title} (<code>${record}</code>)`
  return page === null ? name : html`<a href="${href(page)}">${name}</a>`
}

/** Links to the form of each field that can be corrected, and to that of the record as a whole. */
export const showFieldChoice = (named: string, { fields }: ReportableRecord): Html =>
  html`<h2 id="fields">Which value is wrong?</h2>
<ul>${fields.map(
    ({ name, value }) =>
      html`<li><a href="${href(makeAddress('/corrections/new', { record: named, field: name }))}">${nameField(name)}</a>: ${showValue(name, value)}</li>`,
  )}
<li><a href="${href(makeAddress('/corrections/new', { record: named, field: '' }))}">Something else about this record</a></li></ul>`

/** As much of a piece of evidence as the form shows. */
type Shown = {
  readonly publisher?: string
  readonly url?: string
  readonly cells?: Readonly<Record<string, string>>
}

/** The archived cells of the documents that state the record. */
export const showCells = ({ evidence }: Pick<ReportableRecord, 'evidence'>): Content =>
  evidence.length > 0 &&
  html`<section aria-labelledby="cells"><h2 id="cells">The cells in the source document</h2>
${evidence.map((one) => {
  // Evidence of a record holds these fields, whatever its collection.
  const { publisher = 'Source document', url, cells = {} } = one as Shown
  return html`<p>${publisher}${url !== undefined && html`: ${linkOut(url, 'the document')}`}</p>
<dl class="facts">${Object.entries(cells).map(([name, cell]) => html`<dt>${name}</dt><dd>${cell === '' ? html`<span class="absent">blank</span>` : cell}</dd>`)}</dl>`
})}</section>`
