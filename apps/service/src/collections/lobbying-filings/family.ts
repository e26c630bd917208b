import {
  lda,
  type ActivityDraft,
  type AffiliatedOrganizationDraft,
  type CodeDraft,
  type ContributionItemDraft,
  type ContributionReportDraft,
  type ConvictionDraft,
  type FilingDraft,
  type ForeignEntityDraft,
} from '../../publishers/lda/index.ts'
import type { AnyTable } from '../../tables/index.ts'
import type { AnyDirectTable, CompleteRow, DirectTable, Family, FamilyDataset } from '../families/index.ts'
import { checkLobbying } from './checks.ts'
import { CLIENT_FACTS, LOBBYIST_FACTS, PAGE_FACTS, REGISTRANT_FACTS } from './facts.ts'
import { LOBBYING_FIELDS } from './field-meanings.ts'
import { flagRows } from './flag-rows.ts'
import { groupKeyOf, placeAlone } from './filings/group-filings.ts'
import { CHANGED, ELSEWHERE, openRepeated, REPEATED } from './filings/refuse-repeated.ts'
import { stageChanges } from './filings/stage-changes.ts'
import { stripRefusals } from './filings/strip-refusals.ts'
import { stageGroups } from './filings/stage-groups.ts'
import { makeParties } from './parties/make-parties.ts'
import { withholdNames } from './parties/withhold-names.ts'
import { makeSummaries } from './summaries.ts'
import * as tables from './tables.ts'

/** A table of parts of filings or reports. */
const partsOf = <Draft extends { readonly filing_uuid: string; readonly n: number }>(
  table: string,
  prefix: string,
): DirectTable<Draft> => ({
  table,
  prefix,
  identityOf: ({ filing_uuid, n }) => `${filing_uuid}/${n}`,
  begin: () => (draft) => draft,
})

const FILING_ROWS: DirectTable<FilingDraft> = {
  table: 'filings',
  prefix: 'lfi',
  identityOf: ({ filing_uuid }) => filing_uuid,
  begin: () => (draft) => ({
    ...draft,
    group_key: groupKeyOf(draft),
    ...placeAlone({ family: draft.form_family, isAmendment: draft.is_amendment }),
    flags: [],
  }),
}
const REPORT_ROWS: DirectTable<ContributionReportDraft> = {
  table: 'contribution-reports',
  prefix: 'lcr',
  identityOf: ({ filing_uuid }) => filing_uuid,
  begin: () => (draft) => draft,
}
const CODE_ROWS: DirectTable<CodeDraft> = {
  table: 'codes',
  prefix: 'lcd',
  identityOf: ({ kind, code }) => `${kind}/${code}`,
  begin: () => (draft) => draft,
}

const DIRECT: readonly AnyDirectTable[] = [
  FILING_ROWS,
  partsOf<ActivityDraft>('activities', 'lac'),
  partsOf<ForeignEntityDraft>('foreign-entities', 'lfe'),
  partsOf<AffiliatedOrganizationDraft>('affiliated-organizations', 'lao'),
  partsOf<ConvictionDraft>('convictions', 'lcv'),
  REPORT_ROWS,
  partsOf<ContributionItemDraft>('contribution-items', 'lci'),
  CODE_ROWS,
]

