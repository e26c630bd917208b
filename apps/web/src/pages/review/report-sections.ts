import type { ReviewedReport } from '@rotunda/contract'
import { html, type Content, type Html } from '../../html/html.ts'
import { href } from '../../html/href.ts'
import { showBytes, showDay, showDollars } from '../../parts/format.ts'
import { showTable } from '../../parts/table.ts'
import { showWords } from '../../portal/show-history.ts'
import { nameField, showValue } from '../../portal/proposed-value.ts'
import { showCells } from '../../portal/show-record.ts'
import { linkEvidence, reportPath } from './read-report.ts'

const ERASED = html`<span class="absent">Erased by a reviewer</span>`

/** The value now and the proposal side by side, with the explanation and the evidence. */
export const showProposal = (report: ReviewedReport): Html => {
  const { field, why, evidence } = report
  return html`<h2 id="proposal">Proposal</h2>
${field !== null && showSides(report, field)}
<dl class="facts"><dt>Why</dt><dd>${why === null ? ERASED : showWords(why)}</dd>
<dt>Evidence</dt><dd>${evidence === null ? ERASED : showAddresses(evidence)}</dd>
<dt>Files</dt><dd>${showFiles(report)}</dd>
${report.copies.length > 0 && html`<dt>Public copies</dt><dd><ul class="plain">${report.copies.map((copy) => showCopy(report, copy))}</ul></dd>`}</dl>`
}

const showAddresses = (evidence: readonly string[]): Content =>
  evidence.length === 0
    ? 'No address'
    : html`<ul class="plain">${evidence.map((address) => html`<li>${linkEvidence(address)}</li>`)}</ul>`

const showSides = ({ record, proposed, correction }: ReviewedReport, field: string): Html =>
  showTable({
    name: 'Values',
    caption: 'The present value and the proposed value',
    rows: [{ field: correction?.field ?? field }],
    columns: [
      { title: 'Field', cell: (row) => nameField(row.field), isHeading: true },
      {
        title: 'Value now',
        cell: () => (record === null ? 'No record now' : showValue(field, record.editions[0]?.value)),
      },
      {
        title: 'Proposed',
        cell: () => (proposed === null ? 'None, or erased' : showValue(field, proposed.value)),
      },
      ...(correction === null
        ? []
        : [{ title: 'Accepted', cell: () => showValue(correction.field, correction.after) }]),
    ],
  })

const showCopy = (report: ReviewedReport, copy: ReviewedReport['copies'][number]): Html =>
  copy.erased_at === null
    ? html`<li><a href="${href(copy.path)}">${copy.name}</a>${linkErasure(report, copy.sha256)}</li>`
    : html`<li>${copy.name}, erased by a reviewer on ${showDay(copy.erased_at)}</li>`

/** A reviewer who is barred erases nothing. */
const linkErasure = ({ number, steps }: ReviewedReport, sha256: string): Content =>
  steps.includes('redact') && html`, <a href="${href(reportPath(number, `files/${sha256}`))}">erase it</a>`

const SCAN_WORDS = { clean: 'scanned, no malware found', not_scanned: 'not scanned for malware' }

const showFiles = (report: ReviewedReport): Content =>
  report.files.length === 0
    ? 'No file'
    : html`<p>A stranger sent these files. Open them with care.</p><ul class="plain">${report.files.map(
        ({ sha256, name, bytes, scan, erased_at: erased, erased_by: by }) =>
          html`<li>${erased === null ? html`<a href="${href(`/api/portal/v1/review/corrections/${report.number}/files/${sha256}`)}" download>${name}</a>, ${showBytes(bytes)}, ${SCAN_WORDS[scan]}${linkErasure(report, sha256)}` : html`${name}, erased ${by === 'reviewer' && 'by a reviewer '}on ${showDay(erased)}`}</li>`,
      )}</ul>`

/** The record as the ledger would change it, and the totals that it moves. */
export const showPreview = ({ preview, ledger_id: line }: ReviewedReport): Html => {
  if (preview === null)
    return html`<h2 id="preview">The record with the correction</h2>
<p>${line === null ? 'There is no proposed value that a correction can carry.' : 'The correction is in the ledger.'}</p>`
  const { field, before, after, outcome, moves } = preview
  return html`<h2 id="preview">The record with the correction</h2>
<p>${outcome === 'applied' ? 'The next release applies it, if nothing else changes.' : html`The next release would not apply it: <code>${outcome}</code>.`}</p>
<dl class="facts"><dt>${nameField(field)} before</dt><dd><del>${showValue(field, before)}</del></dd>
<dt>${nameField(field)} after</dt><dd><ins>${showValue(field, after)}</ins></dd></dl>
${
  moves.length === 0
    ? html`<p>It moves no total.</p>`
    : showTable({
        name: 'Totals',
        caption: 'Totals that it moves, if nothing else changes',
        rows: moves,
        columns: [
          { title: 'Total', cell: ({ of }) => of, isHeading: true },
          { title: 'Moves by', cell: ({ by }) => `${by > 0 ? '+' : ''}${showDollars(by)}`, isNumber: true },
        ],
      })
}`
}

/** Values of the field in the published releases, and the archived cells. */
export const showRecord = ({ record, field }: ReviewedReport): Html => {
  if (record === null)
    return html`<h2 id="record">The record</h2><p>The current release has no such record.</p>`
  // A row of every collection holds its evidence in this field.
  const { evidence = [] } = (record.row ?? {}) as { readonly evidence?: unknown[] }
  return html`<h2 id="record">The record in the releases</h2>
${showTable({
  name: 'Releases',
  caption: 'The record in the published releases, newest first',
  rows: record.editions,
  columns: [
    { title: 'Release', cell: ({ release }) => html`<code>${release.slice(0, 12)}</code>`, isHeading: true },
    {
      title: 'Published',
      cell: ({ published_at: at }) => (at === null ? 'Not known' : showDay(at)),
    },
    {
      title: field === null ? 'Record' : nameField(field),
      cell: ({ is_there: isThere, value }) => {
        if (!isThere) return 'Not in this release'
        return field === null ? 'In this release' : showValue(field, value)
      },
    },
  ],
})}
${record.row === null && html`<p>The data of this record needs a key, so it is not shown here.</p>`}
${showCells({ evidence })}`
}
