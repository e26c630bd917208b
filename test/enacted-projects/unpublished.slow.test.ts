import assert from 'node:assert/strict'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { parquetReadObjects } from 'hyparquet'
import { ENACTED_PROJECTS } from '../../apps/service/src/collections/enacted-projects/index.ts'
import {
  buildEnacted,
  makeDocument,
  type TestDocument,
} from '../../apps/service/src/collections/enacted-projects/testing.ts'
import { enactedApi } from '../../apps/service/src/http/enacted/index.ts'
import { systemClock } from '../../apps/service/src/platform/index.ts'
import { makeLog } from '../../apps/service/src/platform/log/index.ts'
import { patience } from '../../apps/service/src/platform/testing.ts'
import { BPC_FIELDS, type BpcField } from '../../apps/service/src/publishers/enacted-projects/read-bpc-row.ts'
import { layStatement, PDF_COLUMNS } from '../../apps/service/src/publishers/enacted-projects/testing.ts'
import { makePdf } from '../../apps/service/src/publishers/pdf/testing.ts'
import { makeCsv } from '../../apps/service/src/publishers/tables/testing.ts'
import { openCurrentRelease } from '../../apps/service/src/releases/open/index.ts'
import { makeFolder, publishAnyway } from '../../apps/service/src/releases/testing.ts'
import { serveApi } from '../toy-collection/serve-api.ts'

/** Words that no other document has. Numbers and the words of agencies are in control totals. */
const WORD = /qvix/i

const bpcRow = (changes: Partial<Record<BpcField, string>> = {}): readonly string[] => {
  const texts: Partial<Record<BpcField, string>> = {
    category: 'Interior, Environment, and Related Agencies',
    agency: 'Environmental Protection Agency',
    account: 'STAG Qvixacct',
    project: 'Qvixproject Sewer',
    recipient: 'Town of Qvixtown',
    location: 'Qvixplace',
    state: 'NM',
    amount: '500000',
    origination: 'H',
    requestor_one_full_name: 'Ada Qvixname',
    requestor_one_bioguide_id: 'Q000001',
    requestor_one_chamber: 'rep',
    requestor_one_party: 'Democrat',
    ...changes,
  }
  return BPC_FIELDS.map((field) => texts[field] ?? '')
}
/** Each has a fault whose explanation names a cell. */
const FAULTS: readonly Partial<Record<BpcField, string>>[] = [
  { category: 'Qvixcategory' },
  { state: 'Qvixstate' },
  { origination: 'Qvixorigin' },
  { amount: 'Qvixamount' },
  { agency: '' },
  { requestor_one_chamber: 'Qvixchamber' },
  { requestor_one_bioguide_id: 'Qvixid' },
  { requestor_one_party: 'Qvixparty' },
  { project: '=HYPERLINK("qvix")' },
  { project: '\u202eqvix' },
  { recipient: 'https://qvix.example/' },
]
const ROWS = [bpcRow(), bpcRow({ project: 'Qvixwell' }), ...FAULTS.map(bpcRow)]
const bpc = (lines: readonly (readonly string[])[], cut = 0) =>
  makeDocument('bpc-enacted', makeCsv(lines).slice(0, cut === 0 ? undefined : -cut), { fiscal_year: 2022 })

const PDF_ROW = [
  'Forest Service',
  'Qvixacct',
  'Qvixtrail',
  'Qvix County',
  'CO',
  '500,000',
  'Qvixname',
  '',
  'H',
]
const pdf = (entries: Parameters<typeof layStatement>[0], layout: Parameters<typeof layStatement>[1] = {}) =>
  makeDocument('joint-statements-pdf', makePdf(layStatement(entries, layout)), {
    fiscal_year: 2023,
    subcommittee: 'INT',
    act: 'P.L. 117-328',
    media_type: 'application/pdf',
  })
const row = (cells: readonly string[]) => ({ kind: 'row', cells }) as const

