import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { EnactedAggregate, EnactedProject, ProjectSpending, ReleaseFiles } from '@rotunda/contract'
import { showDollars } from '../../apps/web/src/parts/format.ts'
import { openChangedPages, openPages, wordsOf, type ReadPage } from './testing/open-pages.ts'

const { read, ask, service } = await openPages({ after })
const ENACTED = '/api/enacted/v1'
type List<Row> = { readonly data: readonly Row[] }

const { data: releases } = await ask<List<ReleaseFiles>>('/downloads')
const file = releases
  .find(({ collection, current }) => collection === 'award-spending' && current)
  ?.files.find(({ name }) => name === 'data/project-spending.json')
const spending = await ask<readonly ProjectSpending[]>(file?.url ?? assert.fail())

/** Cells of the table of amounts by their year: asked, enacted, obligated. */
const amountsOf = ({ document }: ReadPage): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...document.querySelectorAll('[aria-label="Amounts by fiscal year"] tbody tr')].map((row) => [
      wordsOf(row.querySelector('th')),
      [...row.querySelectorAll('td')].map(wordsOf),
    ]),
  )

const listProjects = async (filter: string): Promise<readonly EnactedProject[]> =>
  (await ask<List<EnactedProject>>(`${ENACTED}/projects?limit=200&${filter}`)).data

/** A State and a member with a project whose award is known. */
const findObligated = async (): Promise<{ state: string; bioguide: string }> => {
  const paid = spending.filter(({ obligated_cents: cents }) => cents !== null).map(({ id }) => id)
  for (const { states, requestors } of await listProjects(`id=${paid.slice(0, 50).join()}`)) {
    const [state] = states
    for (const { bioguide } of requestors)
      if (state !== undefined && bioguide !== null && (await read(`/members/${bioguide}`)).status === 200)
        return { state, bioguide }
  }
  return assert.fail('no project with an award')
}
const found = await findObligated()

for (const [path, filter] of [
  [`/states/${found.state}`, `state=${found.state}`],
  [`/members/${found.bioguide}`, `bioguide=${found.bioguide}`],
] as const)
  test(`${path.replace(/\w+$/, '…')} opens with what was asked, enacted and obligated by year, as the APIs have it`, async () => {
    const page = await read(path)
    const amounts = amountsOf(page)
    const { data: enacted } = await ask<List<EnactedAggregate>>(`${ENACTED}/aggregates?${filter}`)
    assert.ok(enacted.length > 0)
    for (const { group, rows, amount_sum: sum } of enacted) {
      const [, shown, obligated] = amounts.get(String(group['fiscal_year'])) ?? assert.fail()
      const projects = `${rows} project${rows === 1 ? '' : 's'}`
      assert.equal(shown, `${sum === null ? 'no amount known' : showDollars(sum)}${projects}`)
      const ids = (await listProjects(`${filter}&fiscal_year=${group['fiscal_year'] ?? ''}`)).map(
        ({ id }) => id,
      )
      const known = spending.flatMap(({ id, obligated_cents: cents }) =>
        ids.includes(id) && cents !== null ? [cents] : [],
      )
      const cents = known.reduce((all, one) => all + one, 0)
      assert.equal(
        obligated,
        known.length === 0
          ? 'no sum known'
          : `${showDollars(cents / 100)}${known.length} project${known.length === 1 ? '' : 's'}`,
      )
    }
    const { data: asked } = await ask<
      List<{ group: { fiscal_year: number }; amount_sum_of_projects: number | null }>
    >(`/api/appropriations/v1/aggregates?group_by=fiscal_year&stage=request&${filter}`)
    for (const { group, amount_sum_of_projects: sum } of asked)
      assert.ok(
        amounts
          .get(String(group.fiscal_year))?.[0]
          ?.startsWith(sum === null ? 'no amount' : showDollars(sum)),
      )
    assert.ok([...amounts.values()].some(([, , obligated]) => obligated?.startsWith('$')))
    const years = [...amounts.keys()]
    assert.deepEqual(years, years.toSorted().toReversed())
    const first = page.document.querySelector('main h2')
    assert.equal(wordsOf(first), 'Asked, enacted and obligated')
  })

