import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type {
  EnactedProject,
  LineageLink,
  ProjectSpending,
  RecordWithRelations,
  SpendingMissing,
} from '@rotunda/contract'
import { openChangedPages, openPages, wordsOf, type ReadPage } from './testing/open-pages.ts'

const { service, read, ask } = await openPages({ after })

type List<Row> = { readonly data: readonly Row[]; readonly meta: { readonly snapshot: string } }
const enacted = (path: string) => ask<List<EnactedProject>>(`/api/enacted/v1/${path}`)
const links = (query: string) => ask<List<LineageLink>>(`/api/enacted/v1/links?${query}`)
const records = (query: string) =>
  ask<List<RecordWithRelations>>(`/api/appropriations/v1/records?limit=200&${query}`)

/** The steps of the line as a page shows them. */
const readSteps = ({ document }: ReadPage) => {
  const section = document.querySelector('section[aria-labelledby="lineage"]') ?? assert.fail('no section')
  const rows = [...section.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map((cell) => wordsOf(cell)),
  )
  const steps = new Map(rows.map(([step = '', finding = '', details = '']) => [step, { finding, details }]))
  assert.deepEqual([...steps.keys()], ['Asked', 'In a bill', 'Enacted', 'Obligated', 'Paid'])
  assert.doesNotMatch(wordsOf(section), /denied|rejected|\d%/)
  return { section, stepOf: (name: string) => steps.get(name) ?? assert.fail(name) }
}

const readPage = async (id: string) => readSteps(await read(`/records/${id}`))

/** A request of the first year and subcommittee with enacted projects, and without a link. */
const findUnlinked = async (): Promise<RecordWithRelations> => {
  const { data } = await records('stage=request&fiscal_year=2024')
  for (const one of data) {
    const query = `fiscal_year=2024&limit=1&subcommittee=${one.subcommittee ?? ''}`
    const { data: tables } = await enacted(`projects?${query}`)
    if (tables.length > 0 && (await links(`record=${one.id}`)).data.length === 0) return one
  }
  return assert.fail('every request is linked')
}

for (const [grade, finding] of [
  ['unique', 'Found, inferred'],
  ['candidate', 'Possible'],
] as const)
  test(`a link of the grade ${grade} is shown with its grounds and its release`, async () => {
    const { data, meta } = await links(`grade=${grade}&stage=request&limit=1`)
    const link = data[0] ?? assert.fail()
    const { section, stepOf } = await readPage(link.record_id)
    assert.equal(stepOf('Asked').details, 'This record')
    const step = stepOf('Enacted')
    assert.equal(step.finding, finding)
    assert.match(step.details, new RegExp(`Grade ${grade}: .*Score ${link.score} of 100`))
    for (const word of link.grounds.words) assert.ok(step.details.includes(word), word)
    assert.ok(section.querySelector(`a[href="/enacted/${link.project_id}"]`))
    const { data: projects } = await enacted(`project?id=${link.project_id}`)
    assert.ok(step.details.includes(projects[0]?.project ?? projects[0]?.recipient ?? link.project_id))
    assert.ok(wordsOf(section.querySelector('caption')).includes(`As of release ${meta.snapshot}`))
    assert.ok(section.querySelector('caption time'))
  })

test('a stated link is marked as stated, and money as stated only if each link to its award is', async (t) => {
  const { data } = await links('grade=unique&stage=request&limit=200')
  const link =
    data.find(({ record_id: id }) => data.filter((one) => one.record_id === id).length === 1) ?? assert.fail()
  for (const [unique, mark] of [
    [0, 'Found, stated'],
    [1, 'Found, inferred'],
  ] as const) {
    const row = { id: link.project_id, result: 'stated', ...MONEY, stated_awards: 1, unique_awards: unique }
    const spending = { ...row, candidate_awards: 0, enacted_release: 'e'.repeat(64), as_of: '2026-06-15' }
    const { read: readChanged } = await openChangedPages(t, service, (text, path) =>
      path.endsWith('/data/project-spending.json')
        ? JSON.stringify([spending])
        : path.endsWith('/links')
          ? text.replaceAll('"grade":"unique"', '"grade":"stated"')
          : text,
    )
    const { stepOf } = readSteps(await readChanged(`/records/${link.record_id}`))
    assert.equal(stepOf('Enacted').finding, 'Found, stated')
    assert.equal(stepOf('Paid').finding, mark)
  }
})

