import { FullRecord, FUNDING_LINE_MATCHES, FundingLine, type Evidence } from '@rotunda/contract'
import { deriveColumns, list, text, year, type FlatColumn, type FlatType } from '../../tables/index.ts'

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
  evidence('source_url', 'Address at which the publisher released the document.', (one) => one.url),
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
  'Values among state, district and party that come from the matched member, in the order of the names.'

/** A later correction of a field begins with the value of an earlier one. */
const writeValuesBefore = ({ corrections }: FlatRecord): string | null =>
  corrections.length === 0
    ? null
    : JSON.stringify(
        Object.fromEntries(corrections.toReversed().map(({ field, before }) => [field, before ?? null])),
      )

/** The columns of records, in their order. */
export const RECORD_COLUMNS = deriveColumns<FlatRecord>(FullRecord, {
  fiscal_year: [year('fiscal_year', (row) => row.fiscal_year)],
  requestors: [
    requestorColumn('requestors', 'Names of the requesting members.', (one) => one.name),
    requestorColumn('requestors_raw', 'Names of the requesting members, as printed.', (one) => one.name_raw),
    requestorColumn(
      'requestor_states',
      'States of the requesting members, in the order of the names.',
      (one) => one.state,
    ),
    requestorColumn(
      'requestor_districts',
      'Districts of the requesting members, in the order of the names; 0 at large.',
      (one) => one.district,
      'integer',
    ),
    requestorColumn(
      'requestor_parties',
      'Parties of the requesting members, in the order of the names.',
      (one) => one.party,
    ),
    requestorColumn(
      'requestor_bioguides',
      'Bioguide ids of the requesting members, in the order of the names.',
      (one) => one.bioguide,
    ),
    requestorColumn(
      'requestor_matches',
      'Results of matching the names to members, in the order of the names.',
      (one) => one.match,
    ),
    requestorColumn('requestor_from_match', FROM_MATCH, (one) => one.from_match.join(', ') || null),
  ],
  funding_line: [
    text('funding_line', (row) => row.funding_line?.id ?? null, {
      description: 'Id of the funding line that names the account.',
    }),
    text('funding_line', (row) => row.funding_line?.match ?? null, {
      name: 'funding_line_match',
      description: 'Text of the row that identified the funding line.',
      codes: FUNDING_LINE_MATCHES,
    }),
  ],
  links: [list('links', (row) => row.links.map(({ rel, url }) => `${rel}: ${url}`))],
  missing: [list('missing', (row) => pairsOf(row.missing))],
  corrections: [
    list('corrections', (row) => row.corrections.map(({ id, field }) => `${id}: ${field}`)),
    list('corrections', (row) => [...new Set(row.corrections.map(({ field }) => field))], {
      name: 'corrected_fields',
      description: 'Fields with a corrected value. The other columns have the corrected values.',
    }),
    text('corrections', (row) => writeValuesBefore(row), {
      name: 'values_before_corrections',
      description: 'Values of the corrected fields before the first correction, as a JSON object by field.',
    }),
  ],
  evidence: evidenceColumns<FlatRecord>(),
})

/** The columns of funding lines, in their order. */
export const FUNDING_LINE_COLUMNS = deriveColumns<FlatLine>(FundingLine, {
  fiscal_year: [year('fiscal_year', (row) => row.fiscal_year)],
  assistance_listings: [
    list('assistance_listings', (row) =>
      row.assistance_listings.map(({ number, title }) => (title === null ? number : `${number} ${title}`)),
    ),
  ],
  missing: [list('missing', (row) => pairsOf(row.missing))],
  evidence: evidenceColumns<FlatLine>(),
})
