import {
  SUBCOMMITTEES,
  type ChangeKind,
  type EnactedChange,
  type EnactedProject,
  type FundingLineChange,
  type RecordChange,
} from '@rotunda/contract'
import { enactedFieldTitle, type EnactedField } from '../../filters/enacted-parameters.ts'
import { fieldTitle } from '../../filters/parameters.ts'
import { stageTitle } from '../../filters/stage-words.ts'
import { href } from '../../html/href.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import { showTable } from '../../parts/table.ts'
import { CHANGE_WORDS } from '../../releases/read-changes.ts'
import { isWithheld, showEnactedCell } from '../../views/enacted-table.ts'
import { entityAddress } from '../../views/entity-links.ts'
import { linkEnacted } from '../../views/lineage.ts'
import { linkRecord, showCell } from '../../views/record-cell.ts'
import { KIND_WORDS, LINE_FIELD_TITLES, nameLine, showLineField, type LineField } from './line-fields.ts'

/** Words and fields with which a table shows its rows. */
type Shown<Row, Field extends string> = {
  readonly name: string
  /** Address of the row's page. */
  readonly address: string
  readonly about: Content
  /** Field that changes whenever the document says something else. */
  readonly changedAt: Field
  readonly titleOf: (field: Field) => string
  readonly show: (field: Field, row: Row) => Content
  /** Fields shown for an added or withdrawn row. */
  readonly facts: readonly Field[]
}

type Change<Row, Field> = {
  readonly change: ChangeKind
  readonly id: string
  readonly fields: readonly Field[]
  readonly before: Row | null
  readonly after: Row | null
}

/** A changed record with its differences, or the facts of an added or withdrawn one. */
export const showRecordChange = (one: RecordChange): Html => {
  const { id, stage, fiscal_year: year, before, after } = one
  const row = after ?? before
  return showChange(one, {
    name: row?.title ?? row?.purpose ?? 'A record without a title or a purpose',
    address: linkRecord(id),
    about: `${stageTitle(stage)}, fiscal year ${year}`,
    changedAt: 'changed_at',
    titleOf: fieldTitle,
    // Titles and purposes as plain text, since the heading already links to the record.
    show: (field, given) =>
      (field === 'title' || field === 'purpose') && given[field] !== null
        ? given[field]
        : showCell(field, given),
    facts: ['amount', 'recipient', 'requestors', 'subcommittee', 'evidence'],
  })
}

/** The same for a funding line. */
export const showLineChange = (one: FundingLineChange): Html => {
  const { id, kind, fiscal_year: year, before, after } = one
  const line = after ?? before
  return showChange<FundingLineChange['after'] & object, LineField>(one, {
    name: line === null ? id : nameLine(line),
    address: entityAddress('funding_line', id),
    about: `${KIND_WORDS[kind]}${year === null ? '' : `, fiscal year ${year}`}`,
    changedAt: 'changed_at',
    titleOf: (field) => LINE_FIELD_TITLES[field],
    show: showLineField,
    facts: ['agency', 'subcommittee', 'federal_account_symbol', 'submission_deadline', 'evidence'],
  })
}

/** The same for an enacted project. */
export const showEnactedChange = (one: EnactedChange): Html => {
  const { id, fiscal_year: year, subcommittee, before, after } = one
  return showChange<EnactedProject, EnactedField>(one, {
    name: (after ?? before)?.project ?? id,
    address: linkEnacted(id),
    about: `${SUBCOMMITTEES[subcommittee]}, fiscal year ${year}`,
    changedAt: 'last_changed_at',
    titleOf: enactedFieldTitle,
    show: (field, given) => {
      if (after !== null && isWithheld(field, after)) return 'withheld'
      // The heading already links to the project.
      return field === 'project' ? given.project : showEnactedCell(field, given)
    },
    facts: ['amount', 'recipient', 'requestors', 'states', 'act', 'sources'],
  })
}

const showChange = <Row, Field extends string>(one: Change<Row, Field>, shown: Shown<Row, Field>): Html => {
  const { change, id, before, after } = one
  const { name, address, about } = shown
  return html`<article class="box change" id="${id}" aria-labelledby="name-${id}">
<h3 id="name-${id}">${change === 'withdrawn' ? name : html`<a href="${href(address)}">${name}</a>`}</h3>
<p><strong class="chip">${CHANGE_WORDS[change]}</strong> ${about}, <code>${id}</code></p>
${change === 'changed' ? showDifference(one, shown) : showRow(after ?? before, shown)}
</article>`
}

const showDifference = <Row, Field extends string>(
  { fields, before, after }: Change<Row, Field>,
  { name, changedAt, titleOf, show }: Shown<Row, Field>,
): Content =>
  before !== null &&
  after !== null &&
  html`${!fields.includes(changedAt) && html`<p>The document is unchanged. This service reads it differently now.</p>`}
${showTable<Field>({
  name: `What changed in ${name}`,
  caption: 'Only the differences',
  rows: fields,
  columns: [
    { title: 'Field', cell: titleOf, isHeading: true },
    { title: 'Before', cell: (field) => show(field, before) },
    { title: 'After', cell: (field) => show(field, after) },
  ],
})}`

const showRow = <Row, Field extends string>(
  row: Row | null,
  { facts, titleOf, show }: Shown<Row, Field>,
): Content =>
  row !== null &&
  html`<dl class="facts">${facts.map((field) => html`<dt>${titleOf(field)}</dt><dd>${show(field, row)}</dd>`)}</dl>`