test('the runner-up of a link is named with its score', async () => {
  const { data } = await links('limit=200')
  const link = data.find(({ runner_up_id: id }) => id !== null) ?? assert.fail('no runner-up')
  const { section, stepOf } = await readPage(link.record_id)
  assert.match(
    stepOf('Enacted').details,
    new RegExp(`Next best: .*${link.runner_up_id ?? ''}, score ${link.runner_up_score ?? ''}\\.`),
  )
  const folder = link.runner_up_side === 'record' ? 'records' : 'enacted'
  assert.ok(section.querySelector(`a[href="/${folder}/${link.runner_up_id ?? ''}"]`))
})

test('a request without a link is not found, and no award is looked for', async () => {
  const { stepOf } = await readPage((await findUnlinked()).id)
  for (const step of ['Enacted', 'Obligated', 'Paid']) assert.equal(stepOf(step).finding, 'Not found')
  assert.match(stepOf('Paid').details, /by the enacted project, and none was found/)
})

const MONEY: Pick<
  ProjectSpending,
  'obligated_cents' | 'obligated_missing' | 'outlaid_cents' | 'outlaid_missing'
> = {
  obligated_cents: 123_456_700,
  obligated_missing: null,
  outlaid_cents: 45_600_000,
  outlaid_missing: null,
}
const none = (missing: SpendingMissing) => ({
  obligated_cents: null,
  obligated_missing: missing,
  outlaid_cents: null,
  outlaid_missing: missing,
})

for (const [what, grade, row, obligated, paid] of [
  [
    'a stated award',
    'unique',
    { result: 'stated', ...MONEY },
    'Found, inferred: $1,234,567 obligated',
    'Found, inferred: $456,000 paid',
  ],
  [
    'an award of a possible project',
    'candidate',
    { result: 'unique', ...MONEY },
    'Possible: $1,234,567',
    'Possible: $456,000',
  ],
  [
    'an award without outlays',
    'unique',
    { result: 'unique', ...MONEY, outlaid_cents: null, outlaid_missing: 'figure_missing' },
    'Found, inferred: $1,234,567',
    'Not reported: A linked award lacks the figure: not reported is not 0',
  ],
  [
    'candidates alone',
    'unique',
    { result: 'candidate', ...none('candidates_only') },
    'Possible: All linked awards are candidates',
    'Possible: All linked awards are candidates',
  ],
  [
    'no award',
    'unique',
    { result: 'not_found', ...none('not_found') },
    'Not found: No award was found',
    'Not found: No award was found',
  ],
  [
    'an agency without a listing',
    'unique',
    { result: 'no_listing', ...none('no_listing') },
    'No source archived: The agency is unknown',
    'No source archived: The agency is unknown',
  ],
] as const)
  test(`the money of a project with ${what} is shown by system, with its day and release`, async (t) => {
    const { data } = await links(`grade=${grade}&stage=request&limit=200`)
    const link =
      data.find(({ record_id: id }) => data.filter((one) => one.record_id === id).length === 1) ??
      assert.fail()
    const spending = {
      id: link.project_id,
      stated_awards: 1,
      unique_awards: 0,
      candidate_awards: 0,
      enacted_release: 'e'.repeat(64),
      as_of: '2026-06-15',
      ...row,
    }
    const withRow = (text: string, path: string) =>
      path.endsWith('/data/project-spending.json') ? JSON.stringify([spending]) : text
    const { read: readChanged } = await openChangedPages(t, service, withRow)
    const { stepOf } = readSteps(await readChanged(`/records/${link.record_id}`))
    for (const [step, expected] of [
      ['Obligated', obligated],
      ['Paid', paid],
    ] as const) {
      const { finding, details } = stepOf(step)
      const said = `${finding}: ${details.replace(`${link.project_id}: `, '')}`
      assert.ok(said.startsWith(expected), said)
      assert.match(
        details,
        /As of (June 15, 2026|2026-06-15), for release eeeeeeeeeeee of enacted projects\. That release has been replaced by [0-9a-f]{12}\./,
      )
      assert.match(details, /Release \S+ of award spending, published on/)
    }
  })

test('the page of award spending says when its release of enacted projects has been replaced', async (t) => {
  const PAGE = '/datasets/award-spending'
  const { text } = await read(PAGE)
  assert.match(text, /The links lead to release .* of enacted projects\.<\/p>/)
  const { read: readChanged } = await openChangedPages(t, service, (body, path) =>
    path.endsWith('/data/preview.json')
      ? body.replaceAll(/("enacted_release":\s*)"[0-9a-f]{64}"/g, `$1"${'e'.repeat(64)}"`)
      : body,
  )
  const { document } = await readChanged(PAGE)
  assert.match(
    wordsOf(document.querySelector('main')),
    /release eeeeeeeeeeee of enacted projects\. That release has been replaced by [0-9a-f]{12}\./,
  )
})

