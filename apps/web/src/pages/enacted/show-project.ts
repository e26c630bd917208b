import {
  ENACTED_AGENCIES,
  ENACTED_FLAGS,
  ENACTED_MATCHES,
  NOTICE_KINDS,
  STATES,
  SUBCOMMITTEES,
  type EnactedProject,
} from '@rotunda/contract'
import {
  CHAMBER_OF_ORIGIN,
  ENACTED,
  enactedFieldTitle,
  type EnactedField,
} from '../../filters/enacted-parameters.ts'
import { href, makeAddress } from '../../html/href.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import { showDay, showDollars } from '../../parts/format.ts'
import { linkOut } from '../../parts/link-out.ts'
import { showTable } from '../../parts/table.ts'
import { showMissing } from '../../views/enacted-table.ts'
import { linkValue } from '../../views/entity-links.ts'

/** All fields in plain words, each with its printed text where the two can differ. */
export const showProjectFacts = (row: EnactedProject, members: Members): Html =>
  html`<dl class="facts">
${FACTS.map((fact) => showFact(row, fact, members))}
${row.flags.length > 0 && html`<dt>Noticed while reading</dt><dd>${row.flags.map((flag) => html`<p>${ENACTED_FLAGS[flag]}</p>`)}</dd>`}
</dl>`

const showFact = (row: EnactedProject, [field, show]: Fact, members: Members): Html => {
  const value = show(row, members)
  const isAbsent = value === null || value === false
  return html`<dt>${enactedFieldTitle(field)}</dt><dd>${isAbsent ? showMissing(row, field) : value}${showPrinted(row, field)}</dd>`
}

const PRINTED = {
  subcommittee: 'subcommittee_as_published',
  project: 'project_as_published',
  states: 'states_as_published',
  amount: 'amount_as_published',
  budget_request: 'budget_request_as_published',
  additional_amount: 'additional_amount_as_published',
  total_amount: 'total_amount_as_published',
  origination: 'origination_as_published',
} as const satisfies Partial<Record<keyof EnactedProject, keyof EnactedProject>>

const isPrinted = (field: string): field is keyof typeof PRINTED => Object.hasOwn(PRINTED, field)

const showPrinted = (row: EnactedProject, field: string): Content => {
  const printed = isPrinted(field) ? row[PRINTED[field]] : null
  return printed !== null && html` <span class="as-of">(printed as “${printed}”)</span>`
}

/** Members with a page, by Bioguide id. Only members named in records have one. */
type Members = Pick<ReadonlyMap<string, unknown>, 'has'>

/** Null or false where a field has no value. */
type Fact = readonly [field: EnactedField, show: (row: EnactedProject, members: Members) => Content]

const dollars = (amount: number | null): Content => (amount === null ? null : showDollars(amount))

const FACTS: readonly Fact[] = [
  ['project', ({ project }) => project],
  ['recipient', ({ recipient }) => recipient],
  ['amount', ({ amount }) => amount !== null && html`<strong>${showDollars(amount)}</strong>`],
  ['budget_request', (row) => dollars(row.budget_request)],
  ['additional_amount', (row) => dollars(row.additional_amount)],
  ['total_amount', (row) => dollars(row.total_amount)],
  ['counted', ({ counted }) => (counted ? COUNTED : NOT_COUNTED)],
  ['requestors', (row, members) => showRequestors(row, members)],
  ['act', ({ act }) => act],
  ['fiscal_year', ({ fiscal_year: year }) => year],
  ['subcommittee', ({ subcommittee: code }) => SUBCOMMITTEES[code]],
  ['agency', ({ agency }) => agency],
  ['agency_code', ({ agency_code: code }) => code && ENACTED_AGENCIES[code]],
  ['account', ({ account }) => account],
  ['location', ({ location }) => location],
  ['states', ({ states }) => states.length > 0 && states.map(showState)],
  ['origination', ({ origination: code }) => code && CHAMBER_OF_ORIGIN[code]],
  ['first_seen_at', ({ first_seen_at: at }) => showDay(at)],
  ['last_changed_at', ({ last_changed_at: at }) => showDay(at)],
  ['revision', ({ revision }) => revision],
]

const COUNTED = 'Yes, by the count of the Government Accountability Office.'
const NOT_COUNTED = 'No. Members added no amount to the budget request.'

const showState = (code: keyof typeof STATES, at: number): Html =>
  html`${at > 0 && ', '}${linkValue('state', code)}`

const showRequestors = ({ requestors }: EnactedProject, members: Members): Content =>
  requestors.length > 0 &&
  html`<ul class="plain">${requestors.map(
    ({ name, name_as_published: printed, bioguide, party, state, match }) =>
      html`<li>${bioguide === null || !members.has(bioguide) ? name : linkValue('bioguide', bioguide, name)}${party !== null && html`, ${party}`}${state !== null && html`, ${STATES[state]}`}${printed !== name && html` <span class="as-of">(printed as “${printed}”)</span>`}
<br><span class="as-of">${bioguide === null ? 'Not identified as a member. ' : 'Identified as this member. '}${ENACTED_MATCHES[match]}</span>${bioguide !== null && html` <a href="${href(makeAddress(ENACTED.path, { bioguide }))}">Enacted projects of ${name}</a>`}</li>`,
  )}</ul>`

/** Notes of the operator: withheld fields and known mistakes. */
export const showNotices = ({ notices }: EnactedProject): Content =>
  notices.length > 0 &&
  html`<section class="box" aria-labelledby="notices"><h2 id="notices">Notes of the operator</h2>
<ul>${notices.map(
    ({ kind, fields, text, decided_on: day }) =>
      html`<li>${NOTICE_KINDS[kind]} Fields: ${fields.map((field, at) => html`${at > 0 && ', '}<code>${field}</code>`)}. ${text} Decided on ${showDay(day)}.</li>`,
  )}</ul></section>`

export const SOURCES_ID = 'sources'

export const showProjectSources = ({ sources }: EnactedProject): Html =>
  html`<section aria-labelledby="${SOURCES_ID}"><h2 id="${SOURCES_ID}">Where it is written</h2>
${showTable({
  name: 'Sources',
  caption:
    'Places in documents that give the values. A SHA-256 links to the copy that was read, or to the reason why this service does not offer it.',
  rows: sources,
  columns: [
    {
      title: 'Document',
      isHeading: true,
      cell: ({ url, publisher }) => html`${linkOut(url, publisher)}<br><small class="digest">${url}</small>`,
    },
    { title: 'Place', cell: ({ locator }) => locator },
    { title: 'Retrieved', cell: ({ retrieved_at: at }) => showDay(at) },
    {
      title: 'SHA-256',
      cell: ({ source_id: id }) => html`<a href="/sources/${id}"><code class="digest">${id}</code></a>`,
    },
  ],
})}</section>`

/** Wrong conclusions that readers may draw from an enacted project. */
export const LIMITS_OF_PROJECT = html`<section aria-labelledby="limits"><h2 id="limits">What the data does not say</h2>
<ul>
<li>Whether the amount was obligated or paid, in full or in part. The steps above take that from other documents, where they are archived.</li>
<li>How much of the amount each requestor obtained. It is not divided among them.</li>
<li>What the requestors asked for. Amounts of requests, bills, Acts and awards are different amounts, and are never added.</li>
<li>How years compare. Each year follows its own counting rule.</li>
</ul></section>`
