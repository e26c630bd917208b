import {
  ENACTED_AGENCIES,
  ENACTED_FLAGS,
  ENACTED_MISSING_REASONS,
  ENACTED_SORT_KEYS,
  NOTICE_KINDS,
  STATES,
  SUBCOMMITTEES,
  type EnactedProject,
} from '@rotunda/contract'
import {
  CHAMBER_OF_ORIGIN,
  ENACTED_FIELDS,
  ENACTED,
  ENACTED_CAUTION,
  enactedFieldTitle,
  type EnactedField,
} from '../filters/enacted-parameters.ts'
import { listValues } from '../filters/list-words.ts'
import { href, makeAddress } from '../html/href.ts'
import { html, type Content, type Html } from '../html/html.ts'
import { showDay, showDollars } from '../parts/format.ts'
import { linkOut } from '../parts/link-out.ts'
import { linkEnacted } from './lineage.ts'
import { showPlain } from './record-cell.ts'
import { showRowsTable, type RowsView, type RowsWords } from './rows-table.ts'

/** Fields that cells need beside their own: for links and reasons for absence. */
export const ENACTED_CELL_FIELDS = ['id', 'project', 'missing'] as const satisfies readonly EnactedField[]

/** An enacted project in a list, with the requested fields only. */
export type EnactedRow = Partial<EnactedProject> & Pick<EnactedProject, (typeof ENACTED_CELL_FIELDS)[number]>

export const showEnactedTable = (view: RowsView, rows: readonly EnactedRow[]): Html =>
  showRowsTable(listValues(view.params, 'fields').length === 0 ? withAct(rows) : WORDS, view, rows)

/** Says first what an enacted project is and is not. */
export const showEnactedStage = (where: Content): Html =>
  html`<p class="stage-line"><strong class="stage">Enacted</strong> ${where} ${ENACTED_CAUTION}</p>`

/** Says why a value is absent; a dash or 0 would mislead. */
export const showMissing = ({ missing }: Pick<EnactedRow, 'missing'>, field: string): Html => {
  const reason = Object.hasOwn(missing, field) ? missing[field] : undefined
  return html`<span class="absent">Not stated. ${reason !== undefined && ENACTED_MISSING_REASONS[reason]}</span>`
}

/** Fields whose empty list is a statement. All other lists are empty where a value is absent. */
const OF_ROW: readonly EnactedField[] = ['requestors', 'missing', 'flags', 'coverage_notes', 'notices']

/** Whether the operator withholds a field. Its earlier value is then not repeated. */
export const isWithheld = (field: EnactedField, { notices }: Pick<EnactedProject, 'notices'>): boolean =>
  notices.some(({ kind, fields }) => kind === 'takedown' && fields.includes(field))

/** One field of a project. */
export const showEnactedCell = (field: EnactedField, row: EnactedRow): Content => {
  const value = row[field]
  if (value === undefined) return null
  if (value === null) return showMissing(row, field)
  if (typeof value === 'object' && Object.keys(value).length === 0)
    return OF_ROW.includes(field) ? html`<span class="absent">none</span>` : showMissing(row, field)
  return CELLS[field]?.(row) ?? showPlain(value)
}

type Show = (row: EnactedRow) => Content

const showAmount =
  (field: 'amount' | 'budget_request' | 'additional_amount' | 'total_amount'): Show =>
  ({ [field]: amount }) =>
    typeof amount === 'number' && showDollars(amount)

const CELLS: Partial<Record<EnactedField, Show>> = {
  id: ({ id }) => html`<a href="${href(linkEnacted(id))}"><code>${id}</code></a>`,
  project: ({ id, project }) => html`<a href="${href(linkEnacted(id))}">${project}</a>`,
  subcommittee: ({ subcommittee: code }) => code && html`<abbr title="${SUBCOMMITTEES[code]}">${code}</abbr>`,
  agency_code: ({ agency_code: code }) => code && ENACTED_AGENCIES[code],
  states: ({ states = [] }) =>
    states.map((code, at) => html`${at > 0 && ', '}<abbr title="${STATES[code]}">${code}</abbr>`),
  amount: showAmount('amount'),
  budget_request: showAmount('budget_request'),
  additional_amount: showAmount('additional_amount'),
  total_amount: showAmount('total_amount'),
  counted: ({ counted }) => (counted === true ? 'yes' : 'no'),
  origination: ({ origination: code }) => code && CHAMBER_OF_ORIGIN[code],
  requestors: ({ requestors = [] }) =>
    requestors.map(
      ({ name, bioguide }, at) =>
        html`${at > 0 && '; '}${bioguide === null ? name : html`<a href="${href(makeAddress(ENACTED.path, { bioguide }))}">${name}</a>`}`,
    ),
  missing: ({ missing }) =>
    Object.entries(missing).map(
      ([field, reason]) => html`<p>${ENACTED.fieldTitle(field)}: ${ENACTED_MISSING_REASONS[reason]}</p>`,
    ),
  flags: ({ flags = [] }) => flags.map((flag) => html`<p>${ENACTED_FLAGS[flag]}</p>`),
  sources: ({ sources = [] }) =>
    sources.map(({ url, publisher, locator }) => html`<p>${linkOut(url, publisher)}, ${locator}</p>`),
  first_seen_at: ({ first_seen_at: at }) => at !== undefined && showDay(at),
  last_changed_at: ({ last_changed_at: at }) => at !== undefined && showDay(at),
  notices: ({ notices = [] }) =>
    notices.map(
      ({ kind, fields, text }) => html`<p>${NOTICE_KINDS[kind]} Fields: ${fields.join(', ')}. ${text}</p>`,
    ),
}

const WORDS: RowsWords<EnactedField, EnactedRow> = {
  name: 'Enacted projects',
  fields: ENACTED_FIELDS,
  // The last ones are out of sight on a narrow screen.
  columns: ['project', 'recipient', 'requestors', 'amount', 'fiscal_year', 'states', 'subcommittee'],
  headings: ['project'],
  numbers: ['amount', 'budget_request', 'additional_amount', 'total_amount', 'requestor_count', 'revision'],
  sortedBy: Object.fromEntries(ENACTED_SORT_KEYS.map((key) => [key, key])),
  look: 'as-cards of-enacted',
  titleOf: enactedFieldTitle,
  cellOf: showEnactedCell,
}

/** The default columns have none for the Act, so it is below the year, where a row differs from the one above. */
const withAct = (rows: readonly EnactedRow[]): typeof WORDS => {
  const isNew = (row: EnactedRow): boolean => {
    const above = rows[rows.indexOf(row) - 1]
    return above === undefined || above.act !== row.act || above.fiscal_year !== row.fiscal_year
  }
  return {
    ...WORDS,
    cellOf: (field, row) => {
      const shown = showEnactedCell(field, row)
      return field === 'fiscal_year' && typeof row.act === 'string' && isNew(row)
        ? html`${shown}<br><small>${row.act}</small>`
        : shown
    },
  }
}
