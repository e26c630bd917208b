import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { parse } from 'csv-parse/sync'
import type { FundingLine } from '@rotunda/contract'
import { parseSubcommittee } from '../../apps/service/src/publishers/cells/parse-subcommittee.ts'
import {
  getGuidanceDocument,
  isLineRow,
  publishers,
} from '../../apps/service/src/publishers/appropriations/index.ts'
import {
  makeFundingLineFinder,
  type LinkableRecord,
} from '../../apps/service/src/collections/appropriations/build/find-funding-line.ts'

const REFERENCE = join(import.meta.dirname, '../../../shared/reference/appropriations')
const skip = existsSync(REFERENCE) ? false : 'the folder ../shared/reference/appropriations is not here'

const readTable = (file: string): Record<string, string>[] =>
  parse(readFileSync(join(REFERENCE, file)), { columns: true })

const readLines = async (): Promise<FundingLine[]> => {
  const lines: FundingLine[] = []
  const { source, open } = getGuidanceDocument()
  for await (const row of publishers.guidance.read({ source, open }))
    if (isLineRow(row))
      lines.push({
        ...row.draft,
        id: JSON.stringify(row.draft.key),
        first_seen_at: null,
        changed_at: null,
        coverage: [],
        evidence: [],
      })
  return lines
}

type Row = { readonly agency: string | null; readonly account: string | null }
type Where = Pick<LinkableRecord, 'fiscal_year' | 'chamber' | 'subcommittee'>

/** Describes the funding line of a row: its basis, symbol and program, or the reason for none. */
const makeDescriber = (lines: readonly FundingLine[]) => {
  const find = makeFundingLineFinder(lines)
  const byId = new Map(lines.map((line) => [line.id, line]))
  return (where: Where, row: Row): string => {
    const found = find({ ...where, ...row })
    if ('missing' in found) return found.missing
    const line = byId.get(found.link.id)
    return [found.link.match, line?.federal_account_symbol, line?.program ?? line?.account].join(' ')
  }
}

const INTERIOR = { fiscal_year: 2026, subcommittee: 'INT' } as const
const CLEAN = 'label 068-0103 Clean water infrastructure'
const DRINKING = 'label 068-0103 Drinking water infrastructure'

/** Labels as tables of bills print them, on agencies that they abbreviate or name by a part. */
const PRINTED: readonly (readonly [Where, agency: string, account: string, line: string])[] = [
  ...(['house', 'senate'] as const).flatMap((chamber) => {
    const interior = { ...INTERIOR, chamber }
    return [
      [interior, 'Environmental Protection Agency', 'STAG—Drinking Water SRF', DRINKING] as const,
      [interior, 'EPA', 'STAG - Clean Water State Revolving Fund', CLEAN] as const,
      [
        interior,
        'EPA',
        'State and Tribal Assistance Grants',
        'label 068-0103 Remediation and construction',
      ] as const,
      [
        interior,
        'National Park Service',
        'Historic Preservation Fund',
        'label 014-5140 Historic Preservation Fund',
      ] as const,
      [interior, 'National Park Service', 'Construction', 'account 014-1039 Construction'] as const,
      [interior, 'Department of the Interior', 'Construction', 'several_lines'] as const,
      [
        interior,
        'Fish and Wildlife Service',
        'Stewardship Priorities',
        'label 014-1611 Resource Management',
      ] as const,
      [
        interior,
        'Forest Service',
        'Construction Projects',
        'label 012-1103 Capital Improvement and Maintenance',
      ] as const,
      [interior, 'EPA', 'STAG', 'no_line'] as const,
      [interior, 'EPA', 'Clean Water', 'no_line'] as const,
      [interior, 'EPA', '', 'no_account'] as const,
    ]
  }),
  [
    { ...INTERIOR, chamber: 'senate' },
    'Bureau of Indian Affairs',
    'Special Initiatives',
    'label 014-2100 Operation of Indian Programs',
  ],
  [
    { ...INTERIOR, chamber: 'senate' },
    'United States Geological Survey',
    'Special Initiatives',
    'label 014-0804 Surveys, Investigations, and Research',
  ],
  [{ ...INTERIOR, chamber: 'senate' }, 'DOI', 'Special Initiatives', 'several_lines'],
  ...(['house', 'senate'] as const).flatMap((chamber) => {
    const homeland = { fiscal_year: 2026, chamber, subcommittee: 'HS' } as const
    return [
      [homeland, 'FEMA', 'Pre-Disaster Mitigation', 'label 070-0413 Pre-Disaster Mitigation'] as const,
      [
        homeland,
        'FEMA',
        'Emergency Operations Center',
        'label 070-0413 Emergency Operations Center grants',
      ] as const,
      [homeland, 'FEMA', 'Federal Assistance', 'several_lines'] as const,
    ]
  }),
]

