import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import type { LobbyingFiling, Preview } from '@rotunda/contract'
import { makeFolder, readCsv, readRows } from '../../releases/testing.ts'
import { anAnswer, buildLobbying, listSample, type TestDocument } from './testing.ts'

type Filing = {
  income: string | null
  url: string
  filing_uuid: string
  filing_type: string
  filing_type_display: string
  lobbying_activities: {
    general_issue_code: string
    description: string | null
    lobbyists: { lobbyist: { suffix: string | null } }[]
  }[]
  client: { id: number; country: string; state: string }
}
type Page = { count: number; results: Filing[] }

const SAMPLE = await listSample(50)
const isFilings = ({ source }: TestDocument): boolean => source.url.includes('/filings/')

/** Builds the sample, after a change to the two pages of its filings. */
const buildMutated = async (
  t: TestContext,
  change: (first: Page, second: Page) => void,
  lists: readonly TestDocument[] = [],
) => {
  // The sample has its pages in this form.
  const pages = SAMPLE.filter(isFilings).map(({ bytes }) => JSON.parse(Buffer.from(bytes).toString()) as Page)
  const [first = assert.fail(), second = assert.fail()] = pages
  change(first, second)
  const documents = SAMPLE.map((document) => {
    if (!isFilings(document)) return document
    const { sha256: _digest, bytes: _bytes, ...facts } = document.source
    return anAnswer('', pages[document.source.part - 1], facts)
  })
  const directory = makeFolder(t)
  const { summary } = await buildLobbying(directory, [...documents, ...lists])
  const find = (name: string) => summary.checks.find((check) => check.name === name) ?? assert.fail(name)
  return {
    filings: readRows<LobbyingFiling>(directory, summary.id, 'filings'),
    rows: <Row>(dataset: string): Row[] => readRows<Row>(directory, summary.id, dataset),
    refusals: readCsv(directory, summary.id, 'refusals'),
    preview: readFileSync(join(directory, summary.id, 'data/preview.json'), 'utf8'),
    documents: readCsv(directory, summary.id, 'source-checks'),
    failed: summary.checks.flatMap(({ name, passed, detail }) => (passed ? [] : [`${name}: ${detail}`])),
    find,
  }
}

const getFiling = ({ results }: Page, finds: (filing: Filing) => boolean = () => true): Filing =>
  results.find(finds) ?? assert.fail('the sample has no such filing')

test('pages without a change are published whole', async (t) => {
  const { filings, refusals, failed } = await buildMutated(t, () => undefined)
  assert.deepEqual([filings.length, refusals.length, failed], [50, 0, []])
})

test('a code that is in no list of codes fails a check', async (t) => {
  const { failed } = await buildMutated(t, (page) => {
    const [activity = assert.fail()] = getFiling(
      page,
      ({ lobbying_activities }) => lobbying_activities.length > 0,
    ).lobbying_activities
    activity.general_issue_code = 'ZZZ'
  })
  assert.equal(failed.length, 1)
  assert.match(failed[0] ?? '', /^lobbying_codes: .*general_issue ZZZ/)
})

const LISTS = Object.entries({
  'general/countries': ['00', 'CA', 'DE', 'JP', 'US'],
  'general/states': ['CA', 'DC', 'OH', 'TX', 'VA'],
  'lobbyist/suffixes': ['jr'],
}).map(([path, codes]) =>
  anAnswer(
    `constants/${path}/`,
    codes.map((value) => ({ value, name: `Sample ${value}` })),
    { sample: true },
  ),
)
type Doubted = { readonly flags: readonly string[] }
const FLAGGED_TABLES = ['filings', 'clients', 'registrants', 'lobbyists', 'activities', 'foreign-entities']

