import {
  LOBBYING_SENATE_AMOUNT_KINDS,
  LOBBYING_SENATE_AMOUNT_RULES,
  LOBBYING_XML_FLAGS,
} from '@rotunda/contract'
import {
  HOUSE_ACTIVITIES,
  HOUSE_CONTRIBUTION_REPORTS,
  HOUSE_CONTRIBUTIONS,
  HOUSE_FILINGS,
  houseLobbying,
  NOT_READ,
  SENATE_FILINGS,
  SENATE_ISSUES,
  senateLobbying,
  UNREADABLE,
  type HouseActivityDraft,
  type HouseContributionDraft,
  type HouseContributionReportDraft,
  type HouseFilingDraft,
  type SenateFilingDraft,
  type SenateIssueDraft,
} from '../../../publishers/lobbying-xml/index.ts'
import type { AnyTable } from '../../../tables/index.ts'
import type { AnyDirectTable, DirectTable, Family, FamilyDataset } from '../../families/index.ts'
import { checkXml } from './check-xml.ts'
import { openRepeatedIds, REPEATED_ID } from './refuse-repeated-ids.ts'
import {
  HOUSE_ACTIVITY_TABLE,
  HOUSE_CONTRIBUTION_REPORT_TABLE,
  HOUSE_CONTRIBUTION_TABLE,
  HOUSE_FILING_TABLE,
  SENATE_FILING_TABLE,
  SENATE_ISSUE_TABLE,
} from './xml-tables.ts'

const HOUSE_FILING_ROWS: DirectTable<HouseFilingDraft> = {
  table: HOUSE_FILINGS,
  prefix: 'lhf',
  identityOf: ({ archive, file }) => `${archive}/${file}`,
  begin: () => (draft) => draft,
}
const HOUSE_ACTIVITY_ROWS: DirectTable<HouseActivityDraft> = {
  table: HOUSE_ACTIVITIES,
  prefix: 'lha',
  identityOf: ({ archive, file, n }) => `${archive}/${file}/${n}`,
  begin: () => (draft) => draft,
}
const HOUSE_REPORT_ROWS: DirectTable<HouseContributionReportDraft> = {
  table: HOUSE_CONTRIBUTION_REPORTS,
  prefix: 'lhr',
  identityOf: ({ archive, file }) => `${archive}/${file}`,
  begin: () => (draft) => draft,
}
const HOUSE_CONTRIBUTION_ROWS: DirectTable<HouseContributionDraft> = {
  table: HOUSE_CONTRIBUTIONS,
  prefix: 'lhc',
  identityOf: ({ archive, file, n }) => `${archive}/${file}/${n}`,
  begin: () => (draft) => draft,
}
const SENATE_FILING_ROWS: DirectTable<SenateFilingDraft> = {
  table: SENATE_FILINGS,
  prefix: 'lsf',
  identityOf: ({ filing_id }) => filing_id,
  begin: () => (draft) => draft,
}
const SENATE_ISSUE_ROWS: DirectTable<SenateIssueDraft> = {
  table: SENATE_ISSUES,
  prefix: 'lsa',
  identityOf: ({ filing_id, n }) => `${filing_id}/${n}`,
  begin: () => (draft) => draft,
}

const DIRECT: readonly AnyDirectTable[] = [
  HOUSE_FILING_ROWS,
  HOUSE_ACTIVITY_ROWS,
  HOUSE_REPORT_ROWS,
  HOUSE_CONTRIBUTION_ROWS,
  SENATE_FILING_ROWS,
  SENATE_ISSUE_ROWS,
]

const TABLES: readonly (readonly [table: AnyTable, title: string, notes: readonly string[]])[] = [
  [HOUSE_FILING_TABLE, 'The same filings in the XML of the Clerk of the House', ['lobbying_house_xml']],
  [HOUSE_ACTIVITY_TABLE, 'Issue areas of the filings in the XML of the Clerk', ['lobbying_house_xml']],
  [
    HOUSE_CONTRIBUTION_REPORT_TABLE,
    'The same reports on contributions in the XML of the Clerk of the House',
    ['lobbying_house_xml', 'lobbying_house_contributions'],
  ],
  [
    HOUSE_CONTRIBUTION_TABLE,
    'Contributions of the reports in the XML of the Clerk',
    ['lobbying_house_xml', 'lobbying_house_contributions'],
  ],
  [SENATE_FILING_TABLE, 'The same filings in the Senate’s XML of 1999 to 2020', ['lobbying_senate_xml']],
  [SENATE_ISSUE_TABLE, 'Issue areas of the filings in the Senate’s XML', ['lobbying_senate_xml']],
]

/** The XML files of the Clerk of the House and of the Senate. They repeat the filings of the interface. */
export const LOBBYING_XML_FAMILY: Family = {
  tables: TABLES.map(([table]) => table),
  datasets: Object.fromEntries(
    TABLES.map(([{ name }, title, notes]): [string, FamilyDataset] => [
      name,
      { title, notes: ['rights', 'lobbying_notice', 'lobbying_xml', ...notes] },
    ]),
  ),
  facts: [],
  direct: DIRECT,
  publishers: [
    {
      publisher: houseLobbying,
      datasets: [HOUSE_FILINGS, HOUSE_ACTIVITIES, HOUSE_CONTRIBUTION_REPORTS, HOUSE_CONTRIBUTIONS],
    },
    { publisher: senateLobbying, datasets: [SENATE_FILINGS, SENATE_ISSUES] },
  ],
  notes: {
    lobbying_xml:
      'The XML files repeat the filings of `filings`. Never add them to `filings` or to each other, and never count both. The reader was written from descriptions of the files and was not tried on a real file.',
    lobbying_house_xml:
      'The XML of the Clerk has no id of a filing: a row is a file in an archive. The row has a day of signing, and no day of posting.',
    lobbying_house_contributions:
      'The XML files repeat the reports of `contribution-reports`: never add both, and never count both. The form of the files is known from public programs that read the files.',
    lobbying_senate_xml:
      'The XML of the Senate has one amount and does not state its kind. `amount_kind` comes from the names of registrant and client by the rule in `amount_rule`.',
  },
  refusals: {
    [UNREADABLE]: 'A file or filing of the XML does not have the known form: the detail names the place.',
    [NOT_READ]: 'A file of the archive has a form that is not read: the detail names it.',
    [REPEATED_ID]: 'A newer archive, or an earlier filing of the same archive, has a filing with this id.',
  },
  refusedByDesign: [REPEATED_ID],
  openRefusals: openRepeatedIds,
  fields: {
    flags: LOBBYING_XML_FLAGS,
    amount_kind: { unknown: LOBBYING_SENATE_AMOUNT_KINDS.unknown },
    amount_rule: LOBBYING_SENATE_AMOUNT_RULES,
  },
  make: () => [],
  check: (_facts, staging) => checkXml(staging),
}
