import {
  FLAGS,
  FUNDING_LINE_MATCHES,
  MEMBER_MATCHES,
  MISSING_REASONS,
  STATES,
  type RecordField,
} from '@rotunda/contract'
import { fieldTitle } from '../../filters/parameters.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import { isTakenBack } from '../../parts/absent.ts'
import { countOf, showDollars, showDay } from '../../parts/format.ts'
import { linkOut } from '../../parts/link-out.ts'
import { sayCorrected } from '../../views/corrected-value.ts'
import { linkValue } from '../../views/entity-links.ts'
import type { ShownRecord } from '../../views/shown-record.ts'

/** All fields in plain words, with a reason for each missing value. */
export const showFacts = (record: ShownRecord, lines: LineNames): Html => {
  const facts = FACTS.map((fact) => ({ fact, isFolded: isOfNoColumn(record, fact[0]) }))
  const show = ([field, showValue]: Fact): Html =>
    html`<dt>${fieldTitle(field)}</dt><dd>${showValue(record, lines) ?? showReason(record, field)}${showCorrected(record, field)}</dd>`
  const folded = facts.filter(({ isFolded }) => isFolded)
  const absent = folded.map(({ fact }) => show(fact))
  const ofNoColumn =
    folded.length > 0 &&
    html`<details><summary>${countOf(folded.length, 'field')} without a column in this document</summary><dl class="facts">${absent}</dl></details>`
  return html`<dl class="facts">
${facts.filter(({ isFolded }) => !isFolded).map(({ fact }) => show(fact))}
${record.flags.length > 0 && html`<dt>Noticed while reading</dt><dd>${record.flags.map((flag) => html`<p>${FLAGS[flag]}</p>`)}</dd>`}
</dl>
${ofNoColumn}`
}

/** Fields that the document has no column for. Corrected fields and amounts are always shown. */
const isOfNoColumn = ({ missing, corrections }: ShownRecord, field: RecordField): boolean => {
  const reason = missing[field]
  const isAbsent = reason === 'not_published' || reason === 'no_account'
  return isAbsent && field !== 'amount' && !corrections.some((one) => one.field === field)
}

/** A retracted value was printed and readable, so the usual reason would be wrong. */
const showReason = ({ missing, corrections }: ShownRecord, field: RecordField): Html => {
  if (isTakenBack(corrections, field))
    return html`<span class="absent">Retracted by <a href="#corrections">a correction</a>.</span>`
  const reason = missing[field]
  return html`<span class="absent">Not stated. ${reason === undefined ? null : MISSING_REASONS[reason]}</span>`
}

const showCorrected = ({ corrections }: ShownRecord, field: RecordField): Content => {
  const said = sayCorrected(corrections, field)
  return said !== undefined && html` <span class="as-of">(<a href="#corrections">${said}</a>)</span>`
}

type LineNames = ReadonlyMap<string, string>
type Show = (record: ShownRecord, lines: LineNames) => Content

type Fact = readonly [RecordField, Show]

/** Null where a field has no value. */
const FACTS: readonly Fact[] = [
  ['title', ({ title }) => title],
  ['purpose', ({ purpose }) => purpose],
  ['amount', (record) => showAmount(record)],
  ['recipient', ({ recipient }) => (recipient === null ? null : linkValue('recipient', recipient))],
  ['recipient_address', ({ recipient_address: address }) => address],
  ['requestors', (record) => showRequestors(record)],
  [
    'project_states',
    ({ project_states: states }) =>
      states.length === 0
        ? null
        : states.map((code, index) => html`${index > 0 && ', '}${linkValue('project_state', code)}`),
  ],
  ['location', ({ location }) => location],
  ['subcommittee', (record) => showSubcommittee(record)],
  ['agency', ({ agency }) => agency],
  ['account', ({ account }) => (account === null ? null : linkValue('account', account))],
  ['funding_line', (record, lines) => showFundingLine(record, lines)],
  ['links', (record) => showLinks(record)],
  ['first_seen_at', ({ first_seen_at: at }) => showDay(at)],
  ['changed_at', ({ changed_at: at }) => showDay(at)],
]

const showAmount = (record: ShownRecord): Content => {
  const { amount, amount_raw: raw } = record
  const printed = raw !== null && html` <span class="as-of">(printed as “${raw}”)</span>`
  return amount === null
    ? html`${showReason(record, 'amount')}${printed}`
    : html`<strong>${showDollars(amount)}</strong>${printed}`
}

const showRequestors = ({ requestors }: ShownRecord): Content =>
  requestors.length === 0
    ? null
    : html`<ul class="plain">${requestors.map(
        ({ name, bioguide, state, district, party, match }) =>
          html`<li>${bioguide === null ? name : linkValue('bioguide', bioguide, name)}${[
            party,
            state === null ? null : STATES[state],
            district === null ? null : district === 0 ? 'at large' : `district ${district}`,
          ].map((part) => part !== null && html`, ${part}`)}
<br><span class="as-of">${bioguide === null ? 'Not identified as a member. ' : 'Identified as this member. '}${MEMBER_MATCHES[match]}</span></li>`,
      )}</ul>`

const showSubcommittee = ({ subcommittee, subcommittee_raw: raw }: ShownRecord): Content =>
  subcommittee === null
    ? null
    : html`${linkValue('subcommittee', subcommittee)}${raw !== null && html` <span class="as-of">(printed as “${raw}”)</span>`}`

const showFundingLine = ({ funding_line: line }: ShownRecord, lines: LineNames): Content => {
  if (line === null) return null
  const id = lines.has(line.id) && html`<code>${line.id}</code>`
  return html`${linkValue('funding_line', line.id, lines.get(line.id))} ${id}<br><span class="as-of">${FUNDING_LINE_MATCHES[line.match]} Not in the source: linked by this service.</span>`
}

const LINKS = { member_page: 'Page of the member', certification_letter: 'Certification letter' } as const

const showLinks = ({ links }: ShownRecord): Content =>
  links.length === 0
    ? html`<span class="absent">The row has none.</span>`
    : html`<ul class="plain">${links.map(({ rel, url }) => html`<li>${linkOut(url, LINKS[rel])}</li>`)}</ul>`
