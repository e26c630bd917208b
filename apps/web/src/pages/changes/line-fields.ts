import {
  FUNDING_LINE_KINDS,
  type FundingLine,
  type FundingLineBasis,
  type FundingLineKind,
} from '@rotunda/contract'
import { makeListWords } from '../../filters/list-words.ts'
import { showValue, VALUE_PARAMETERS } from '../../filters/parameters.ts'
import { html, type Content } from '../../html/html.ts'
import { showAbsent } from '../../parts/absent.ts'
import { linkOut } from '../../parts/link-out.ts'
import { showDay } from '../../parts/format.ts'

export type LineField = keyof FundingLine

/** Names of kinds that fit into a heading. */
export const KIND_WORDS = {
  guidance: 'Guidance',
  federal_account: 'Federal accounts',
  assistance_listing: 'Assistance listings',
} as const satisfies Readonly<Record<FundingLineKind, string>>

const BASIS_WORDS = {
  guidance_document: 'a guidance document',
  statute: 'an enrolled bill',
  crosswalk_draft: 'a draft',
} as const satisfies Readonly<Record<FundingLineBasis, string>>

/** Names of fields in tables. */
export const LINE_FIELD_TITLES: Readonly<Record<LineField, string>> = {
  id: 'Id',
  kind: 'Kind',
  fiscal_year: 'Fiscal year',
  chamber: 'Chamber',
  subcommittee: 'Subcommittee',
  agency: 'Agency',
  bureau: 'Bureau',
  account: 'Account',
  program: 'Program',
  federal_account_symbol: 'Account symbol',
  federal_account_title: 'Title of the symbol',
  assistance_listings: 'Assistance listings',
  eligible_recipients: 'Eligible recipients',
  ineligible_uses: 'Ineligible uses',
  cost_share: 'Cost share',
  submission_deadline: 'Last day to submit',
  basis: 'Based on',
  guidance_url: 'Named in',
  guidance_page: 'Page or heading',
  label_aliases: 'Labels in tables',
  status: 'Status',
  first_seen_at: 'First seen',
  changed_at: 'Changed',
  missing: 'Why values are absent',
  coverage: 'Coverage notes',
  evidence: 'Document',
}

const { fiscal_year, chamber, subcommittee, agency, account } = VALUE_PARAMETERS

/** Funding lines share filters with records. */
export const LINES = makeListWords({
  path: '/funding-lines',
  row: 'funding line',
  rows: 'funding guidance',
  parameters: {
    kind: { label: 'kind', words: KIND_WORDS },
    basis: { label: 'basis', words: BASIS_WORDS },
    fiscal_year,
    chamber,
    subcommittee,
    agency,
    account,
    id: { label: 'id of the funding line', hint: 'Such as fl-2027-…' },
  },
  singles: ['q', 'changed_since'],
  first: ['kind', 'basis', 'fiscal_year', 'chamber', 'subcommittee'],
  closed: ['subcommittee'],
  fieldTitles: LINE_FIELD_TITLES,
})

/** Name of a line: its account and program, or the title of its code. */
export const nameLine = ({ account, program, federal_account_title: title, id }: FundingLine): string =>
  [account ?? title, program].filter((part) => part !== null).join(': ') || id

/** Shows one field of a line. */
export const showLineField = (field: LineField, line: FundingLine): Content => {
  const value = line[field]
  if (value === null || (Array.isArray(value) && value.length === 0)) return showAbsent(line.missing[field])
  return CELLS[field]?.(line) ?? showPlain(value)
}

const showPlain = (value: unknown): string => {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  return Array.isArray(value) ? value.map(showPlain).join('; ') : JSON.stringify(value)
}

const CELLS: Partial<Record<LineField, (line: FundingLine) => Content>> = {
  kind: ({ kind }) => FUNDING_LINE_KINDS[kind],
  chamber: ({ chamber }) => showValue('chamber', chamber),
  subcommittee: ({ subcommittee }) => showValue('subcommittee', subcommittee),
  basis: ({ basis }) => basis !== null && BASIS_WORDS[basis],
  guidance_url: ({ guidance_url: url }) => url !== null && linkOut(url),
  assistance_listings: ({ assistance_listings: listings }) =>
    listings.map(({ number, title }) => html`<code>${number}</code> ${title} `),
  submission_deadline: ({ submission_deadline: day }) => day !== null && showDay(day),
  first_seen_at: ({ first_seen_at: at }) => at !== null && showDay(at),
  changed_at: ({ changed_at: at }) => at !== null && showDay(at),
  missing: ({ missing }) =>
    Object.entries(missing).map(
      ([field, reason]) => html`${field.replaceAll('_', ' ')}: ${showAbsent(reason)} `,
    ),
  evidence: ({ evidence }) =>
    evidence.map(
      ({ publisher, url, published_at: day }) =>
        html`${linkOut(url, publisher)}${day !== null && html`, ${showDay(day)}`} `,
    ),
}
