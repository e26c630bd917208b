import type { AppropriationsClient } from '@rotunda/sdk/appropriations'
import { STATES, type RecordField } from '@rotunda/contract'
import { showValue } from '../filters/parameters.ts'
import { stageTitle } from '../filters/stage-words.ts'
import { html, type Content } from '../html/html.ts'
import { showAbsent, isTakenBack } from '../parts/absent.ts'
import { linkOut } from '../parts/link-out.ts'
import { showDollars, showDay } from '../parts/format.ts'
import { sayCorrected, writeValue } from './corrected-value.ts'

/** A record in a list, with the requested fields only. */
export type Row = Awaited<ReturnType<ReturnType<AppropriationsClient['records']>['page']>>['data'][number]

export const linkRecord = (id: string): string => `/records/${encodeURIComponent(id)}`

/** Shows one field of a record, and the value before a correction. */
export const showCell = (field: RecordField, row: Row): Content => {
  const shown = showValueOf(field, row)
  const said = field === 'title' ? sayTitleCorrected(row) : sayCorrected(row.corrections, field)
  return shown === null || said === undefined ? shown : html`${shown} <span class="as-of">(${said})</span>`
}

/** The purpose replaces an absent title. */
const sayTitleCorrected = ({ title, corrections }: Row): string | undefined =>
  sayCorrected(corrections, 'title') ??
  (typeof title === 'string' ? undefined : sayCorrected(corrections, 'purpose'))

const showValueOf = (field: RecordField, row: Row): Content => {
  const value = row[field]
  if (value === undefined) return null
  const show = CELLS[field]
  if (show !== undefined) return show(row)
  if (value === null) return showAbsentField(row, field)
  return showPlain(value)
}

/** Values without words of their own: text, numbers and lists. */
export const showPlain = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(showPlain).join(', ')
  return JSON.stringify(value)
}

type Show = (row: Row) => Content

const CELLS: Partial<Record<RecordField, Show>> = {
  id: ({ id = '' }) => html`<a href="${linkRecord(id)}"><code>${id}</code></a>`,
  dataset: ({ dataset }) => showValue('dataset', dataset),
  chamber: ({ chamber }) => showValue('chamber', chamber),
  stage: ({ stage }) => stageTitle(stage),
  fiscal_year: ({ fiscal_year }) => fiscal_year,
  title: (row) => linkTo(row, row.title ?? row.purpose),
  purpose: (row) =>
    typeof row.title === 'string'
      ? (row.purpose ?? showAbsentField(row, 'purpose'))
      : linkTo(row, row.purpose),
  subcommittee: (row) =>
    typeof row.subcommittee === 'string'
      ? html`<abbr title="${showValue('subcommittee', row.subcommittee)}">${row.subcommittee}</abbr>`
      : showAbsentField(row, 'subcommittee'),
  amount: (row) => (typeof row.amount === 'number' ? showDollars(row.amount) : absentAmount(row)),
  requestors: ({ requestors = [] }) =>
    requestors.map(
      ({ name, bioguide, state }, index) =>
        html`${index > 0 && html`<br>`}${bioguide === null ? name : html`<a href="/members/${bioguide}">${name}</a>`}${state !== null && ` (${state})`}`,
    ),
  state: (row) => (typeof row.state === 'string' ? STATES[row.state] : showAbsentField(row, 'state')),
  project_states: (row) =>
    row.project_states === undefined || row.project_states.length === 0
      ? showAbsentField(row, 'project_states')
      : row.project_states.map((code) => STATES[code]).join(', '),
  project: ({ project = '' }) => html`<code>${project}</code>`,
  funding_line: (row) =>
    typeof row.funding_line === 'object' && row.funding_line !== null
      ? html`<code>${row.funding_line.id}</code>`
      : showAbsentField(row, 'funding_line'),
  first_seen_at: ({ first_seen_at }) => first_seen_at !== undefined && showDay(first_seen_at),
  changed_at: ({ changed_at }) => changed_at !== undefined && showDay(changed_at),
  links: ({ links = [] }) => links.map(({ rel, url }) => html`${linkOut(url, rel.replaceAll('_', ' '))} `),
  missing: ({ missing = {} }) =>
    Object.entries(missing).map(
      ([field, reason]) => html`${field.replaceAll('_', ' ')}: ${showAbsent(reason)} `,
    ),
  corrections: ({ corrections = [] }) =>
    corrections.map(
      ({ field, before, after }) =>
        html`${field.replaceAll('_', ' ')}: <del>${writeValue(field, before)}</del> <ins>${writeValue(field, after)}</ins> `,
    ),
  evidence: ({ evidence = [] }) =>
    evidence.map(
      ({ publisher, url, published_at }) =>
        html`${linkOut(url, publisher)}${published_at !== null && html`, ${showDay(published_at)}`} `,
    ),
}

const linkTo = (row: Row, text: string | null | undefined): Content => {
  if (typeof text !== 'string') return showAbsentField(row, 'title')
  return row.id === undefined ? text : html`<a href="${linkRecord(row.id)}">${text}</a>`
}

/** Says why a field has no value. */
export const showAbsentField = (row: Row, field: RecordField): Content =>
  isTakenBack(row.corrections, field) ? TAKEN_BACK : showAbsent(row.missing?.[field])

const TAKEN_BACK = html`<span class="absent">retracted by a correction</span>`

/** Adds the printed text of an amount that was unreadable or retracted. */
const absentAmount = (row: Row): Content =>
  html`${showAbsentField(row, 'amount')}${typeof row.amount_raw === 'string' && row.amount_raw !== '' && html` (“${row.amount_raw}”)`}`