test('a page says which years and chambers have requests, which have tables, and how projects count', async () => {
  const state = wordsOf((await read(`/states/${found.state}`)).document.querySelector('main dl'))
  assert.match(
    state,
    /Requests are here for 2022: House only; 2023 to 2026: House and Senate; 2027: Senate only\./,
  )
  assert.match(state, /Tables are here for fiscal years 2022, 2023, 2024 and 2026\./)
  assert.match(state, /A project in several States counts in each/)
  assert.match(
    state,
    /\d+ of \d+ enacted projects? (has|have) a known sum\. The others have no award here, only candidates, or an award of several projects\./,
  )
  const member = wordsOf((await read(`/members/${found.bioguide}`)).document.querySelector('main dl'))
  assert.match(member, /A project counts whole for each of its members\./)
  assert.doesNotMatch(state + member, /%|per cent|rate/)
})

test('a year without a table is told from a year without a project', async () => {
  const amounts = amountsOf(await read('/states/TX'))
  assert.deepEqual(amounts.get('2025')?.slice(1), ['not covered', 'not covered'])
  assert.deepEqual(amounts.get('2026')?.slice(1), ['none', 'none'])
})

test('the chart draws three bars a year on one scale, wide and for phones', async () => {
  const { document } = await read(`/states/${found.state}`)
  const figure = document.querySelector('figure')
  for (const name of ['src', 'srcset']) {
    const address = figure?.querySelector(`[${name}]`)?.getAttribute(name) ?? assert.fail(name)
    const { status, text } = await read(address)
    assert.equal(status, 200)
    assert.match(text, /Asked \(filled\).*Enacted \(outlined\).*Obligated \(pale\)/s)
    assert.match(text, /fill-opacity="0.35"/)
    assert.equal([...text.matchAll(/class="panel-title"/g)].length, 1)
  }
  for (const address of ['/charts/money.svg', '/charts/money.svg?state=XX', '/charts/money.svg?state=TX&q=a'])
    assert.equal((await read(address)).status, 400, address)
})

const rowsOf = ({ document }: ReadPage, name: string): readonly (readonly string[])[] =>
  [...document.querySelectorAll(`[aria-label="${name}"] tbody tr`)].map((row) =>
    [...row.querySelectorAll('th, td')].map(wordsOf),
  )

const dollarsOf = (text = ''): number =>
  text.startsWith('$') ? Number((/^\$(\d{1,3}(?:,\d{3})*)/.exec(text)?.[1] ?? '').replaceAll(',', '')) : -1

test('the members of a State are in the order of the amounts enacted in the newest year', async () => {
  const page = await read('/states/TX')
  const rows = rowsOf(page, 'Members with enacted projects')
  assert.ok(rows.length > 1)
  const sums = rows.map(([, amount]) => dollarsOf(amount))
  assert.deepEqual(
    sums,
    sums.toSorted((a, b) => b - a),
  )
  const [name = '', amount] = rows[0] ?? assert.fail()
  const id = /\bZZ\d+$/.exec(name)?.[0] ?? assert.fail(name)
  const { data } = await ask<List<EnactedAggregate>>(`${ENACTED}/aggregates?bioguide=${id}`)
  assert.equal(amount, showDollars(data.at(-1)?.amount_sum ?? 0))
  const listed = rowsOf(await read('/members?state=TX&sort=-enacted'), 'Members with enacted projects')
  assert.deepEqual(
    listed.map(([member, ...rest]) => [member?.replace(' (TX)', ''), ...rest]),
    rows,
  )
})

test('States and members can be sorted by what was enacted', async () => {
  const byName = rowsOf(await read('/states'), 'States')
  const names = byName.map(([name]) => name ?? '')
  assert.deepEqual(
    names,
    names.toSorted((a, b) => a.localeCompare(b, 'en')),
  )
  const sorted = await read('/states?sort=-enacted')
  const heading = sorted.document.querySelector('[aria-sort=descending]')
  assert.match(wordsOf(heading), /^Enacted, \d{4} ↓$/)
  const sums = rowsOf(sorted, 'States').map(([, , enacted]) => dollarsOf(enacted))
  assert.deepEqual(
    sums,
    sums.toSorted((a, b) => b - a),
  )
  assert.equal(sums.length, names.length)
  for (const address of ['/states?sort=colour', '/members?sort=colour'])
    assert.equal((await read(address)).status, 400)
})

const bodyOf = ({ document }: ReadPage): string => wordsOf(document.querySelector('main'))

