import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { parse } from 'csv-parse/sync'
import type { FundingLine, FullRecord } from '@rotunda/contract'
import { runCommandLine } from '../../apps/service/src/operator/run-command-line.ts'
import { makeEnvironment } from '../../apps/service/src/operator/testing.ts'
import { checkDataPackage } from '../../apps/service/src/releases/testing.ts'

const REFERENCE = join(import.meta.dirname, '../../../shared/reference/appropriations')
const INTERIOR_2026 = ['--fiscal-year', '2026', '--subcommittee', 'INT']
/** Everything there that a committee or the Treasury published, with what `sources add` must be told. */
const DOCUMENTS: Readonly<Record<string, readonly string[]>> = {
  'house_cpf_requests_fy2024_fy2025_sample.csv': ['--publisher', 'house-appropriations'],
  'house_fy2026_interior_cpf_bill_table_sample.csv': [
    '--publisher',
    'house-appropriations',
    ...INTERIOR_2026,
  ],
  'senate_fy2026_interior_cds_bill_table_sample.csv': [
    '--publisher',
    'senate-appropriations',
    ...INTERIOR_2026,
  ],
  'fast_book_federal_account_symbols.json': ['--publisher', 'fast-book'],
  'assistance_listings_index.csv': ['--publisher', 'assistance-listings'],
}

test('the real documents become the records, refusals and funding lines that their README counts', async (t) => {
  if (!existsSync(REFERENCE)) return t.skip('the folder ../shared/reference/appropriations is not here')
  const environment = makeEnvironment(t)
  const order = async (...args: string[]) => {
    let stderr = ''
    const code = await runCommandLine({
      args,
      environment,
      directory: environment.ROTUNDA_DATA,
      print: () => undefined,
      complain: (text) => (stderr += text),
    })
    assert.equal(code, 0, stderr)
  }
  for (const [file, options] of Object.entries(DOCUMENTS))
    await order(
      'sources',
      'add',
      join(REFERENCE, file),
      '--url',
      `https://published.example/${file}`,
      ...options,
    )
  await order('release', 'build')
  await order('release', 'publish', 'latest')

  const [folder = ''] = globSync(join(environment.ROTUNDA_DATA, 'releases', '*', 'data'))
  checkDataPackage(join(folder, '..'))
  const readList = <Row>(name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Row[] // of the contract
  const readCsv = (name: string): Record<string, string>[] =>
    parse(readFileSync(join(folder, name)), { columns: true })
  const checks = readCsv('source-checks.csv')
  for (const [file, count] of readCounts()) {
    const check = checks.find(({ url }) => url?.endsWith(file))
    const {
      rows_read: read,
      rows_published: published,
      rows_merged: merged,
      rows_refused: refused,
    } = check ?? {}
    assert.equal(Number(published) + Number(merged) + Number(refused), Number(read), file)
    assert.equal(Number(read), count, file)
  }

  const house = readList<FullRecord>('house-projects.json')
  assert.equal(house.filter(({ stage }) => stage === 'request').length, 10)
  assert.equal(house.filter(({ stage }) => stage === 'house_bill').length, 30)
  assert.deepEqual(readList('senate-requests.json'), [])
  const refusals = readCsv('refusals.csv')
  assert.deepEqual(new Set(refusals.map(({ reason }) => reason)), new Set(['stage_not_published']))
  assert.equal(refusals.length, 67)

  const lines = readList<FundingLine>('funding-guidance.json')
  const active = lines.filter(
    ({ kind, status }) => kind === 'federal_account' && status?.startsWith('active'),
  )
  assert.equal(active.length, 2768)
  assert.equal(lines.filter(({ kind }) => kind === 'assistance_listing').length, 2682)
  const guidance = lines.filter(({ kind }) => kind === 'guidance')
  assert.ok(guidance.length > 60)
  for (const { federal_account_symbol: symbol, federal_account_title: title } of guidance)
    assert.equal(symbol === null, title === null, `${symbol} is joined`)

  // Requests name no account; the enrolled bill of 2026 names the account of every row of the table.
  const links = Object.groupBy(house, ({ funding_line: link, missing }) =>
    link === null ? (missing['funding_line'] ?? '') : link.match,
  )
  assert.deepEqual([links['no_account']?.length, links['label']?.length], [10, 30])
  assert.deepEqual(Object.keys(links).toSorted(), ['label', 'no_account'])
  const basisOf = new Map(guidance.map(({ id, basis }) => [id, basis]))
  for (const { funding_line: link } of links['label'] ?? [])
    assert.equal(basisOf.get(link?.id ?? ''), 'statute')
})

/** Rows of each document, as the README gives them. The FAST Book also has codes no longer in use. */
const readCounts = (): Map<string, number> => {
  const readme = readFileSync(join(REFERENCE, 'README.md'), 'utf8')
  const counts = new Map<string, number>()
  for (const [, file = '', rows = ''] of readme.matchAll(/^\| (\S+) \| ([\d,]+)/gm))
    if (Object.hasOwn(DOCUMENTS, file)) counts.set(file, Number(rows.replaceAll(',', '')))
  assert.deepEqual([...counts.keys()].toSorted(), Object.keys(DOCUMENTS).toSorted())
  const fastBook = 'fast_book_federal_account_symbols.json'
  const { discontinued } = JSON.parse(readFileSync(join(REFERENCE, fastBook), 'utf8')) as {
    discontinued: unknown[]
  }
  return counts.set(fastBook, (counts.get(fastBook) ?? 0) + discontinued.length)
}
