import { hash } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { writeReleaseRecords } from '../../../apps/service/src/publishers/lineage/release-manifest.ts'
import { layStatement, type PdfEntry } from '../../../apps/service/src/publishers/enacted-projects/testing.ts'
import { makePdf } from '../../../apps/service/src/publishers/pdf/testing.ts'
import { packWorkbook } from '../pack-workbook.ts'
import type { Declaration } from '../declaration.ts'
import { lines, sampled } from '../sampled.ts'
import { split } from '../split.ts'

const STATEMENTS: Declaration['kinds'] = {
  amount: ['Amount', 'Total Amount', 'Budget Request', 'Additional Amount'],
  name: ['Agency', 'Recipient'],
  text: ['Account', 'Project', 'Location'],
  place: ['State', 'Location (State)'],
  list: split(
    `House Requestor(s) | Senate Requestor(s) | Requestor(s) House | Requestor(s) Senate |
      House\nRequestor(s) | Senate\nRequestor(s)`,
  ),
  code: ['Origination'],
}

const FACTS = { fiscal_year: 2023, subcommittee: 'INT', act: 'P.L. 117-328', rows: 'published' } as const

const ROWS = [
  [
    'Agency',
    'Account',
    'Project',
    'Recipient',
    'Location (State)',
    'Amount',
    'House\nRequestor(s)',
    'Senate\nRequestor(s)',
    'Origination',
  ],
  [
    'Forest Service',
    'Capital Improvement',
    'Trail Repair',
    'Town of Oak',
    'VT',
    '1,031,615',
    'Samplewell',
    'Stantonby',
    'H/S',
  ],
  [
    'Forest Service',
    'Capital Improvement',
    'Old Mill Roof',
    'Elm County',
    'OR',
    '400,000',
    'Fictiman',
    'Placeholder (OR)',
    'H/S',
  ],
  [
    'National Park Service',
    'Preservation Fund',
    'Well No. 4',
    'University of Fern',
    'AZ',
    '650,000',
    'Exampleton (AZ)',
    'Stantonby',
    'H/S',
  ],
] as const
const TABLE = ROWS.map(
  (cells) => `${cells.map((cell) => (/[,\n]/.test(cell) ? `"${cell}"` : cell)).join(',')}\n`,
).join('')

/** The table on the pages of a statement. */
const packPdf = (text: string): Uint8Array => {
  const [header = [], ...rows] = parse(text, { relaxColumnCount: true })
  const xs = [24, 100, 184, 300, 390, 462, 520, 606, 700]
  const columns = header.map((name, index) => ({
    header: name,
    x: xs[index] ?? 740,
    letters: [16, 18, 26, 20, 16, 12, 18, 18, 11][index] ?? 11,
  }))
  return makePdf(
    layStatement(
      rows.map((cells): PdfEntry => ({ kind: 'row', cells })),
      { columns },
    ),
  )
}

const BPC: Declaration['kinds'] = {
  amount: ['amount', 'budget_request', 'additional_amount'],
  name: ['agency', 'recipient', 'requestor_one_full_name', 'requestor_two_full_name'],
  text: ['category', 'account', 'project', 'location'],
  place: ['state'],
  id: ['requestor_one_bioguide_id', 'requestor_two_bioguide_id'],
  code: split(
    `origination | requestor_one_chamber | requestor_one_party | requestor_two_chamber |
      requestor_two_party`,
  ),
  unread: split('three | four | five | six | seven | eight | nine').flatMap((number) =>
    ['full_name', 'bioguide_id', 'chamber', 'party'].map((field) => `requestor_${number}_${field}`),
  ),
}

const MANIFEST = `${'0'.repeat(64)}  data/senate-requests.json\n`