test('a code of a place or a name in no list is kept, and flags each row that has it', async (t) => {
  const without = await buildMutated(t, () => undefined, LISTS)
  for (const table of FLAGGED_TABLES) {
    const all = without.rows<Doubted>(table)
    assert.ok(all.length > 0 && all.every(({ flags }) => flags.length === 0), table)
  }
  assert.match(
    without.find('lobbying_flags').detail,
    /flag: row_repeated 4\. .* read for the flags: country, state, suffix, general_issue, contribution_type\./,
  )
  const { rows, filings, find, failed } = await buildMutated(
    t,
    (page, other) => {
      const { client, lobbying_activities: activities } = getFiling(
        page,
        ({ lobbying_activities }) => lobbying_activities.length > 0,
      )
      for (const filing of [...page.results, ...other.results])
        if (filing.client.id === client.id) Object.assign(filing.client, { country: 'XK', state: 'Ontario' })
      for (const { lobbyist } of activities[0]?.lobbyists ?? assert.fail()) lobbyist.suffix = 'the younger'
    },
    LISTS,
  )
  const placed = filings.filter(({ client: { country, state } }) => country === 'XK' && state === 'Ontario')
  assert.ok(placed.length > 0)
  assert.deepEqual(
    filings.filter(({ flags }) => flags.join() === 'code_unknown'),
    placed,
  )
  for (const table of ['clients', 'activities'])
    assert.ok(
      rows<Doubted>(table).some(({ flags }) => flags.includes('code_unknown')),
      table,
    )
  assert.match(find('lobbying_flags').detail, /Rows by flag: code_unknown \d/)
  assert.deepEqual(failed, [])
})

const CONTACTS = [
  'call (202) 555-0100',
  'call 202-555-0100.',
  'tel.202.555.0100',
  '+44 20 7946 0958',
  'ada.loremsby@example.org',
]
const NO_CONTACTS = [
  'H.R. 2025, S. 5550',
  'P.L. 117-167; 2021-2022-2023',
  '$1,234,567.00',
  'rates @ 5 %',
  '20001-1234',
]

test('a text that may hold a telephone number or an e-mail address flags its row, and is kept', async (t) => {
  const texts = [...CONTACTS, ...NO_CONTACTS]
  const { rows, find, failed } = await buildMutated(t, ({ results }) => {
    const activities = results.flatMap(({ lobbying_activities }) => lobbying_activities)
    assert.ok(activities.length >= texts.length)
    for (const [index, text] of texts.entries()) Object.assign(activities[index] ?? {}, { description: text })
  })
  const flagged = rows<Doubted & { description: string }>('activities').filter(
    ({ flags }) => flags.length > 0,
  )
  assert.deepEqual(flagged.map(({ description }) => description).toSorted(), CONTACTS.toSorted())
  assert.ok(flagged.every(({ flags }) => flags.join() === 'contact_in_text'))
  assert.match(
    find('lobbying_flags').detail,
    new RegExp(`flag: contact_in_text ${CONTACTS.length}, row_repeated 4\\.`),
  )
  assert.deepEqual(failed, [])
})

test('a row whose text may hold a contact is not among the first rows of the preview', async (t) => {
  const isHidden = (index: number): boolean => index % 3 > 0
  const { preview } = await buildMutated(t, (first, second) => {
    const all = [first, second].flatMap(({ results }) =>
      results.flatMap(({ lobbying_activities }) => lobbying_activities),
    )
    for (const [index, activity] of all.entries())
      activity.description = isHidden(index) ? `call 202-555-0100, ${index}` : `tax, ${index}`
  })
  // The preview is JSON that the release wrote.
  const { datasets } = JSON.parse(preview) as Preview
  const activities = datasets.find(({ dataset }) => dataset === 'activities')
  assert.equal(activities?.first.length, 10)
  assert.ok(activities.first.every(({ description }) => String(description).startsWith('tax, ')))
  assert.ok(!preview.includes('555-0100'))
})

test('a day before the first Act, or long after the retrieval, flags its row and is kept', async (t) => {
  const ended = ['0200-01-31', '1945-12-31', '2031-01-01', '1946-01-01', '2026-12-31']
  const conviction = { lobbyist: null, date: '0020-05-05', description: 'Fictional' }
  const { filings, rows, failed } = await buildMutated(t, ({ results }) => {
    for (const [index, day] of ended.entries()) Object.assign(results[index] ?? {}, { termination_date: day })
    Object.assign(results[9] ?? {}, { conviction_disclosures: [conviction] })
  })
  const flagged = filings.filter(({ flags }) => flags.includes('date_implausible'))
  assert.deepEqual(flagged.map((row) => row.termination_date).sort(), ended.slice(0, 3).sort())
  const dates = filings.flatMap((row) => row.termination_date ?? [])
  assert.ok(ended.every((day) => dates.includes(day)))
  assert.deepEqual(
    rows<Doubted & { date: string }>('convictions')
      .filter(({ flags }) => flags.includes('date_implausible'))
      .map(({ date }) => date),
    [conviction.date],
  )
  assert.deepEqual(failed, [])
})