test('members by amount enacted are all members whom enacted projects of the newest year name', async () => {
  const { data } = await ask<List<EnactedAggregate>>(`${ENACTED}/aggregates`)
  const year = Math.max(...data.map(({ group }) => Number(group['fiscal_year'])))
  const named = (await listProjects(`fiscal_year=${year}`))
    .flatMap(({ requestors }) => requestors.flatMap(({ bioguide }) => bioguide ?? []))
    .filter((id, index, all) => all.indexOf(id) === index)
  const page = await read('/members?sort=-enacted')
  const shown = rowsOf(page, 'Members with enacted projects')
  assert.deepEqual(shown.map(([name]) => /\w+$/.exec(name ?? '')?.[0]).toSorted(), named.toSorted())
  assert.ok(
    shown.length > page.document.querySelectorAll('[aria-label="Members with enacted projects"] th a').length,
  )
  assert.equal(
    wordsOf(page.document.querySelector('.lead')),
    `${shown.length} members. By surname · Other totals`,
  )
  const source = wordsOf(page.document.querySelector('main .source-line'))
  assert.equal(source, 'Source: tables of Acts, and award data.')
  assert.doesNotMatch(page.text, /two lines|All members as CSV/)
})

test('members of a chamber by amount enacted are those whom records name', async () => {
  const all = rowsOf(await read('/members?sort=-enacted'), 'Members with enacted projects')
  const page = await read('/members?chamber=house&sort=-enacted')
  const shown = rowsOf(page, 'Members with enacted projects')
  assert.ok(shown.length > 0 && shown.length < all.length)
  assert.match(
    wordsOf(page.document.querySelector('caption')),
    /^Members whom records name where chamber is House with/,
  )
})

test('a form can choose a State by its code or its name', async () => {
  assert.equal((await read('/states?state=TX')).headers['location'], '/states/TX')
  assert.equal((await read('/states?state=')).headers['location'], '/states')
})

test('a page whose enacted projects could not be read says so and is not kept, and neither is its chart', async () => {
  const isBusy = ({ pathname }: URL) => pathname.endsWith('/projects.ndjson')
  const changed = await openChangedPages({ after }, service, (text) => text, isBusy)
  const page = await changed.read('/states/TX')
  assert.equal(page.status, 200)
  assert.equal(page.headers['cache-control'], 'no-store')
  assert.deepEqual(amountsOf(page).get('2023')?.slice(1), ['not read now', 'not read now'])
  assert.match(bodyOf(page), /Not read now, because the enacted projects could not be read\./)
  for (const width of ['wide', 'narrow']) {
    const chart = await changed.read(`/charts/money.svg?state=TX&width=${width}`)
    assert.equal(chart.headers['cache-control'], 'no-store')
    assert.match(chart.text, />Enacted and obligated amounts could not be read now</)
  }
})

test('award data that could not be read is told from award data that is not published', async () => {
  const { state } = found
  const isBusy = ({ pathname }: URL) => pathname.endsWith('/project-spending.json')
  const unread = await openChangedPages({ after }, service, (text) => text, isBusy)
  const hide = (text: string, path: string) =>
    path === '/downloads' ? text.replaceAll('"award-spending"', '"others"') : text
  const unpublished = await openChangedPages({ after }, service, hide)
  for (const [{ read: readChanged }, said, note] of [
    [unread, 'not read now', 'The award data could not be read now.'],
    [unpublished, 'not published here', 'No award data is published here.'],
  ] as const) {
    const page = await readChanged(`/states/${state}`)
    const obligated = [...amountsOf(page).values()].filter(([, enacted]) => enacted?.startsWith('$'))
    assert.ok(obligated.length > 0)
    for (const [, , cell] of obligated) assert.equal(cell, said)
    assert.ok(bodyOf(page).includes(note), note)
    const ranked = rowsOf(await readChanged('/members?sort=-enacted'), 'Members with enacted projects')
    assert.deepEqual([...new Set(ranked.map((cells) => cells.at(-1)))], [said])
  }
  const members = await unread.read('/members?sort=-enacted')
  assert.equal(members.headers['cache-control'], 'no-store')
  const chart = await unread.read(`/charts/money.svg?state=${state}`)
  assert.match(chart.text, />Obligated amounts could not be read now</)
  const whole = await read(`/charts/money.svg?state=${state}`)
  assert.doesNotMatch(whole.text, /could not be read/)
  assert.notEqual(whole.headers['cache-control'], 'no-store')
})

test('a State without an enacted project has no award', async () => {
  const { data } = await ask<List<{ group: { state: string | null } }>>(
    '/api/appropriations/v1/aggregates?group_by=state&stage=request&limit=200',
  )
  const states = data.flatMap(({ group }) => group.state ?? [])
  for (const state of states)
    if ((await listProjects(`state=${state}`)).length === 0)
      return assert.match(
        bodyOf(await read(`/states/${state}`)),
        /No enacted project is here, so no award is\./,
      )
  return assert.fail('every State has an enacted project')
})
