import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { SourcedRecord } from '@rotunda/contract'
import { openTestService, type TestService } from '../../apps/service/src/bin/testing.ts'
import { publishCorrections } from '../appropriations/testing/publish-corrections.ts'
import { lookAt, type OpenedPages } from './testing/open-pages.ts'

const API = '/api/appropriations/v1'

let service: TestService
let pages: OpenedPages
before(async () => {
  service = await openTestService({
    ROTUNDA_PUBLIC_RATE: '0',
    ROTUNDA_ROLES: 'message,data,partner,pages,portal,keep',
  })
  pages = lookAt(service)
})
after(() => service.close())

type Records = { readonly data: readonly SourcedRecord[]; readonly meta: { readonly total: number } }
const list = async (query: string) => (await pages.ask<Records>(`${API}/records?limit=200&${query}`)).data

const LINE = /^Corrections changed the amounts of (\d+) records? in these totals\.$/

const readLine = async (address: string) => {
  const { status, document, text } = await pages.read(address)
  assert.equal(status, 200, `${address}: ${text.slice(0, 500)}`)
  const line = document.querySelector('#corrected')
  const said = line?.textContent ?? undefined
  return {
    said,
    count: said === undefined ? 0 : Number(LINE.exec(said)?.[1]),
    link: line?.querySelector('a')?.getAttribute('href') ?? '',
  }
}

const addressesOf = ({ state, subcommittee, fiscal_year: year }: SourcedRecord): readonly string[] => [
  '/totals',
  `/totals?state=${state}`,
  '/totals?chamber=senate&group_by=fiscal_year,subcommittee',
  '/records',
  `/records?state=${state}&limit=10`,
  `/states/${state}`,
  `/subcommittees/${subcommittee}`,
  `/map?fiscal_year=${year}&stage=request`,
  `/compare?kind=year&a=${year}&b=2024`,
]

test('pages of totals say how many of their amounts were corrected, with a link to exactly those records', async () => {
  const senate = await list('dataset=senate-requests&not_missing=amount,subcommittee,state')
  const house = await list('dataset=house-projects&stage=request&not_missing=amount')
  const first = senate[0] ?? assert.fail()
  const addresses = addressesOf(first)
  for (const address of addresses) assert.equal((await readLine(address)).said, undefined, address)
  const chosen = [
    first,
    senate.find(({ state }) => state !== first.state) ?? assert.fail(),
    house[0] ?? assert.fail(),
  ]
  await publishCorrections(service, chosen, 1_234_567)
  for (const address of addresses) {
    const { count, link } = await readLine(address)
    const { data } = await pages.ask<Records>(`${API}${link}`)
    const ids = data.map(({ id }) => id)
    assert.equal(count, ids.length, address)
    assert.ok(ids.includes(first.id), address)
    for (const { id, amount } of data)
      assert.ok(chosen.some((one) => one.id === id) && amount === 1_234_567, `${address} ${id}`)
    // The list is by corrected field itself, and shows the values before.
    assert.equal((await readLine(link)).said, undefined)
    assert.match((await pages.read(link)).text, /corrected; before: \$/)
  }
  assert.equal((await readLine('/totals')).count, chosen.length)
  const frame = String((await pages.read('/embed/totals')).headers['location'])
  assert.equal((await readLine(frame)).count, chosen.length)
  assert.equal((await readLine('/totals?chamber=senate')).count, 2)
})

test('the API counts the corrected amounts of totals by the filter of corrected fields', async () => {
  type Totals = { readonly data: readonly { readonly rows: number; readonly amount_max: number }[] }
  const { data } = await pages.ask<Totals>(`${API}/aggregates?corrected=amount&chamber=senate`)
  assert.deepEqual(
    data.map(({ rows, amount_max: greatest }) => [rows, greatest]),
    [[2, 1_234_567]],
  )
  assert.equal((await list('corrected=title')).length, 0)
  const { meta } = await pages.ask<Records>(`${API}/records?not_corrected=amount&limit=1`)
  const all = await pages.ask<Records>(`${API}/records?limit=1`)
  assert.equal(all.meta.total - meta.total, 3)
})
