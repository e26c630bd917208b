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
          ? 'no award linked'
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
  assert.match(state, /\d+ of \d+ enacted projects? (has|have) such an award, by stated or inferred links/)
  const member = wordsOf((await read(`/members/${found.bioguide}`)).document.querySelector('main dl'))
  assert.match(member, /A project counts whole for each of its members\./)
  assert.doesNotMatch(state + member, /%|per cent|rate/)
})

test('a year without a table is told from a year without a project', async () => {
  const amounts = amountsOf(await read('/states/TX'))
  assert.deepEqual(amounts.get('2025')?.slice(1), ['not covered', 'no project'])
  assert.deepEqual(amounts.get('2026')?.slice(1), ['none', 'no project'])
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
  const members = await read('/members?sort=-enacted')
  assert.ok(rowsOf(members, 'Members with enacted projects').length > 5)
  for (const address of ['/states?sort=colour', '/members?sort=colour'])
    assert.equal((await read(address)).status, 400)
})

test('a form can choose a State by its code or its name', async () => {
  assert.equal((await read('/states?state=TX')).headers['location'], '/states/TX')
  assert.equal((await read('/states?state=')).headers['location'], '/states')
})

test('a page whose enacted projects could not be read says so and is not kept', async () => {
  const isBusy = ({ pathname }: URL) => pathname.endsWith('/projects.ndjson')
  const changed = await openChangedPages({ after }, service, (text) => text, isBusy)
  const page = await changed.read('/states/TX')
  assert.equal(page.status, 200)
  assert.equal(page.headers['cache-control'], 'no-store')
  assert.deepEqual(amountsOf(page).get('2023')?.slice(1), ['not read now', 'no project'])
})
