import {
  FUNDING_LINE_BASES,
  FUNDING_LINE_KINDS,
  MISSING_REASONS,
  type MissingReason,
} from '@rotunda/contract'
import { PAGE_CALL } from '../../ask/clients.ts'
import { html, type Content } from '../../html/html.ts'
import { copyButton } from '../../parts/code-block.ts'
import { linkOut } from '../../parts/link-out.ts'
import { showDay } from '../../parts/format.ts'
import { entityAddress, linkValue } from '../../views/entity-links.ts'
import { nameFundingLine, type Line } from '../../views/funding-line-names.ts'
import type { EntityKind } from './entity.ts'
import { LINES_PARAMS, writeLines } from './write-lines.ts'
import { RECORD_PAGE_LIMITS } from '../../limits.ts'

const LONGEST_ID = RECORD_PAGE_LIMITS.lineIdCharacters.value

/** Accounts and programs, each with the statement in a document that requests are taken for it, if there is one. */
export const fundingLines: EntityKind = {
  one: 'funding line',
  many: 'Funding lines',
  path: '/funding-lines',
  pattern: '/funding-lines/:key',
  dimension: 'funding_line',
  questions: { one: 11, list: 2 },
  breakdowns: ['bioguide', 'recipient', 'state'],
  writeList: writeLines,
  listParams: LINES_PARAMS,
  find: async ({ clients }, key) => {
    if (key.length > LONGEST_ID) return undefined
    const { data } = await clients.appropriations
      .fundingLines({ id: key }, { ...PAGE_CALL, pageSize: 1 })
      .page()
    const [line] = data
    if (line?.id === undefined) return undefined
    return {
      name: nameFundingLine(line),
      address: entityAddress('funding_line', line.id),
      filter: { funding_line: line.id },
      about: showAbout(line),
    }
  },
}

const showAbout = (line: Line): Content => {
  const { subcommittee: code, submission_deadline: day, guidance_url: url, guidance_page: place } = line
  const subcommittee =
    typeof code === 'string' ? linkValue('subcommittee', code) : explain(line.missing?.['subcommittee'])
  const deadline = typeof day === 'string' ? showDay(day) : explain(line.missing?.['submission_deadline'])
  const page = typeof place === 'string' && html`, ${place}`
  const guidance =
    typeof url === 'string' ? html`${linkOut(url)}${page}` : explain(line.missing?.['guidance_url'])
  return html`<p><strong>${line.kind !== undefined && FUNDING_LINE_KINDS[line.kind]}</strong></p>
<p>${typeof line.basis === 'string' && FUNDING_LINE_BASES[line.basis]}</p>
<dl class="facts">
<dt>Id</dt><dd><code class="digest">${line.id}</code>${line.id !== undefined && copyButton(line.id, 'the id')}</dd>
${FACTS.map(([title, field]) => html`<dt>${title}</dt><dd>${showText(line, field)}</dd>`)}
<dt>Subcommittee</dt><dd>${subcommittee}</dd>
<dt>Assistance listings</dt><dd>${showListings(line.assistance_listings)}</dd>
<dt>Eligible recipients</dt><dd>${list(line.eligible_recipients)}</dd>
<dt>Ineligible uses</dt><dd>${list(line.ineligible_uses)}</dd>
<dt>Last day to submit</dt><dd>${deadline}</dd>
<dt>Named in</dt><dd>${guidance}</dd>
</dl>`
}

const showListings = (listings: Line['assistance_listings'] = []): Content =>
  listings.length === 0
    ? explain(undefined)
    : listings.map(({ number, title }) => html`<code>${number}</code> ${title} `)

type TextField =
  | 'agency'
  | 'bureau'
  | 'account'
  | 'program'
  | 'federal_account_symbol'
  | 'federal_account_title'
  | 'cost_share'
  | 'status'
  | 'fiscal_year'

const FACTS: readonly (readonly [string, TextField])[] = [
  ['Fiscal year', 'fiscal_year'],
  ['Agency', 'agency'],
  ['Bureau', 'bureau'],
  ['Account', 'account'],
  ['Program', 'program'],
  ['Account symbol', 'federal_account_symbol'],
  ['Title of the symbol', 'federal_account_title'],
  ['Cost share', 'cost_share'],
  ['Status', 'status'],
]

const showText = (line: Line, field: TextField): Content => line[field] ?? explain(line.missing?.[field])

const explain = (reason: MissingReason | undefined): Content =>
  html`<span class="absent">not stated${reason !== undefined && html`. ${MISSING_REASONS[reason]}`}</span>`

const list = (texts: readonly string[] = []): Content =>
  texts.length === 0 ? explain(undefined) : texts.join('; ')
