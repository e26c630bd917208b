import type { RecordChange, RecordField, SourcedRecord } from '@rotunda/contract'
import { html, type Content, type Html } from '../../html/html.ts'
import { fieldTitle } from '../../filters/field-titles.ts'
import { stageTitle } from '../../filters/stage-words.ts'
import { showTable } from '../../parts/table.ts'
import { linkRecord, showCell } from '../records/show-cell.ts'
import { CHANGE_WORDS } from './change-words.ts'

/** One record: what differs as it was and as it is, or what came and went. */
export const showChange = (one: RecordChange): Html => {
  const { change, id, stage, fiscal_year: year, before, after } = one
  const name = nameOf(after ?? before)
  return html`<article class="box change" id="${id}" aria-labelledby="name-${id}">
<h3 id="name-${id}">${change === 'withdrawn' ? name : html`<a href="${linkRecord(id)}">${name}</a>`}</h3>
<p><strong class="chip">${CHANGE_WORDS[change]}</strong> ${stageTitle(stage)}, fiscal year ${year}, <code>${id}</code></p>
${change === 'changed' ? showDifference(one, name) : showRow(after ?? before)}
</article>`
}

const nameOf = (row: SourcedRecord | null): string =>
  row?.title ?? row?.purpose ?? 'A record without a title or a purpose'

const showDifference = ({ fields, before, after }: RecordChange, name: string): Content =>
  before !== null &&
  after !== null &&
  html`${!fields.includes('changed_at') && html`<p>The document says the same as before; what is made of it changed.</p>`}
${showTable<RecordField>({
  name: `What changed in ${name}`,
  caption: 'Only what differs',
  rows: fields,
  columns: [
    { title: 'Field', cell: (field) => fieldTitle(field), isHeading: true },
    { title: 'Before', cell: (field) => showPlain(field, before) },
    { title: 'After', cell: (field) => showPlain(field, after) },
  ],
})}`

/** The words of the field alone: the heading is the link to the record. */
const showPlain = (field: RecordField, row: SourcedRecord): Content =>
  (field === 'title' || field === 'purpose') && row[field] !== null ? row[field] : showCell(field, row)

const SHOWN = ['amount', 'recipient', 'requestors', 'subcommittee', 'evidence'] as const

const showRow = (row: SourcedRecord | null): Content =>
  row !== null &&
  html`<dl class="facts">${SHOWN.map((field) => html`<dt>${fieldTitle(field)}</dt><dd>${showCell(field, row)}</dd>`)}</dl>`