/** Unpublished tables: read, with faults, and stopped for a reason that names a cell. */
const TABLES: Readonly<Record<string, TestDocument>> = {
  'with rows that are read and refused': bpc([BPC_FIELDS, ...ROWS]),
  'without its header': bpc(ROWS),
  'with another header': bpc([([...BPC_FIELDS] as string[]).with(3, 'Qvixheader'), ...ROWS]),
  'with a unit in its title': bpc([['Qvix, [in thousands]'], BPC_FIELDS, ...ROWS]),
  'with a unit in a row': bpc([BPC_FIELDS, ...ROWS, ['[Qvix in thousands]']]),
  'with a row beyond its columns': bpc([BPC_FIELDS, [...bpcRow(), 'qvix'], ...ROWS]),
  'cut off': bpc([BPC_FIELDS, ...ROWS, ROWS[0] ?? []], 60),
  'cut off in a quote': bpc([BPC_FIELDS, ...ROWS, bpcRow({ requestor_nine_party: 'Qvix, "' })], 3),
  'as PDF': pdf([row(PDF_ROW), row(PDF_ROW.with(0, 'Qvixagency'))]),
  'as PDF with a total that is none of its rows': pdf([
    row(PDF_ROW),
    { kind: 'total', label: 'Total, Qvixtotal', amount: '7' },
  ]),
  'as PDF of another subcommittee': pdf([row(PDF_ROW.with(0, 'Small Business Administration, Qvix'))]),
  'as PDF with a unit beside a text': pdf([row(PDF_ROW), row(['Qvix', '', '', '', '', '(in thousands)'])]),
  'as PDF with an unknown header': pdf([row(PDF_ROW)], {
    columns: PDF_COLUMNS.map((one) => (one.header === 'Recipient' ? { ...one, header: 'Qvixheader' } : one)),
  }),
}
const OTHER = makeDocument(
  'joint-statements',
  makeCsv([
    ['Agency', 'Account', 'Project', 'Recipient', 'State', 'Amount', 'House Requestor(s)', 'Origination'],
    ['EPA', 'STAG', 'Sewer', 'Town of Oak', 'NM', '1,000', 'Stansbury', 'H'],
  ]),
  { fiscal_year: 2024, subcommittee: 'INT', act: 'P.L. 118-42' },
)

/** Every text in a folder, with the rows of Parquet unpacked. */
const listTexts = async (folder: string): Promise<readonly (readonly [file: string, text: string])[]> => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(folder, file)).isFile())
    // The bundle has the same files once more.
    .filter((file) => !file.endsWith('.zip'))
  return Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(join(folder, file))
      if (!file.endsWith('.parquet')) return [file, bytes.toString('latin1')] as const
      const { buffer, byteOffset, byteLength } = bytes
      const rows = await parquetReadObjects({
        file: buffer.slice(byteOffset, byteOffset + byteLength),
      })
      const show = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)
      return [file, JSON.stringify(rows, show)] as const
    }),
  )
}

const listHits = (texts: readonly (readonly [string, string])[]): readonly string[] =>
  texts.flatMap(([file, text]) => {
    const at = text.search(WORD)
    return at < 0 ? [] : [`${file}: ${text.slice(Math.max(0, at - 80), at + 80)}`]
  })

const ANSWERS = [
  'projects?limit=200',
  'projects?q=qvixproject',
  'projects?format=csv',
  'projects?facet=agency&facet=account',
  'aggregates?group_by=agency',
  'aggregates?group_by=account',
  'links',
]

const serve = async (t: TestContext, directory: string): Promise<readonly (readonly [string, string])[]> => {
  const needs = { directory, collection: ENACTED_PROJECTS, clock: systemClock, log: makeLog('silent') }
  const releases = openCurrentRelease({ ...needs, graceSeconds: 0 })
  const { port } = await serveApi(t, { api: enactedApi(releases, directory), releases }, {})
  return Promise.all(
    ['/downloads', '/data.json', ...ANSWERS.map((path) => `/api/enacted/v1/${path}`)].map(async (path) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, { signal: patience() })
      // An answer repeats the search of its caller.
      return [path, (await response.text()).replaceAll('q=qvixproject', '')] as const
    }),
  )
}

for (const [what, table] of Object.entries(TABLES))
  test(`no cell of an unpublished table is in a file or an answer: ${what}`, async (t) => {
    const directory = makeFolder(t)
    const { summary } = await buildEnacted(directory, [OTHER, table])
    const texts = await listTexts(directory)
    assert.ok(texts.length > 30)
    assert.ok(texts.some(([, text]) => text.includes('Town of Oak')))
    assert.deepEqual(listHits(texts), [])
    assert.doesNotMatch(JSON.stringify(summary), WORD)
    // A release with a stopped document is not published.
    if (summary.checks.some(({ passed }) => !passed)) return
    const now = new Date('2026-12-02T12:00:00Z')
    await publishAnyway({ directory, collection: ENACTED_PROJECTS, release: summary.id, now })
    assert.deepEqual(listHits(await serve(t, directory)), [])
  })
