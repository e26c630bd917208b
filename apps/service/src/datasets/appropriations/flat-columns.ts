import type { Evidence, FullRecord, FundingLine } from '@rotunda/contract'

/** A row as lists give it is enough: no column shows the verbatim cells. */
export type FlatRecord = Omit<FullRecord, 'evidence'> & { readonly evidence: readonly Evidence[] }
export type FlatLine = Omit<FundingLine, 'evidence'> & { readonly evidence: readonly Evidence[] }

/**
 * One column of a table: of the CSV and Parquet of a release, and of CSV answers. `field` is the field of the row
 * that it shows; several columns may show parts of one field. Text is written as it is: guarding cells against
 * spreadsheets is the business of whoever writes CSV.
 */
export type FlatColumn<Row> = {
  readonly name: string
  readonly field: keyof Row & string
  readonly type: 'text' | 'integer'
  /** Of what a column has beside its field; null where the description of the field says all. */
  readonly description: string | null
  valueOf(row: Row): string | number | null
}

const text = <Row>(
  field: keyof Row & string,
  valueOf: (row: Row) => string | null,
  name: string = field,
  description: string | null = null,
): FlatColumn<Row> => ({ name, field, type: 'text', description, valueOf })

const integer = <Row>(field: keyof Row & string, valueOf: (row: Row) => number | null): FlatColumn<Row> => ({
  name: field,
  field,
  type: 'integer',
  description: null,
  valueOf,
})

/** Several values share a cell, in their order, with "; " between them; a null among others is nothing. */
const join = (values: readonly (string | number | null)[]): string | null =>
  values.every((value) => value === null) ? null : values.join('; ')

const joinPairs = (table: Readonly<Record<string, string>>): string | null =>
  join(Object.entries(table).map(([name, value]) => `${name}: ${value}`))

type Sourced = { readonly evidence: readonly Evidence[] }

const evidence = <Row extends Sourced>(
  name: string,
  description: string,
  valueOf: (one: Evidence) => string | number | null,
): FlatColumn<Row> => text<Row>('evidence', (row) => join(row.evidence.map(valueOf)), name, description)

const evidenceColumns = <Row extends Sourced>(): readonly FlatColumn<Row>[] => [
  evidence('source_sha256', 'SHA-256 of the source document.', (one) => one.source),
  evidence('source_publisher', 'Body that published the document.', (one) => one.publisher),
  evidence('source_url', 'Address under which it was published.', (one) => one.url),
  evidence('source_retrieved_at', 'When it was retrieved.', (one) => one.retrieved_at),
  evidence('source_published_at', 'Day of publication, where known.', (one) => one.published_at),
  evidence('source_sheet', 'Sheet of a workbook.', (one) => one.sheet),
  evidence('source_row', 'Row of the sheet or line of the CSV, the header being 1.', (one) => one.row),
  evidence('source_pointer', 'JSON Pointer into a JSON document.', (one) => one.pointer),
]

const asker = (
  name: string,
  description: string,
  valueOf: (one: FullRecord['requestors'][number]) => string | number | null,
): FlatColumn<FlatRecord> => text('requestors', (row) => join(row.requestors.map(valueOf)), name, description)

const FROM_MATCH =
  'Which of state, district and party is not printed, but of the matched member; in the same order.'

/** The columns of records, in their order. */
export const RECORD_COLUMNS: readonly FlatColumn<FlatRecord>[] = [
  text('id', (row) => row.id),
  text('dataset', (row) => row.dataset),
  text('chamber', (row) => row.chamber),
  text('stage', (row) => row.stage),
  integer('fiscal_year', (row) => row.fiscal_year),
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
  text('project_states', (row) => join(row.project_states)),
  integer('amount', (row) => row.amount),
  text('amount_raw', (row) => row.amount_raw),
  asker('requestors', 'Names of the members who asked.', (one) => one.name),
  asker('requestors_raw', 'The same names as printed.', (one) => one.name_raw),
  asker('requestor_states', 'Their States, in the same order.', (one) => one.state),
  asker('requestor_districts', 'Their districts, in the same order; 0 at large.', (one) => one.district),
  asker('requestor_parties', 'Their parties, in the same order.', (one) => one.party),
  asker('requestor_bioguides', 'Their Bioguide ids, in the same order.', (one) => one.bioguide),
  asker('requestor_matches', 'What each of them was told by, in the same order.', (one) => one.match),
  asker('requestor_from_match', FROM_MATCH, (one) => one.from_match.join(', ') || null),
  text('project', (row) => row.project),
  text(
    'funding_line',
    (row) => row.funding_line?.id ?? null,
    'funding_line',
    'Id of the funding line whose guidance names the account.',
  ),
  text(
    'funding_line',
    (row) => row.funding_line?.match ?? null,
    'funding_line_match',
    'What the funding line was told by.',
  ),
  text('first_seen_at', (row) => row.first_seen_at),
  text('changed_at', (row) => row.changed_at),
  text('links', (row) => join(row.links.map(({ rel, url }) => `${rel}: ${url}`))),
  text('missing', (row) => joinPairs(row.missing)),
  text('flags', (row) => join(row.flags)),
  text('coverage', (row) => join(row.coverage)),
  text('corrections', (row) => join(row.corrections.map(({ id, field }) => `${id}: ${field}`))),
  ...evidenceColumns<FlatRecord>(),
]

/** The columns of funding lines, in their order. */
export const FUNDING_LINE_COLUMNS: readonly FlatColumn<FlatLine>[] = [
  text('id', (row) => row.id),
  text('kind', (row) => row.kind),
  integer('fiscal_year', (row) => row.fiscal_year),
  text('chamber', (row) => row.chamber),
  text('subcommittee', (row) => row.subcommittee),
  text('agency', (row) => row.agency),
  text('bureau', (row) => row.bureau),
  text('account', (row) => row.account),
  text('program', (row) => row.program),
  text('federal_account_symbol', (row) => row.federal_account_symbol),
  text('federal_account_title', (row) => row.federal_account_title),
  text('assistance_listings', (row) =>
    join(
      row.assistance_listings.map(({ number, title }) => (title === null ? number : `${number} ${title}`)),
    ),
  ),
  text('eligible_recipients', (row) => join(row.eligible_recipients)),
  text('ineligible_uses', (row) => join(row.ineligible_uses)),
  text('cost_share', (row) => row.cost_share),
  text('submission_deadline', (row) => row.submission_deadline),
  text('basis', (row) => row.basis),
  text('guidance_url', (row) => row.guidance_url),
  text('guidance_page', (row) => row.guidance_page),
  text('label_aliases', (row) => join(row.label_aliases)),
  text('status', (row) => row.status),
  text('missing', (row) => joinPairs(row.missing)),
  text('coverage', (row) => join(row.coverage)),
  ...evidenceColumns<FlatLine>(),
]