test('a share over 100 percent, a negative contribution and a report before its period are flagged', async (t) => {
  const numbers = [
    ['1000.00', '100.00'],
    ['1000.00', '100.01'],
    ['-5.00', null],
    ['1,000.00', '20'],
    [null, 'half'],
    [1e21, 30],
  ] as const
  const { filings, rows, failed } = await buildMutated(t, (first, second) => {
    Object.assign(first.results[0] ?? {}, {
      foreign_entities: numbers.map(([contribution, ownership_percentage], index) => ({
        name: `DOUBTED ${index}`,
        contribution,
        ownership_percentage,
        city: null,
        state: null,
        country: null,
        ppb_state: null,
        ppb_country: null,
      })),
    })
    const isReport = ({ filing_type }: Filing) => filing_type === 'Q4'
    const report = first.results.find(isReport) ?? getFiling(second, isReport)
    Object.assign(report, { dt_posted: '2025-09-30T23:59:59-04:00' })
  })
  const doubted = rows<Doubted & { name: string }>('foreign-entities').filter(({ name }) =>
    name.startsWith('DOUBTED'),
  )
  assert.deepEqual(
    doubted.map(({ flags }) => flags.includes('number_implausible')),
    [false, true, true, true, true, true],
  )
  assert.deepEqual(
    filings
      .filter(({ flags }) => flags.includes('posted_before_period'))
      .map((row) => [row.year, row.filing_type]),
    [[2025, 'Q4']],
  )
  assert.deepEqual(failed, [])
})

test('a code of the list that is not the code of its name fails a check', async (t) => {
  const { failed } = await buildMutated(t, (page) => {
    getFiling(page, ({ filing_type }) => filing_type === 'Q1').filing_type = '1A'
  })
  assert.equal(failed.length, 1)
  assert.match(failed[0] ?? '', /^lobbying_codes: .*filing_type 1A is named “1st Quarter - Report”/)
})

test('a filing with the uuid of another is refused, and the other is published', async (t) => {
  let taken = ''
  const { filings, refusals } = await buildMutated(t, ({ results: [first, second] }) => {
    assert.ok(first !== undefined && second !== undefined)
    taken = first.filing_uuid
    second.filing_uuid = taken
  })
  assert.equal(filings.length, 49)
  assert.equal(filings.filter(({ filing_uuid }) => filing_uuid === taken).length, 1)
  assert.deepEqual(
    refusals.map(({ reason }) => reason),
    ['record_unreadable'],
  )
})

test('a filing on two pages is published once, with a refusal for it and each of its parts', async (t) => {
  const { filings, refusals, failed } = await buildMutated(t, (first, second) => {
    second.results[0] = getFiling(first)
  })
  assert.equal(filings.length, 49)
  assert.equal(new Set(filings.map(({ filing_uuid }) => filing_uuid)).size, 49)
  assert.deepEqual([...new Set(refusals.map(({ reason }) => reason))], ['record_repeated'])
  assert.deepEqual(failed, [])
})

test('a record that one answer has twice is published once, also a report on contributions and a code', async (t) => {
  const twice = SAMPLE.map((document) => {
    if (document.source.publisher !== 'lda') return document
    const { sha256: _digest, bytes: _bytes, ...facts } = document.source
    // The sample has its answers in these forms.
    const answer = JSON.parse(Buffer.from(document.bytes).toString()) as Page | object[]
    const repeat = <Record>(list: readonly Record[]) => [...list.slice(0, 1), ...list]
    const content = Array.isArray(answer)
      ? repeat(answer)
      : { ...answer, count: answer.count + 1, results: repeat(answer.results) }
    return anAnswer('', content, facts)
  })
  const read = async (documents: readonly TestDocument[]) => {
    const directory = makeFolder(t)
    const { summary } = await buildLobbying(directory, documents)
    return ['filings', 'contribution-reports', 'codes'].map((dataset) =>
      readRows<{ readonly id: string }>(directory, summary.id, dataset).map(({ id }) => id),
    )
  }
  assert.deepEqual(await read(twice), await read(SAMPLE))
})

