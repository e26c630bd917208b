import { getGuidanceDocument } from '../../../apps/service/src/publishers/appropriations/index.ts'
import type { Declaration } from '../declaration.ts'
import { packWorkbook } from '../pack-workbook.ts'
import { entries, lines, sampled } from '../sampled.ts'
import { split } from '../split.ts'

const TABLES: Declaration['kinds'] = {
  amount: ['Amount', 'Amount Requested', 'House Amount', 'amount_requested'],
  name: split('Member Last Name | Member First Name | Recipient | Agency | recipient | member'),
  place: split('District | State | Location (State) | member_state | project_state'),
  code: split('Party | Subcommittee | _fiscal_year | subcommittee | RECORDSTOTAL'),
  list: ['Requestor', 'Requestor(s)', 'House Requestor(s)'],
  text: split(
    `Account | Project | ...4 | Project Purpose | Recipient Address | Member Website | _source_file |
      project_purpose | project_location | certification_letter`,
  ),
  unread: ['column 1'],
}

const REQUESTS = [
  'Member Last Name,Member First Name,District,Party,Subcommittee,Recipient,Project Purpose,Recipient Address,Amount Requested,Member Website',
  'Samplewell,Ada,VT01,D,Interior and Environment,Town of Example,Sewer Project 1,"1 Main St, Suite 2,Exampleton,VT,05001",1031615,https://ada.house.example/projects',
  'Van Pretend,Bo,OR02,R,Agriculture,Sample County,Road Paving,"2 Main St, Suite 2,Exampleton,OR,97232",400000,https://bo.house.example/projects',
  'Fictiman,Calla,AZ03,D,Homeland Security,Grand River Authority,Fire Station No. 4,"3 Main St, Suite 2,Exampleton,AZ,85147",650000,https://calla.house.example/projects',
  '',
].join('\n')

const GUIDANCE: Declaration['kinds'] = {
  code: split('fiscal_year | chamber | subcommittee | basis | status | kind'),
  id: ['federal_account_symbol'],
  list: ['assistance_listing', 'ineligible_uses', 'eligible_recipients'],
  day: ['submission_deadline'],
  text: split(
    `agency | bureau | program | label_aliases | guidance_page | account | guidance_url | cost_share |
      notes | request_type | match_required | statutory_citation`,
  ),
}

const LISTS: Declaration['kinds'] = {
  id: split('fas_code | assistance_listing | main_account | bioguide | sam_url | usaspending_url'),
  code: split(
    `agencies.code | agency_code | fund_type | action | has_no_year_variant | has_annual_variant |
      tas_variants | schema_version | total_fas_codes | discontinued_general_fund | type | district |
      party | program_type | cpf_cds_dedicated`,
  ),
  name: split('agencies.name | agency_name | first | last | official_full | agency | sub_agency'),
  text: split('title | source | popular_name | assistance_types | applicant_types | beneficiary_types'),
  day: ['last_updated', 'generated_at', 'start', 'end'],
  place: ['state'],
}

/** The first accounts of the list. */
const accounts = (text: string): string => {
  // The list of the sample is known.
  const list = JSON.parse(text) as Readonly<Record<string, unknown>>
  return JSON.stringify(
    Object.fromEntries(
      Object.entries(list).map(([key, value]) => [key, Array.isArray(value) ? value.slice(0, 3) : value]),
    ),
  )
}

const grid = (text: string): string => {
  // The grid of the sample is known.
  const page = JSON.parse(text) as { readonly DATA: readonly unknown[] }
  return JSON.stringify({ ...page, RECORDSTOTAL: 3, DATA: page.DATA.slice(0, 3) })
}

export const APPROPRIATIONS: readonly Declaration[] = [
  {
    collection: 'appropriations',
    publisher: 'house-appropriations',
    what: 'requests',
    facts: { fiscal_year: 2025, subcommittee: null, chamber: null },
    form: 'csv',
    text: REQUESTS,
    pack: packWorkbook('Amount Requested'),
    hasFormats: true,
    kinds: TABLES,
  },
  {
    ...sampled('appropriations', 'house.example/files/fy26-interior-projects.csv', lines(5)),
    what: 'bill',
    form: 'csv',
    kinds: TABLES,
  },
  {
    ...sampled('appropriations', 'senate.example/cds_requests.cfc-part-1.json', grid),
    what: 'requests',
    form: 'json',
    kinds: TABLES,
  },
  {
    collection: 'appropriations',
    publisher: 'guidance',
    facts: { fiscal_year: null, subcommittee: null, chamber: null },
    form: 'csv',
    text: lines(4)(Buffer.from(getGuidanceDocument().bytes).toString()),
    kinds: GUIDANCE,
  },
  {
    ...sampled('appropriations', 'treasury.example/federal-account-symbols.json', accounts),
    form: 'json',
    kinds: LISTS,
  },
  {
    ...sampled('appropriations', 'program-inventory.example/listings.csv', lines(4)),
    form: 'csv',
    kinds: LISTS,
  },
  {
    ...sampled('appropriations', 'members.example/legislators-current.json', entries(2)),
    form: 'json',
    kinds: LISTS,
  },
]
