import assert from 'node:assert/strict'
import { chmodSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { parseSourceList } from '../releases/archive/index.ts'
import { startSite } from '../releases/archive/testing.ts'
import { COLLECTIONS } from '../wiring/collections.ts'
import { pickSourceList } from './sources-fetch.ts'
import { askHere as ask, makeEnvironment, runHere as run, type TestEnvironment } from './testing.ts'

const HEADER =
  'Member Last Name,Member First Name,District,Party,Subcommittee,Recipient,Project Purpose,Recipient Address,' +
  'Amount Requested,Member Website'
const ROW = 'Nobody,Norma,OH01,D,Homeland Security,Fictional Town,A bridge over nothing,,1000,'
const REQUESTS = `${HEADER}\n${ROW}\n`
const GRID_ROW = {
  MEMBER: 'Nobody, Norma',
  MEMBER_STATE: 'OH',
  SUBCOMMITTEE: 'Homeland Security',
  RECIPIENT: 'Fictional Town',
  PROJECT_PURPOSE: 'A bridge over nothing',
  PROJECT_LOCATION: 'Fictional Town',
  PROJECT_STATE: 'OH',
  AMOUNT_REQUESTED: '$1,000',
  CERTIFICATION_LETTER: 'cdsletters26/1.pdf',
}
const URL_OPTION = ['--url', 'https://house.example.org/requests.csv'] as const
const HOUSE = ['--publisher', 'house-appropriations', ...URL_OPTION, '--fiscal-year', '2024'] as const

const setUp = (t: TestContext, files: Readonly<Record<string, string>> = { 'requests.csv': REQUESTS }) => {
  const environment: TestEnvironment = makeEnvironment(t)
  for (const [name, text] of Object.entries(files)) writeFileSync(join(environment.ROTUNDA_DATA, name), text)
  return environment
}

test('a document is added with what is said of it, listed, and named in the audit log', async (t) => {
  const environment = setUp(t)
  const options = [
    '--chamber',
    'house',
    '--published',
    '2023-05-01',
    '--retrieved',
    '2023-05-02T08:00:00-04:00',
  ]
  const added = await ask(environment, 'sources', 'add', 'requests.csv', ...HOUSE, ...options)
  assert.deepEqual([added.outcome, added.series], ['new', 'requests/2024'])
  const [source, ...others] = (await ask(environment, 'sources', 'list')).data
  assert.deepEqual([added.data, others], [[source], []])
  assert.deepEqual(
    [
      source.publisher,
      source.url,
      source.fiscal_year,
      source.subcommittee,
      source.chamber,
      source.media_type,
    ],
    ['house-appropriations', URL_OPTION[1], 2024, null, 'house', 'text/csv'],
  )
  assert.deepEqual(
    [source.published_at, source.retrieved_at, source.final_url, source.sample],
    ['2023-05-01', '2023-05-02T12:00:00.000Z', null, false],
  )
  assert.equal((await ask(environment, 'audit', 'check')).lines, 1)
  const { stdout } = await run(environment, 'sources', 'list')
  assert.match(stdout, /PUBLISHER .*\nhouse-appropriations +2024 .*2023-05-02 .*requests\.csv/)
})

test('the same document again is unchanged, and another one at its address is a revision', async (t) => {
  const environment = setUp(t, { 'a.csv': REQUESTS, 'b.csv': `${REQUESTS}${ROW}\n` })
  const first = await ask(environment, 'sources', 'add', 'a.csv', ...HOUSE)
  const again = await run(environment, 'sources', 'add', 'a.csv', ...HOUSE)
  assert.match(again.stdout, /since .*, and unchanged/)
  const second = await ask(environment, 'sources', 'add', 'b.csv', ...HOUSE)
  assert.deepEqual([second.outcome, second.data[0].supersedes], ['revision', first.data[0].sha256])
  assert.equal((await ask(environment, 'sources', 'list')).data.length, 2)
})

test('bytes that are here under another series are refused with the way out, until what was wrong is withdrawn', async (t) => {
  const environment = setUp(t)
  const add = (...year: string[]) => ['sources', 'add', 'requests.csv', ...HOUSE.slice(0, -1), ...year]
  const wrong = (await ask(environment, ...add('2025'))).data[0]
  for (const more of [[], ['--dry-run']]) {
    const { code, stderr } = await run(environment, ...add('2024'), ...more)
    assert.equal(code, 1)
    assert.match(
      stderr,
      /^Nothing was added: the archive holds these bytes already as requests\/2025, retrieved 20/,
    )
    assert.match(stderr, new RegExp(`rotunda -- sources withdraw ${wrong.edition} --reason TEXT$`, 'm'))
  }
  const both = await ask(environment, ...add('2024'), '--same-bytes')
  assert.equal(both.outcome, 'new')
  const why = ['--reason', 'It is of 2024.']
  const withdraw = (name: string, ...more: string[]) => ['sources', 'withdraw', name, ...why, ...more]
  const { stderr } = await run(environment, ...withdraw(wrong.sha256))
  assert.match(stderr, /fits several documents. Name one by its edition:\n {2}[0-9a-f]{16}-0001 /)
  assert.equal(
    (await ask(environment, ...withdraw(wrong.edition, '--dry-run'))).would_withdraw,
    wrong.edition,
  )
  assert.equal((await ask(environment, ...withdraw(wrong.edition))).withdrawn, wrong.edition)
  const listed = await ask(environment, 'sources', 'list')
  assert.deepEqual(listed.data, both.data)
  assert.deepEqual(listed.withdrawn[0].reason, 'It is of 2024.')
  assert.match((await run(environment, 'sources', 'list')).stdout, /^Withdrawn 20.*\(It is of 2024\.\)$/m)
  assert.match((await run(environment, 'audit', 'list')).stdout, /sources\.withdraw/)
  assert.match((await run(environment, ...withdraw(wrong.edition))).stderr, /there is no document/)
  assert.equal((await ask(environment, ...add('2024'))).outcome, 'unchanged')
})

test('with --dry-run a document is recognised and compared, and nothing is added', async (t) => {
  const environment = setUp(t)
  const order = ['sources', 'add', 'requests.csv', ...HOUSE]
  const foresee = () => ask(environment, ...order, '--dry-run')
  assert.deepEqual(await foresee(), { would_be: 'new', series: 'requests/2024' })
  assert.deepEqual((await ask(environment, 'sources', 'list')).data, [])
  await ask(environment, ...order)
  assert.equal((await foresee()).would_be, 'unchanged')
  writeFileSync(join(environment.ROTUNDA_DATA, 'requests.csv'), `${REQUESTS}${ROW}\n`)
  assert.equal((await foresee()).would_be, 'revision')
  assert.equal((await ask(environment, 'sources', 'list')).data.length, 1)
  writeFileSync(join(environment.ROTUNDA_DATA, 'requests.csv'), 'nothing of the kind')
  assert.match((await run(environment, ...order, '--dry-run')).stderr, /^Nothing was added: /)
})

test('several files are the parts of one edition, in their order', async (t) => {
  const reply = JSON.stringify({ RECORDSTOTAL: 2, DATA: [GRID_ROW] })
  const environment = setUp(t, { '1.json': reply, '2.json': reply })
  const options = ['--publisher', 'senate-appropriations', '--url', 'https://senate.example.org/grid.cfc']
  const added = await ask(
    environment,
    'sources',
    'add',
    '1.json',
    '2.json',
    ...options,
    '--fiscal-year',
    '2026',
  )
  assert.deepEqual(
    added.data.map(({ url, part }: { url: string; part: number }) => [url, part]),
    [1, 2].map((part) => [`https://senate.example.org/grid.cfc#part=${part}`, part]),
  )
})

test('of several files the one that is refused is named', async (t) => {
  const reply = (row: object) => JSON.stringify({ RECORDSTOTAL: 2, DATA: [row] })
  const environment = setUp(t, { '1.json': reply(GRID_ROW), '2.json': reply({ ...GRID_ROW, PARTY: 'X' }) })
  const options = ['--publisher', 'senate-appropriations', '--url', 'https://senate.example.org/grid.cfc']
  const { stderr } = await run(
    environment,
    'sources',
    'add',
    '1.json',
    '2.json',
    ...options,
    '--fiscal-year',
    '2026',
  )
  assert.match(stderr, /^Nothing was added: https:\S+#part=2: .*"PARTY"/)
})

const REFUSED: readonly (readonly [what: string, text: string, args: readonly string[], says: RegExp])[] = [
  ['a web page', '<!doctype html><title>Oops</title>', HOUSE, /document\.xlsx: It is a web page \("Oops"\)/],
  ['nothing', '', HOUSE, /The document is empty/],
  ['an unknown header', `${HEADER},Colour\n`, HOUSE, /Colour/],
  ['no fiscal year', REQUESTS, ['--publisher', 'house-appropriations', ...URL_OPTION], /fiscal year/],
  ['the wrong publisher', REQUESTS, ['--publisher', 'fast-book', ...URL_OPTION], /JSON/],
]
for (const [what, text, args, says] of REFUSED)
  test(`${what} is not added, with the reason`, async (t) => {
    const environment = setUp(t, { 'document.xlsx': text })
    const { code, stdout, stderr } = await run(environment, 'sources', 'add', 'document.xlsx', ...args)
    assert.deepEqual([code, stdout], [1, ''])
    assert.match(stderr, /^Nothing was added: /)
    assert.match(stderr, says)
    assert.deepEqual((await ask(environment, 'sources', 'list')).data, [])
  })

const WRONG: readonly (readonly [args: readonly string[], code: number, says: RegExp])[] = [
  [['none.csv', ...HOUSE], 1, /none\.csv could not be read \(there is no such file\)/],
  [['.', ...HOUSE], 1, /\. could not be read \(it is a folder\)/],
  [['requests.csv', '--publisher', 'house-appropriations', '--url', 'house'], 2, /--url must be an address/],
  [['requests.csv', '--publisher', 'fast-book', '--url', 'https://a:b@c/'], 2, /a user name or a password/],
  [['requests.csv', ...HOUSE, '--published', '2023-02-30'], 2, /--published must be a day/],
  [['requests.csv', ...HOUSE, '--retrieved', '2023-02-03'], 2, /--retrieved must be an instant/],
  [['requests.csv', ...HOUSE, '--retrieved', '2023-02-30T00:00:00Z'], 2, /--retrieved must be an instant/],
  [['requests.csv', ...HOUSE, '--retrieved', '2999-01-01T00:00:00Z'], 2, /must not be in the future/],
  [['requests.csv', ...HOUSE, '--subcommittee', 'Interior'], 2, /--subcommittee must be one of/],
]
test('an option that does not fit is named, and nothing is added', async (t) => {
  const environment = setUp(t)
  for (const [args, code, says] of WRONG) {
    const ran = await run(environment, 'sources', 'add', ...args)
    assert.deepEqual([ran.code, ran.stdout], [code, ''], says.source)
    assert.match(ran.stderr, says)
  }
  assert.match(
    (await run(environment, 'sources', 'list')).stdout,
    new RegExp(`^There are no documents in ${join(environment.ROTUNDA_DATA, 'sources')}\\.`),
  )
})

test('the check reads every document again, and names what is damaged', async (t) => {
  const environment = setUp(t)
  await ask(environment, 'sources', 'add', 'requests.csv', ...HOUSE)
  const whole = await ask(environment, 'sources', 'check')
  assert.deepEqual(whole.data[0].rows, { published: 1, merged: 0, refused: 0 })
  assert.deepEqual(whole.problems, [])
  const [object = ''] = globSync('sources/objects/*/*', { cwd: environment.ROTUNDA_DATA })
  chmodSync(join(environment.ROTUNDA_DATA, object), 0o600)
  writeFileSync(join(environment.ROTUNDA_DATA, object), 'x')
  const { code, stdout, stderr } = await run(environment, 'sources', 'check')
  assert.deepEqual([code, stderr], [1, 'The archive has problems: 1.\n'])
  assert.match(stdout, /damaged: objects.*copy of the archive/)
})

const setUpFetch = async (t: TestContext) => {
  const site = await startSite(t)
  site.documents.set('/requests.csv', { bytes: REQUESTS, etag: '"1"' })
  site.grids.set('getCDSTable26', [GRID_ROW])
  const house = { publisher: 'house-appropriations', url: `${site.base}/requests.csv`, fiscal_year: 2024 }
  const grid = {
    publisher: 'senate-appropriations',
    url: `${site.base}/grid.cfc`,
    fiscal_year: 2026,
    kind: 'grid',
  }
  const environment = setUp(t, { 'list.json': JSON.stringify([house, grid]) })
  const settings = {
    ROTUNDA_SOURCES: join(environment.ROTUNDA_DATA, 'list.json'),
    ROTUNDA_SOURCES_CONTACT: 'data@example.org',
    ROTUNDA_SOURCES_PAUSE_SECONDS: '0',
  }
  return { site, environment: { ...environment, ...settings } }
}

test('what the list names is fetched, told of, and in the audit log; what failed sets the exit code', async (t) => {
  const { site, environment } = await setUpFetch(t)
  site.faults.push({ status: 500 })
  const first = await run(environment, 'sources', 'fetch')
  assert.deepEqual([first.code, first.stderr], [1, '1 of 2 documents were not fetched.\n'])
  assert.match(first.stdout, /failed +house-appropriations .*answered 500/)
  assert.match(first.stdout, /new +senate-appropriations .*Rows: 1; pages: 1/)
  assert.equal(site.asked[0]?.headers['user-agent'], 'Rotunda (data@example.org)')
  const second = await ask(environment, 'sources', 'fetch')
  assert.deepEqual(
    second.data.map(({ outcome, fiscal_year }: { outcome: string; fiscal_year: number }) => [
      outcome,
      fiscal_year,
    ]),
    [
      ['new', 2024],
      ['unchanged', 2026],
    ],
  )
  assert.equal((await ask(environment, 'sources', 'list')).data.length, 2)
  assert.deepEqual((await ask(environment, 'sources', 'check')).problems, [])
  assert.equal((await ask(environment, 'audit', 'check')).lines, 3)
})

test('only what is asked for is fetched', async (t) => {
  const { site, environment } = await setUpFetch(t)
  await ask(environment, 'sources', 'fetch', '--publisher', 'house-appropriations')
  await ask(environment, 'sources', 'fetch', '--fiscal-year', '2024')
  assert.deepEqual(
    site.asked.map(({ path }) => path),
    ['/requests.csv', '/requests.csv'],
  )
  const foreseen = await run(environment, 'sources', 'fetch', '--fiscal-year', '2024', '--dry-run')
  assert.match(
    foreseen.stdout,
    /^1 addresses would be asked:\n {2}house-appropriations {2}http:\S+\/requests\.csv\n$/,
  )
  assert.equal(site.asked.length, 2)
  const { code, stderr } = await run(environment, 'sources', 'fetch', '--fiscal-year', '2023')
  assert.equal(code, 1)
  assert.match(stderr, /None of the 2 entries/)
})

test('fetching names every setting that it misses, at once, and repeats none', async (t) => {
  const { environment } = await setUpFetch(t)
  const faultsOf = async (settings: Readonly<Record<string, string>>) => {
    const { code, stderr } = await run({ ...environment, ...settings }, 'sources', 'fetch')
    assert.equal(code, 1)
    return stderr
  }
  const none = await faultsOf({ ROTUNDA_SOURCES: '', ROTUNDA_SOURCES_CONTACT: '' })
  assert.match(none, /ROTUNDA_SOURCES is needed.*\n.*ROTUNDA_SOURCES_CONTACT must be/)
  for (const contact of ['me', 'me)(@example.org', 'http://example.org', 'a@b\u00e9.org', 'a@b.org\r\nx: y'])
    assert.match(
      await faultsOf({ ROTUNDA_SOURCES_CONTACT: contact }),
      /^ {2}ROTUNDA_SOURCES_CONTACT must be/m,
    )
  assert.match(await faultsOf({ ROTUNDA_SOURCES: '/none' }), /ROTUNDA_SOURCES names a file.*no such file/)
  writeFileSync(environment.ROTUNDA_SOURCES, '[{"publisher": "house"}]')
  assert.match(await faultsOf({}), /entry 1: publisher must be one of/)
})

const PAGE = join(import.meta.dirname, '../../../../docs/how-to/fetch-sources.md')

test('every list on the page about fetching is one that is understood', () => {
  const read = [...readFileSync(PAGE, 'utf8').matchAll(/```json\n([^`]+)```/g)].flatMap(([, list = '']) => {
    const value: unknown = JSON.parse(list)
    const named = COLLECTIONS.filter(({ collection }) => Object.hasOwn(Object(value), collection.name))
    const [first] = COLLECTIONS
    return (Array.isArray(value) ? [first] : named).map(({ collection }) => [
      collection.name,
      parseSourceList(pickSourceList(list, collection), collection).length,
    ])
  })
  assert.deepEqual(read, [
    ['appropriations', 5],
    ['congress', 1],
    ['award-spending', 1],
    ['lobbying-filings', 2],
    ['award-spending', 2],
  ])
})

const REFERENCE = join(import.meta.dirname, '../../../../../shared/reference/appropriations')
const REAL: readonly (readonly [file: string, series: string, options: readonly string[]])[] = [
  ['house_cpf_requests_fy2024_fy2025_sample.csv', 'requests/excerpt', ['house-appropriations']],
  [
    'house_fy2026_interior_cpf_bill_table_sample.csv',
    'house_bill/2026/INT',
    ['house-appropriations', '--fiscal-year', '2026', '--subcommittee', 'INT'],
  ],
  [
    'senate_fy2026_interior_cds_bill_table_sample.csv',
    'senate_bill/2026/INT',
    ['senate-appropriations', '--fiscal-year', '2026', '--subcommittee', 'INT'],
  ],
  ['fast_book_federal_account_symbols.json', '', ['fast-book']],
  ['assistance_listings_index.csv', '', ['assistance-listings']],
  ['../congress-legislators/legislators-current.json', 'members/current', ['congress-legislators']],
]

test('the real files are recognised and read', async (t) => {
  if (!existsSync(REFERENCE)) return t.skip('the folder ../shared/reference/appropriations is not here')
  const environment = setUp(t)
  for (const [file, series, options] of REAL) {
    const args = [join(REFERENCE, file), '--url', `https://example.org/${file}`, '--publisher', ...options]
    const added = await ask(environment, 'sources', 'add', ...args)
    assert.equal(added.outcome, 'new')
    if (series !== '') assert.equal(added.series, series)
  }
  const { data, problems } = await ask(environment, 'sources', 'check')
  assert.deepEqual(problems, [])
  assert.equal(data.length, REAL.length)
})