test('a project that award spending does not have has no source', async (t) => {
  const { data } = await links('grade=unique&limit=1')
  const withoutRows = (text: string, path: string) =>
    path.endsWith('/data/project-spending.json') ? '[]' : text
  const { read: readChanged } = await openChangedPages(t, service, withoutRows)
  const { stepOf } = readSteps(await readChanged(`/records/${data[0]?.record_id ?? ''}`))
  for (const step of ['Obligated', 'Paid']) {
    assert.equal(stepOf(step).finding, 'No source archived')
    assert.match(stepOf(step).details, /does not speak of this project/)
  }
})

const absent = () =>
  Response.json(
    { type: 'about:blank', code: 'not_found', status: 404, title: 'None', detail: 'None.', param: 'id' },
    { status: 404 },
  )

type Change = Parameters<typeof openChangedPages>[2]
const NOT_COMPARED: readonly (readonly [
  what: string,
  said: RegExp,
  change: Change,
  isAbsent?: (url: URL) => boolean,
])[] = [
  [
    'of a subcommittee without an enacted table',
    /No table of fiscal year 2024 and this subcommittee/,
    (text, path) => (path === '/api/enacted/v1/projects' ? text.replace(/"total":\d+/, '"total":0') : text),
  ],
  [
    'newer than the release that the links compare',
    /The links were made without this record\. .*compare release/,
    (text) => text,
    ({ pathname }) => /^\/api\/appropriations\/v1\/releases\/\w+\/record$/.test(pathname),
  ],
  [
    'whose linked release is no longer served',
    /a release of the records that this service no longer serves/,
    (text, path) =>
      path === '/api/enacted/v1/links'
        ? text.replaceAll(/"record_release":"\w+"/g, `"record_release":"${'f'.repeat(64)}"`)
        : text,
  ],
  [
    'whose release of enacted projects has no link at all',
    /links no record at all/,
    (text, path) =>
      path === '/api/enacted/v1/links' ? text.replace(/"data":\[.*\],"meta"/, '"data":[],"meta"') : text,
  ],
  [
    'that named no subcommittee',
    /names no subcommittee/,
    (text, path) =>
      path.endsWith('/record') ? text.replaceAll(/"subcommittee":"\w+"/g, '"subcommittee":null') : text,
  ],
]

for (const [what, said, change, isAbsent = () => false] of NOT_COMPARED)
  test(`a request ${what} has no source, and is never called not found`, async (t) => {
    const { id } = await findUnlinked()
    const { read: readChanged } = await openChangedPages(
      t,
      service,
      change,
      (url) => isAbsent(url) && absent(),
    )
    const { stepOf } = readSteps(await readChanged(`/records/${id}`))
    assert.match(stepOf('Enacted').details, said)
    for (const step of ['Enacted', 'Obligated', 'Paid'])
      assert.equal(stepOf(step).finding, 'No source archived')
  })

test('the page of an enacted project shows its requests with their grades, and each release', async () => {
  const { data, meta } = await links('grade=unique&stage=request&limit=1')
  const link = data[0] ?? assert.fail()
  const { section, stepOf } = readSteps(await read(`/enacted/${link.project_id}`))
  assert.equal(stepOf('Asked').finding, 'Found, inferred')
  assert.match(stepOf('Asked').details, new RegExp(`Grade unique: .*Score ${link.score} of 100`))
  assert.ok(section.querySelector(`a[href="/records/${link.record_id}"]`))
  assert.match(stepOf('Enacted').details, /^This project/)
  assert.ok(wordsOf(section.querySelector('caption')).includes(`As of release ${meta.snapshot}`))
  assert.match(stepOf('Asked').details, /Compared with release \w{12} of the records/)
  assert.match(stepOf('Obligated').details, /award spending/)
})

test('an enacted project without a link is not found only where records of all its chambers were compared', async () => {
  const { data: all } = await links('stage=request&limit=200')
  const linked = new Set(all.map(({ project_id: id }) => id))
  const { data: projects } = await ask<List<EnactedProject>>('/api/enacted/v1/projects?limit=200')
  const marks = new Set<string>()
  for (const project of projects.filter(({ id }) => !linked.has(id)).slice(0, 12)) {
    const { fiscal_year: year, subcommittee, requestors } = project
    const chambers = new Set(requestors.flatMap(({ chamber }) => chamber ?? []))
    const counts = await Promise.all(
      [...(chambers.size > 0 ? chambers : ['house', 'senate'])].map(async (chamber) => {
        const query = `stage=request&fiscal_year=${year}&subcommittee=${subcommittee}&chamber=${chamber}&limit=1`
        return (await ask<List<unknown>>(`/api/appropriations/v1/records?${query}`)).data.length
      }),
    )
    const { stepOf } = readSteps(await read(`/enacted/${project.id}`))
    const { finding, details } = stepOf('Asked')
    assert.equal(finding, counts.includes(0) ? 'No source archived' : 'Not found', details)
    marks.add(finding)
  }
  assert.ok(marks.size > 0)
})

