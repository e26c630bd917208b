import { makeFacts, type SampleDocument } from './sample-document.ts'
import { makeSenateRows, type SenateRow } from './senate-rows.ts'

/** As many rows as are asked for at once. */
const PAGE_ROWS = 5000
const ENCODER = new TextEncoder()

export type SenateGrid = { readonly seed: number; readonly fiscalYear: number; readonly records: number }

/** The replies of the request grid for one year, page by page, with a few rows at the end that cannot be published. */
export function* makeSenateGrid({ seed, fiscalYear, records }: SenateGrid): Generator<SampleDocument> {
  const total = records + REFUSED.length
  let page: unknown[] = []
  let part = 1
  for (const row of withRefused(makeSenateRows({ seed, fiscalYear, rows: records }))) {
    page.push(row)
    if (page.length < PAGE_ROWS && (part - 1) * PAGE_ROWS + page.length < total) continue
    yield writePage(fiscalYear, part, { RECORDSTOTAL: total, DATA: page })
    page = []
    part += 1
  }
}

function* withRefused(rows: Iterable<SenateRow>): Generator {
  let last: SenateRow | undefined
  for (const row of rows) {
    last = row
    yield row
  }
  for (const change of REFUSED) yield change && { ...last, ...change }
}

/** The last is no row at all. */
const REFUSED: readonly (Partial<SenateRow> | null)[] = [
  { subcommittee: 'Select Committee on Samples' },
  { certification_letter: 'cdsletters01/sample-of-another-year.pdf' },
  { member: '' },
  { amount_requested: '25,000,000,000' },
  null,
]

const writePage = (fiscalYear: number, part: number, page: object): SampleDocument => ({
  facts: makeFacts({
    publisher: 'senate-appropriations',
    url: `https://senate.example/cds_requests.cfc#part=${part}`,
    media_type: 'application/json',
    fiscal_year: fiscalYear,
    chamber: 'senate',
    published_at: '2026-05-04',
  }),
  bytes: ENCODER.encode(JSON.stringify(page)),
})