/** Records of a release of requests, as a build of enacted projects reads them. */
const RECORDS = Buffer.from(
  writeReleaseRecords(
    { collection: 'appropriations', release: hash('sha256', MANIFEST, 'hex'), manifest: MANIFEST },
    ['s-1', 's-2'].map((id) => ({
      id,
      stage: 'request',
      chamber: 'senate',
      group: `g-${id}`,
      fiscal_year: 2024,
      subcommittee: 'INT',
      requestors: [{ name: 'Sample, Ada', bioguide: 'S000001', chamber: 'senate' }],
      states: ['OR'],
      recipient: 'City of Dovedale',
      title: 'Sewer Renewal',
      amount: 400_000,
    })),
  ),
).toString()

const OWN = { collection: 'enacted-projects', facts: {}, form: 'json' } as const

const OPERATOR: Declaration['kinds'] = {
  id: split('id | record | project | release | row | bioguide | group'),
  code: split(
    `decision | kind | fields | dataset | collection | form | stage | chamber | subcommittee |
      fiscal_year`,
  ),
  name: ['decided_by', 'name', 'recipient'],
  day: ['decided_at', 'decided_on'],
  text: split('reason | text | evidence_url | manifest | title'),
  place: ['states'],
  amount: ['amount'],
}

export const ENACTED_PROJECTS: readonly Declaration[] = [
  {
    ...sampled('enacted-projects', 'statements.example/fy23/ew-projects.csv', lines(5)),
    what: 'energy and water',
    form: 'csv',
    kinds: STATEMENTS,
    pairs: [['House Requestor(s)', 'Senate Requestor(s)']],
  },
  {
    collection: 'enacted-projects',
    publisher: 'joint-statements',
    what: 'workbook',
    facts: FACTS,
    form: 'csv',
    text: TABLE.replaceAll('\nRequestor', ' Requestor'),
    pack: packWorkbook('Amount'),
    hasFormats: true,
    kinds: STATEMENTS,
  },
  {
    collection: 'enacted-projects',
    publisher: 'joint-statements-pdf',
    facts: FACTS,
    form: 'csv',
    text: TABLE,
    pack: packPdf,
    kinds: STATEMENTS,
  },
  { ...sampled('enacted-projects', 'tables.example/fy22-enacted.csv', lines(6)), form: 'csv', kinds: BPC },
  {
    collection: 'enacted-projects',
    publisher: 'control-totals',
    facts: FACTS,
    form: 'csv',
    text: 'fiscal_year,scope,counting_rule,items,amount_dollars,amount_text,source,mark\n2022,all,GAO provisions,4963,,"$9,064.5 million",GAO-22-105467,V\n2022,AG,rows of the table,287,390155006,,computed,V\n',
    kinds: {
      amount: ['amount_dollars'],
      code: ['fiscal_year', 'scope', 'mark', 'items'],
      text: ['counting_rule', 'amount_text', 'source'],
    },
  },
  { ...OWN, publisher: 'release-manifest', text: RECORDS, kinds: OPERATOR },
  {
    ...OWN,
    publisher: 'lineage-decisions',
    text: JSON.stringify({
      lineage_decisions: ['d1', 'd2'].map((id) => ({
        id,
        record: `s-${id}`,
        project: `enp-${id}`,
        decision: 'same',
        decided_by: 'Two readers',
        decided_at: '2026-06-01T12:00:00Z',
        reason: 'The report names the pair.',
        evidence_url: 'https://example.gov/report.pdf',
      })),
    }),
    kinds: OPERATOR,
  },
  {
    ...OWN,
    publisher: 'lineage-labels',
    form: 'csv',
    text: 'record_id,project_id,reader_1,reader_2\nr1,p1,same,different\nr2,p2,unsure,same\n',
    kinds: { id: ['record_id', 'project_id'], code: ['reader_1', 'reader_2'] },
  },
  {
    ...OWN,
    publisher: 'notices',
    text: JSON.stringify({
      notices: ['enp-1', 'enp-2'].map((row) => ({
        kind: 'takedown',
        dataset: 'projects',
        row,
        fields: ['recipient', 'project'],
        text: 'The recipient asked for it.',
        decided_on: '2026-05-01',
      })),
    }),
    kinds: OPERATOR,
  },
]