test('a year without an enacted table, and a chamber without bills, have no source', async () => {
  const { data: years } = await ask<{ data: { group: { fiscal_year: number } }[] }>(
    '/api/enacted/v1/aggregates?group_by=fiscal_year',
  )
  const without = years.map(({ group }) => `&not_fiscal_year=${group.fiscal_year}`).join('')
  const { data } = await records(`stage=request&chamber=senate${without}`)
  const { stepOf } = await readPage(data[0]?.id ?? assert.fail('every year has a table'))
  assert.equal(stepOf('Enacted').finding, 'No source archived')
  assert.equal(stepOf('In a bill').finding, 'No source archived')
})

test('a project in a bill leads back to its request, and a candidate leaves the step open', async (t) => {
  const { data } = await records('stage=house_bill')
  const { id, fiscal_year: year } = data[0] ?? assert.fail('no project in a bill')
  const { stepOf } = await readPage(id)
  assert.equal(stepOf('In a bill').details, 'This record')
  assert.match(stepOf('Asked').finding, /^(Not found|No source archived)$/)
  for (const [tier, finding] of [
    ['same_project', 'Found'],
    ['candidate', 'Possible'],
  ] as const) {
    const request = { id: 's-1', stage: 'request', fiscal_year: year, tier, basis: 'words' }
    const related = [{ ...request, grade: 'possible', score: 51, runner_up: null }]
    const withRequest = (text: string, path: string) =>
      path === '/api/appropriations/v1/record'
        ? JSON.stringify(
            JSON.parse(text, (name: string, value: unknown) => (name === 'related' ? related : value)),
          )
        : text
    const { read: readChanged } = await openChangedPages(t, service, withRequest)
    const changed = readSteps(await readChanged(`/records/${id}`))
    assert.equal(changed.stepOf('Asked').finding, finding)
    assert.ok(changed.section.querySelector('a[href="/records/s-1"]'))
  }
})

test('a page whose links cannot be read says so, and is not kept', async (t) => {
  const { data } = await links('grade=unique&limit=1')
  const isBusy = ({ pathname }: URL) =>
    pathname.startsWith('/api/enacted/') || pathname.endsWith('/project-spending.json')
  const { read: readBusy } = await openChangedPages(t, service, (text) => text, isBusy)
  const page = await readBusy(`/records/${data[0]?.record_id ?? ''}`)
  assert.equal(page.status, 200)
  for (const step of ['Enacted', 'Obligated', 'Paid'])
    assert.equal(readSteps(page).stepOf(step).finding, 'Could not be read now')
  assert.equal(page.headers['cache-control'], 'no-store')
})

test('a service without enacted projects and award spending has no source of either', async (t) => {
  const { data } = await links('grade=unique&limit=1')
  const withoutBoth = (text: string, path: string) =>
    path === '/downloads'
      ? text.replaceAll(/"(?:enacted-projects|award-spending)"/g, '"lobbying-filings"')
      : text
  const { read: readWithout } = await openChangedPages(t, service, withoutBoth)
  const { stepOf } = readSteps(await readWithout(`/records/${data[0]?.record_id ?? ''}`))
  for (const step of ['Enacted', 'Obligated', 'Paid'])
    assert.equal(stepOf(step).finding, 'No source archived')
})

test('a text of a link never becomes markup', async (t) => {
  const { data } = await links('grade=unique&limit=1')
  const bad = '"><img src=x onerror=alert(1)>'
  const poison = (text: string, path: string) =>
    path === '/api/enacted/v1/links'
      ? JSON.stringify(
          JSON.parse(text, (name: string, value: unknown) => {
            if (name === 'runner_up_side') return 'project'
            if (name === 'words') return [bad]
            return ['runner_up_id', 'decision_reason'].includes(name) ? bad : value
          }),
        )
      : text
  const { read: readBad } = await openChangedPages(t, service, poison)
  const page = await readBad(`/records/${data[0]?.record_id ?? ''}`)
  assert.equal(page.document.querySelectorAll('img, [onerror]').length, 0)
  assert.ok(readSteps(page).stepOf('Enacted').details.includes(bad))
})