test('rows of the same form as those of bills stand under the program that they print, or say why not', async () => {
  const describe = makeDescriber(await readLines())
  for (const [where, agency, account, line] of PRINTED)
    assert.equal(describe(where, { agency, account }), line, `${where.chamber} ${agency} ${account}`)
})

const REAL = [
  ['house', 'house_fy2026_interior_cpf_bill_table_sample.csv', { [CLEAN]: 11, [DRINKING]: 19 }],
  [
    'senate',
    'senate_fy2026_interior_cds_bill_table_sample.csv',
    {
      [CLEAN]: 55,
      'label 014-1109 Management of Lands and Resources': 2,
      'label 014-2100 Operation of Indian Programs': 5,
      'label 068-0107 Science and Technology': 5,
      // The line that goes on with the senators of the row before.
      no_account: 1,
    },
  ],
] as const

for (const [chamber, file, lines] of REAL)
  test(
    `every row of the real ${chamber} table that names an account has its line, and none another`,
    { skip },
    async () => {
      const describe = makeDescriber(await readLines())
      const found = new Map<string, number>()
      for (const { Agency: agency = null, Account: account = null } of readTable(file)) {
        const line = describe({ ...INTERIOR, chamber }, { agency, account })
        found.set(line, (found.get(line) ?? 0) + 1)
      }
      assert.deepEqual(Object.fromEntries(found), lines)
    },
  )

const CROSSWALK = [
  [2022, 'house', 19],
  [2023, 'house', 7],
  [2023, 'senate', 43],
  [2024, 'house', 33],
  [2024, 'senate', 47],
  [2025, 'house', 33],
  [2025, 'senate', 47],
  [2026, 'house', 34],
  [2026, 'senate', 47],
  [2027, 'house', 41],
  [2027, 'senate', 47],
] as const
/** Open in the crosswalk, and settled by the title that the FAST Book has. */
const SETTLED = new Map([['Health Resources and Services Administration (HRSA)', '075-0361']])

for (const [fiscalYear, chamber, count] of CROSSWALK)
  test(
    `of the 62 labels of the crosswalk ${count} have their line for the ${chamber} of ${fiscalYear}, and none another`,
    { skip },
    async () => {
      const lines = await readLines()
      const find = makeFundingLineFinder(lines)
      let told = 0
      for (const row of readTable('cpf_cds_account_crosswalk_draft.csv')) {
        const account = row['table_account_label'] ?? null
        const found = find({
          fiscal_year: fiscalYear,
          chamber,
          agency: row['table_agency_label'] ?? null,
          subcommittee: parseSubcommittee(row['subcommittee'] ?? '') ?? null,
          account,
        })
        if (!('link' in found)) continue
        const symbol = lines.find(({ id }) => id === found.link.id)?.federal_account_symbol ?? ''
        assert.ok([row['federal_account_symbol'], SETTLED.get(account ?? '')].includes(symbol), account ?? '')
        told += 1
      }
      assert.equal(told, count)
    },
  )