test('parts and entries that a filing has twice are kept, and flagged', async (t) => {
  let uuid = ''
  const { rows, failed } = await buildMutated(t, (page) => {
    const filing = getFiling(page, ({ lobbying_activities }) => lobbying_activities.length === 1)
    uuid = filing.filing_uuid
    const [activity = assert.fail()] = filing.lobbying_activities
    activity.lobbyists.push(...activity.lobbyists)
    filing.lobbying_activities.push(activity)
  })
  assert.deepEqual(
    rows<Doubted & { filing_uuid: string; n: number }>('activities')
      .filter(({ flags }) => flags.length > 0)
      .map(({ filing_uuid, n, flags }) => [filing_uuid, n, flags]),
    [1, 2].map((n) => [uuid, n, ['entry_repeated', 'row_repeated']]),
  )
  assert.deepEqual(failed, [])
})

test('a filing that changed between two pages is published as the newest page has it, and flagged', async (t) => {
  const newer = '40000.00'
  let [uuid, older] = ['', '']
  const { filings, refusals, failed, find } = await buildMutated(t, (first, second) => {
    const filing = getFiling(first, ({ income }) => income !== null && income !== newer)
    uuid = filing.filing_uuid
    older = filing.income ?? ''
    second.results[0] = { ...filing, income: newer }
  })
  const published = filings.filter(({ filing_uuid }) => filing_uuid === uuid)
  assert.deepEqual(
    published.map(({ income_as_published }) => income_as_published),
    [newer],
  )
  const [record] = refusals
  assert.deepEqual([...new Set(refusals.map(({ reason }) => reason))], ['record_changed'])
  assert.ok(JSON.stringify(record).includes(older), 'the refusal has the older amount')
  assert.ok(find('lobbying_changed').detail.includes(`between two pages: 1 (${uuid})`))
  assert.deepEqual(failed, [])
})

test('a filing with an activity fewer on another page is flagged with all its parts', async (t) => {
  const { refusals, failed } = await buildMutated(t, (first, second) => {
    const filing = getFiling(first, ({ lobbying_activities }) => lobbying_activities.length > 1)
    second.results[0] = { ...filing, lobbying_activities: filing.lobbying_activities.slice(1) }
  })
  assert.ok(refusals.length > 2)
  assert.deepEqual([...new Set(refusals.map(({ reason }) => reason))], ['record_changed'])
  assert.deepEqual(failed, [])
})

test('rows read are rows published, merged and refused, document by document', async (t) => {
  const { documents, refusals, failed } = await buildMutated(t, (first, second) => {
    second.results[0] = getFiling(first)
    getFiling(second, ({ filing_type }) => filing_type === 'Q2').filing_type = 'Q9'
  })
  assert.deepEqual(failed, [])
  assert.deepEqual(
    new Set(refusals.map(({ reason }) => reason)),
    new Set(['record_repeated', 'record_unreadable']),
  )
  const sum = { read: 0, refused: 0 }
  for (const { rows_read, rows_published, rows_merged, rows_refused } of documents) {
    assert.equal(Number(rows_read), Number(rows_published) + Number(rows_merged) + Number(rows_refused))
    sum.read += Number(rows_read)
    sum.refused += Number(rows_refused)
  }
  assert.ok(sum.read > 50)
  assert.equal(sum.refused, refusals.length)
})

test('a list with fewer records than its count has both numbers in the check of counts', async (t) => {
  const whole = await buildMutated(t, () => undefined)
  assert.match(whole.find('lobbying_counts').detail, /filing_year=2025: 50 before, 50 after, 50 read/)
  const short = await buildMutated(t, ({ results }) => {
    results.pop()
  })
  assert.match(short.find('lobbying_counts').detail, /filing_year=2025: 50 before, 50 after, 49 read/)
})

test('expenses of a hired firm, a termination before the period and a damaged name are flagged', async (t) => {
  const isReport = ({ income }: Filing): boolean => income !== null
  let uuid = ''
  const { filings, failed } = await buildMutated(t, (page) => {
    const filing = getFiling(page, isReport)
    uuid = filing.filing_uuid
    Object.assign(filing, { income: null, expenses: filing.income, termination_date: '1999-01-01' })
    Object.assign(filing.client, { name: 'CAF\u00c3\u2030 ZZYZX' })
  })
  assert.deepEqual(failed, [])
  assert.deepEqual(filings.find(({ filing_uuid }) => filing_uuid === uuid)?.flags, [
    'ended_before_period',
    'expenses_of_hired_firm',
    'text_damaged',
  ])
})
