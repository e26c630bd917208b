import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { EnactedProject, LineageLink, RecordWithRelations } from '@rotunda/contract'
import { openChangedPages, openPages, wordsOf, type ReadPage } from './testing/open-pages.ts'

const { service, read, ask } = await openPages({ after })

type List<Row> = { readonly data: readonly Row[]; readonly meta: { readonly snapshot: string } }
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
  assert.deepEqual([...steps.keys()], ['Request', 'Bill', 'Enacted', 'Obligated', 'Paid'])
  assert.doesNotMatch(wordsOf(section), /denied|rejected|\d%/)
  return { section, stepOf: (name: string) => steps.get(name) ?? assert.fail(name) }
}

const readPage = async (id: string) => readSteps(await read(`/records/${id}`))

/** A request of the first year and subcommittee with enacted projects, and without a link. */
const findUnlinked = async (): Promise<RecordWithRelations> => {
  const { data } = await records('stage=request&fiscal_year=2024')
  for (const one of data) {
    const { data: tables } = await ask<List<EnactedProject>>(
      `/api/enacted/v1/projects?fiscal_year=2024&limit=1&subcommittee=${one.subcommittee ?? ''}`,
    )
    if (tables.length > 0 && (await links(`record=${one.id}`)).data.length === 0) return one
  }
  return assert.fail('every request is linked')
}

for (const [grade, finding] of [
  ['unique', 'Found'],
  ['candidate', 'Possible'],
] as const)
  test(`a link of the grade ${grade} is shown with its grounds and its release`, async () => {
    const { data, meta } = await links(`grade=${grade}&stage=request&limit=1`)
    const link = data[0] ?? assert.fail()
    const { section, stepOf } = await readPage(link.record_id)
    assert.equal(stepOf('Request').details, 'This record')
    const enacted = stepOf('Enacted')
    assert.equal(enacted.finding, finding)
    assert.match(enacted.details, new RegExp(`Grade ${grade}: .*Score ${link.score} of 100`))
    for (const word of link.grounds.words) assert.ok(enacted.details.includes(word), word)
    assert.ok(section.querySelector(`a[href="/enacted/${link.project_id}"]`))
    const { data: projects } = await ask<List<EnactedProject>>(
      `/api/enacted/v1/project?id=${link.project_id}`,
    )
    assert.ok(enacted.details.includes(projects[0]?.project ?? projects[0]?.recipient ?? link.project_id))
    assert.ok(wordsOf(section.querySelector('caption')).includes(`As of release ${meta.snapshot}`))
    assert.ok(section.querySelector('caption time'))
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

test('a request without a link is not found, and spending is in another collection', async () => {
  const { section, stepOf } = await readPage((await findUnlinked()).id)
  assert.equal(stepOf('Enacted').finding, 'Not found')
  for (const step of ['Obligated', 'Paid']) assert.equal(stepOf(step).details, 'See award spending')
  assert.ok(section.querySelector('a[href="/datasets/award-spending"]'))
  assert.equal((await read('/datasets/award-spending')).status, 200)
})

test('a year without an enacted table, and a chamber without bills, have no source', async () => {
  const { data: years } = await ask<{ data: { group: { fiscal_year: number } }[] }>(
    '/api/enacted/v1/aggregates?group_by=fiscal_year',
  )
  const without = years.map(({ group }) => `&not_fiscal_year=${group.fiscal_year}`).join('')
  const { data } = await records(`stage=request&chamber=senate${without}`)
  const { stepOf } = await readPage(data[0]?.id ?? assert.fail('every year has a table'))
  assert.equal(stepOf('Enacted').finding, 'No source archived')
  assert.equal(stepOf('Bill').finding, 'No source archived')
})

test('a project in a bill leads back to its request, and a candidate leaves the step open', async (t) => {
  const { data } = await records('stage=house_bill')
  const { id, fiscal_year: year } = data[0] ?? assert.fail('no project in a bill')
  const { stepOf } = await readPage(id)
  assert.equal(stepOf('Bill').details, 'This record')
  assert.match(stepOf('Request').finding, /^(Not found|No source archived)$/)
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
    assert.equal(changed.stepOf('Request').finding, finding)
    assert.ok(changed.section.querySelector('a[href="/records/s-1"]'))
  }
})

test('a page whose links cannot be read says so, and is not kept', async (t) => {
  const { data } = await links('grade=unique&limit=1')
  const isBusy = ({ pathname }: URL) => pathname.startsWith('/api/enacted/')
  const { read: readBusy } = await openChangedPages(t, service, (text) => text, isBusy)
  const page = await readBusy(`/records/${data[0]?.record_id ?? ''}`)
  assert.equal(page.status, 200)
  assert.equal(readSteps(page).stepOf('Enacted').finding, 'Could not be read now')
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
