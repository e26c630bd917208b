import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { parse } from 'csv-parse/sync'
import type { FundingLine } from '@rotunda/contract'
import { parseSubcommittee } from '../../apps/service/src/publishers/cells/parse-subcommittee.ts'
import { getGuidanceDocument, publishers } from '../../apps/service/src/publishers/index.ts'
import { makeLineBody } from '../../apps/service/src/releases/build/draft-body.ts'
import { makeFundingLineFinder } from '../../apps/service/src/releases/build/find-funding-line.ts'

const REFERENCE = join(import.meta.dirname, '../../../shared/reference/appropriations')
const skip = existsSync(REFERENCE) ? false : 'the folder ../shared/reference/appropriations is not here'

const readTable = (file: string): Record<string, string>[] =>
  parse(readFileSync(join(REFERENCE, file)), { columns: true })

const readLines = async (): Promise<FundingLine[]> => {
  const lines: FundingLine[] = []
  const { source, bytes } = getGuidanceDocument()
  for await (const row of publishers.guidance.read({ source, bytes }))
    if (row.kind === 'funding_line') lines.push(makeLineBody(row, source, JSON.stringify(row.draft.key)))
  return lines
}

test(
  'each of the 30 real rows prints a label of the lines of 2024, the last year with accounts',
  { skip },
  async () => {
    const lines = await readLines()
    const find = makeFundingLineFinder(lines)
    const programs = new Map<string | null, number>()
    for (const { Agency: agency = null, Account: account = null } of readTable(
      'house_fy2026_interior_cpf_bill_table_sample.csv',
    )) {
      const found = find({ fiscal_year: 2024, chamber: 'house', subcommittee: 'INT', agency, account })
      assert.ok('link' in found && found.link.match === 'label', account ?? '')
      const program = lines.find(({ id }) => id === found.link.id)?.program ?? null
      programs.set(program, (programs.get(program) ?? 0) + 1)
    }
    assert.deepEqual(
      programs,
      new Map([
        ['Clean water infrastructure', 11],
        ['Drinking water infrastructure', 19],
      ]),
    )
  },
)

for (const [fiscalYear, chamber, count] of [
  [2024, 'house', 26],
  [2023, 'senate', 43],
  [2022, 'house', 19],
] as const)
  test(
    `of the 62 labels of the crosswalk ${count} have their line for the ${chamber} of ${fiscalYear}, and none another`,
    { skip },
    async () => {
      const lines = await readLines()
      const find = makeFundingLineFinder(lines)
      let told = 0
      for (const row of readTable('cpf_cds_account_crosswalk_draft.csv')) {
        const found = find({
          ...{ fiscal_year: fiscalYear, chamber, agency: row['table_agency_label'] ?? null },
          subcommittee: parseSubcommittee(row['subcommittee'] ?? '') ?? null,
          account: row['table_account_label'] ?? null,
        })
        if (!('link' in found)) continue
        const line = lines.find(({ id }) => id === found.link.id)
        assert.equal(line?.federal_account_symbol ?? '', row['federal_account_symbol'])
        told += 1
      }
      assert.equal(told, count)
    },
  )