const TABLES: readonly (readonly [table: AnyTable, title: string, notes: readonly string[]])[] = [
  [tables.FILINGS, 'Registrations and reports on lobbying', ['lobbying_amounts', 'lobbying_groups']],
  [tables.ACTIVITIES, 'Activities of the filings, by issue area', ['lobbying_activities']],
  [tables.FOREIGN_ENTITIES, 'Foreign entities named in the filings', []],
  [tables.AFFILIATED_ORGANIZATIONS, 'Affiliated organisations named in the filings', []],
  [tables.CONVICTIONS, 'Convictions disclosed in the filings', ['lobbying_ids']],
  [tables.REGISTRANTS_TABLE, 'Registrants', ['lobbying_ids']],
  [tables.CLIENTS_TABLE, 'Clients of registrants', ['lobbying_ids']],
  [tables.LOBBYISTS_TABLE, 'Names of lobbyists at registrants', ['lobbying_ids']],
  [tables.CONTRIBUTION_REPORTS, 'Reports on contributions', []],
  [tables.CONTRIBUTION_ITEMS, 'Contributions in the reports', []],
  [tables.CODES, 'Codes of the source', []],
  [
    tables.SUMMARY_BY_CLIENT,
    'Income and expenses by registrant, client and period',
    ['lobbying_amounts', 'lobbying_groups', 'lobbying_ids'],
  ],
  [tables.SUMMARY_BY_ISSUE, 'Numbers of reports by issue area and period', ['lobbying_activities']],
]

const DATASETS: Readonly<Record<string, FamilyDataset>> = Object.fromEntries(
  TABLES.map(([{ name }, title, notes]) => [
    name,
    { title, notes: ['rights', 'lobbying_notice', 'lobbying_coverage', ...notes] },
  ]),
)

/** Filings under the Lobbying Disclosure Act. */
export const LOBBYING_FAMILY: Family = {
  tables: TABLES.map(([table]) => table),
  datasets: DATASETS,
  facts: [PAGE_FACTS, REGISTRANT_FACTS, CLIENT_FACTS, LOBBYIST_FACTS],
  direct: DIRECT,
  publishers: [{ publisher: lda, datasets: ['filings', ...Object.keys(DATASETS).slice(1)] }],
  notes: {
    lobbying_coverage:
      'All filings that the interface returned for the lists in the release, on the day of retrieval. Filings posted later are absent, and amendments of old years are still being posted.',
    lobbying_amounts:
      'A hired firm reports income. An organisation that lobbies for itself reports expenses, which include its payments to hired firms. Never add income and expenses. A filing has a single amount, and no amount by issue, body or lobbyist.',
    lobbying_groups:
      'An amendment is a separate filing, without a link to the filing that it amends. Sum only the filings with `group_latest`: all filings together count money twice. An ambiguous group has no filing with `group_latest`, so no sum has its amounts; `ambiguous_reports` counts its reports. An amendment without its original counts, and `amendments_without_original` counts it: the original may be in another period.',
    lobbying_activities:
      'An activity has no dollars. If a filing was posted before 14 February 2021, its activities name the bodies of the whole filing.',
    lobbying_ids:
      'A client id is a client of one registrant, and a lobbyist id is a name at one registrant: neither is a company or a person.',
  },
  refusals: {
    record_unreadable:
      'The record does not have the form of the interface, or states something impossible; the detail names the place.',
    [REPEATED]:
      'Another page of the list has the record: pages shift while a list is walked. Nothing is lost.',
    [CHANGED]:
      'A newer page of the list has the record with different content: the record changed while the list was walked. The newest page counts.',
    [ELSEWHERE]: 'A newer document has the record, because lists overlap. The newest document counts.',
  },
  refusedByDesign: [REPEATED, CHANGED, ELSEWHERE],
  openRefusals: openRepeated,
  fields: LOBBYING_FIELDS,
  derive: (staging) => {
    stageChanges(staging)
    stripRefusals(staging)
    stageGroups(staging)
    return joinSteps(withholdNames(staging), flagRows(staging))
  },
  *make(facts, staging) {
    yield* makeParties(facts, staging)
    yield* makeSummaries(staging)
  },
  check: checkLobbying,
}

type Steps = Readonly<Record<string, CompleteRow>>

/** Runs the first step of a table before the second one. */
const joinSteps = (first: Steps, second: Steps): Steps =>
  Object.fromEntries(
    Object.entries(second).map(([table, complete]) => [
      table,
      (row, number) => {
        first[table]?.(row, number)
        complete(row, number)
      },
    ]),
  )
