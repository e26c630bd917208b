import { FUNDING_LINE_MATCHES, type Evidence, type FullRecord, type FundingLine } from '@rotunda/contract'
import {
  date,
  datetime,
  integer,
  list,
  text,
  year,
  type FlatColumn,
  type FlatType,
} from '../../tables/index.ts'

/** Evidence without the verbatim cells, which no column shows. */
export type FlatRecord = Omit<FullRecord, 'evidence'> & { readonly evidence: readonly Evidence[] }
export type FlatLine = Omit<FundingLine, 'evidence'> & { readonly evidence: readonly Evidence[] }

const pairsOf = (table: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(table).map(([name, value]) => `${name}: ${value}`)

type Sourced = { readonly evidence: readonly Evidence[] }

const evidence = <Row extends Sourced>(
  name: string,
  description: string,
  valueOf: (one: Evidence) => string | number | null,
  type: FlatType = 'text',
): FlatColumn<Row> => list<Row>('evidence', (row) => row.evidence.map(valueOf), { name, description, type })

const evidenceColumns = <Row extends Sourced>(): readonly FlatColumn<Row>[] => [
  evidence('source_sha256', 'SHA-256 of the source document.', (one) => one.source),
  evidence('source_publisher', 'Body that published the document.', (one) => one.publisher),
  evidence('source_url', 'Address at which the publisher released it.', (one) => one.url),
  evidence('source_retrieved_at', 'Time of retrieval.', (one) => one.retrieved_at, 'datetime'),
  evidence('source_published_at', 'Day of publication, if known.', (one) => one.published_at, 'date'),
  evidence('source_sheet', 'Name of the sheet in a workbook.', (one) => one.sheet),
  evidence(
    'source_row',
    'Row of the sheet or line of the CSV. The header is 1.',
    (one) => one.row,
    'integer',
  ),
  evidence('source_pointer', 'JSON Pointer into a JSON document.', (one) => one.pointer),
]

const requestorColumn = (
  name: string,
  description: string,
  valueOf: (one: FullRecord['requestors'][number]) => string | number | null,
  type: FlatType = 'text',
): FlatColumn<FlatRecord> =>
  list('requestors', (row) => row.requestors.map(valueOf), { name, description, type })

const FROM_MATCH =
  'Values among state, district and party that come from the matched member, in the same order.'

/** A later correction of a field begins with the value of an earlier one. */
const writeValuesBefore = ({ corrections }: FlatRecord): string | null =>
  corrections.length === 0
    ? null
    : JSON.stringify(
        Object.fromEntries(corrections.toReversed().map(({ field, before }) => [field, before ?? null])),
      )

/** The columns of records, in their order. */
export const RECORD_COLUMNS: readonly FlatColumn<FlatRecord>[] = [
  text('id', (row) => row.id),
  text('dataset', (row) => row.dataset),
  text('chamber', (row) => row.chamber),
  text('stage', (row) => row.stage),
  year('fiscal_year', (row) => row.fiscal_year),
  text('subcommittee', (row) => row.subcommittee),
  text('subcommittee_raw', (row) => row.subcommittee_raw),
  text('agency', (row) => row.agency),
  text('account', (row) => row.account),
  text('title', (row) => row.title),
  text('purpose', (row) => row.purpose),
  text('recipient', (row) => row.recipient),
  text('recipient_address', (row) => row.recipient_address),
  text('location', (row) => row.location),
  text('state', (row) => row.state),
  list('project_states', (row) => row.project_states),
  integer('amount', (row) => row.amount),
  text('amount_raw', (row) => row.amount_raw),
  requestorColumn('requestors', 'Names of the requesting members.', (one) => one.name),
  requestorColumn('requestors_raw', 'Names of the requesting members, as printed.', (one) => one.name_raw),
  requestorColumn(
    'requestor_states',
    'States of the requesting members, in the same order.',
    (one) => one.state,
  ),
  requestorColumn(
    'requestor_districts',
    'Districts of the requesting members, in the same order; 0 at large.',
    (one) => one.district,
    'integer',
  ),
  requestorColumn(
    'requestor_parties',
    'Parties of the requesting members, in the same order.',
    (one) => one.party,
  ),
  requestorColumn(
    'requestor_bioguides',
    'Bioguide ids of the requesting members, in the same order.',
    (one) => one.bioguide,
  ),
  requestorColumn(
    'requestor_matches',
    'Results of matching the names to members, in the same order.',
    (one) => one.match,
  ),
  requestorColumn('requestor_from_match', FROM_MATCH, (one) => one.from_match.join(', ') || null),
  text('project', (row) => row.project),
  text('funding_line', (row) => row.funding_line?.id ?? null, {
    description: 'Id of the funding line that names the account.',
  }),
  text('funding_line', (row) => row.funding_line?.match ?? null, {
    name: 'funding_line_match',
    description: 'Text of the row that identified the funding line.',
    codes: FUNDING_LINE_MATCHES,
  }),
  datetime('first_seen_at', (row) => row.first_seen_at),
  datetime('changed_at', (row) => row.changed_at),
  list('links', (row) => row.links.map(({ rel, url }) => `${rel}: ${url}`)),
  list('missing', (row) => pairsOf(row.missing)),
  list('flags', (row) => row.flags),
  list('coverage', (row) => row.coverage),
  list('corrections', (row) => row.corrections.map(({ id, field }) => `${id}: ${field}`)),
  list('corrections', (row) => [...new Set(row.corrections.map(({ field }) => field))], {
    name: 'corrected_fields',
    description: 'Fields with a corrected value. The other columns have the corrected values.',
  }),
  text('corrections', (row) => writeValuesBefore(row), {
    name: 'values_before_corrections',
    description: 'Values of these fields before the first correction of each, as a JSON object by field.',
  }),
  ...evidenceColumns<FlatRecord>(),
]

/** The columns of funding lines, in their order. */
export const FUNDING_LINE_COLUMNS: readonly FlatColumn<FlatLine>[] = [
  text('id', (row) => row.id),
  text('kind', (row) => row.kind),
  year('fiscal_year', (row) => row.fiscal_year),
  text('chamber', (row) => row.chamber),
  text('subcommittee', (row) => row.subcommittee),
  text('agency', (row) => row.agency),
  text('bureau', (row) => row.bureau),
  text('account', (row) => row.account),
  text('program', (row) => row.program),
  text('federal_account_symbol', (row) => row.federal_account_symbol),
  text('federal_account_title', (row) => row.federal_account_title),
  list('assistance_listings', (row) =>
    row.assistance_listings.map(({ number, title }) => (title === null ? number : `${number} ${title}`)),
  ),
  list('eligible_recipients', (row) => row.eligible_recipients),
  list('ineligible_uses', (row) => row.ineligible_uses),
  text('cost_share', (row) => row.cost_share),
  date('submission_deadline', (row) => row.submission_deadline),
  text('basis', (row) => row.basis),
  text('guidance_url', (row) => row.guidance_url),
  text('guidance_page', (row) => row.guidance_page),
  list('label_aliases', (row) => row.label_aliases),
  text('status', (row) => row.status),
  datetime('first_seen_at', (row) => row.first_seen_at),
  datetime('changed_at', (row) => row.changed_at),
  list('missing', (row) => pairsOf(row.missing)),
  list('coverage', (row) => row.coverage),
  ...evidenceColumns<FlatLine>(),
]
