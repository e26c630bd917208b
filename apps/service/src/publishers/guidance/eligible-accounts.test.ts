import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parse } from 'csv-parse/sync'
import { joinFundingLines } from '../../collections/appropriations/declaration/index.ts'
import { assistanceListings } from '../assistance-listings/assistance-listings.ts'
import { parseSubcommittee } from '../cells/parse-subcommittee.ts'
import { fastBook } from '../fast-book/fast-book.ts'
import type { Publisher } from '../publisher.ts'
import { ofKind, readDocument, readReference, skipReference } from '../testing.ts'
import { getGuidanceDocument, guidance } from './guidance.ts'

const listLines = async (publisher: Publisher, bytes: Uint8Array) =>
  ofKind(await readDocument(publisher, bytes), 'funding_line').map(({ draft }) => draft)

const readAll = async () => [
  ...(await listLines(guidance, getGuidanceDocument().bytes)),
  ...(await listLines(fastBook, readReference('fast_book_federal_account_symbols.json'))),
  ...(await listLines(assistanceListings, readReference('assistance_listings_index.csv'))),
]

test(
  'every symbol and number of the curated file is in the real code lists, in use and under its title',
  { skip: skipReference },
  async () => {
    const all = await readAll()
    const { lines, problems } = joinFundingLines(all)
    assert.deepEqual(problems, [])
    const active = new Set(
      all.filter(({ status }) => status?.startsWith('active')).map((line) => line.federal_account_symbol),
    )
    for (const line of lines.filter(({ kind }) => kind === 'guidance')) {
      const { federal_account_symbol: symbol, federal_account_title: title } = line
      assert.ok(symbol === null || active.has(symbol), symbol ?? '')
      assert.equal(symbol === null, title === null)
      assert.ok(line.assistance_listings.every((listing) => listing.title !== null))
    }
  },
)

test(
  'each of the 17 dedicated listings is named by a line, and marks it',
  { skip: skipReference },
  async () => {
    const { lines } = joinFundingLines(await readAll())
    const dedicated = lines.filter(
      ({ kind, status }) => kind === 'assistance_listing' && status === 'dedicated',
    )
    const marks = new Set(
      lines.flatMap(({ kind, status }) =>
        kind === 'guidance' ? (status ?? '').replace('draft; ', '').split(/: |, /).slice(1) : [],
      ),
    )
    assert.deepEqual(
      [...marks].toSorted(),
      dedicated
        .flatMap(({ assistance_listings: listings }) => listings.map(({ number }) => number))
        .toSorted(),
    )
    assert.equal(marks.size, 17)
  },
)

/** The crosswalk leaves it open; the FAST Book has the title that guidance and bills print. */
const HEALTH_RESOURCES = '075-0361'

type Crosswalk = Readonly<
  Record<
    | 'subcommittee'
    | 'table_agency_label'
    | 'table_account_label'
    | 'federal_account_symbol'
    | 'assistance_listing',
    string
  >
>

test(
  'a label that the real crosswalk has leads to the same symbol and the same number',
  { skip: skipReference },
  async () => {
    const crosswalk: Crosswalk[] = parse(readReference('cpf_cds_account_crosswalk_draft.csv'), {
      columns: true,
    })
    const lines = await listLines(guidance, getGuidanceDocument().bytes)
    const agencies = new Set(lines.flatMap(({ agency, bureau }) => [agency, bureau]))
    let agreeing = 0
    for (const row of crosswalk) {
      const label = row.table_account_label || row.table_agency_label
      const code = parseSubcommittee(row.subcommittee)
      const agency = row.table_agency_label
      for (const line of lines.filter(
        (one) =>
          one.subcommittee === code &&
          one.label_aliases.includes(label) &&
          // Two bureaus print “Special Initiatives”.
          (!agencies.has(agency) || [one.agency, one.bureau].includes(agency)),
      )) {
        if (row.federal_account_symbol !== '' || line.federal_account_symbol !== HEALTH_RESOURCES)
          assert.equal(line.federal_account_symbol ?? '', row.federal_account_symbol, label)
        if (row.assistance_listing !== '')
          assert.ok(
            line.assistance_listings.some(({ number }) => number === row.assistance_listing),
            label,
          )
        agreeing += 1
      }
    }
    assert.ok(agreeing > 50)
  },
)
