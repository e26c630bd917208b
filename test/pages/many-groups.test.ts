import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import type { Groups } from './testing/groups.ts'
import { openPages, wordsOf } from './testing/open-pages.ts'
import { dollars, readRows } from './testing/read-tables.ts'
import { parseCsv } from './testing/parse-csv.ts'

const API = '/api/appropriations/v1'
const pages = await openPages({ after })

/** The sum of every group, as the page writes it. */
const readSums = async (search: string): Promise<Map<string, string>> => {
  const sums = new Map<string, string>()
  for (let offset = 0; ; offset += 200) {
    const { data, meta } = await pages.ask<Groups>(`${API}/aggregates?${search}&limit=200&offset=${offset}`)
    for (const { group, amount_sum_of_projects: sum } of data)
      sums.set(String(group['recipient'] ?? 'Not stated'), dollars(sum))
    if (offset + 200 >= meta.total) return sums
  }
}

describe('totals of many groups', () => {
  test('stand whole beside each other, stage by stage', async () => {
    const page = await pages.read('/totals?group_by=recipient')
    const numbers = new Map(
      readRows(page, 'Sum of projects by recipient').map(([name, ...cells]) => [name, cells]),
    )
    assert.ok(numbers.size >= 200)
    for (const [column, [stage, list]] of [
      ['request', 'Requests by recipient'],
      ['house_bill', 'In House bills by recipient'],
    ].entries()) {
      const sums = await readSums(`group_by=recipient&stage=${stage ?? ''}`)
      const shown = readRows(page, list ?? '')
      assert.equal(shown.length, Math.min(sums.size, 200))
      for (const [name = '', sum] of shown) assert.equal(sum, sums.get(name), name)
      for (const [name = '', cells] of numbers) assert.equal(cells[column], sums.get(name) ?? 'none', name)
    }
  })

  test('lead to files that hold every group', async () => {
    for (const path of [
      '/totals?group_by=recipient',
      '/totals?group_by=fiscal_year,state',
      '/recipients',
      '/members',
    ]) {
      const page = await pages.read(path)
      const links = [...page.document.querySelectorAll('main a[href*="aggregates.csv"]')]
      const file = links.at(-1)?.getAttribute('href') ?? assert.fail(path)
      const csv = (await pages.service.app.inject(file)).payload
      const { searchParams } = new URL(file, 'http://x')
      const { meta } = await pages.ask<Groups>(
        `${API}/aggregates?group_by=${searchParams.get('group_by') ?? ''}`,
      )
      assert.equal(parseCsv(csv).length - 1, meta.total, path)
    }
  })

  test('that are cited stand at the address in the order of the page, or all in a file', async () => {
    for (const path of ['/totals?group_by=recipient', '/totals?group_by=bioguide&stage=request']) {
      const page = await pages.read(path)
      const [, address = ''] =
        /http:\/\/[^/ ]+(\/\S+) \(read/.exec(
          wordsOf(page.document.getElementById('cite')?.parentElement ?? null),
        ) ?? []
      const cited = (await pages.service.app.inject(address)).payload
      const name = path.includes('recipient')
        ? 'Requests by recipient'
        : 'Requests by Bioguide id of the member'
      const sums = readRows(page, name).flatMap(([, sum = '']) => (sum.startsWith('$') ? [sum] : []))
      assert.ok(sums.length > 50, path)
      for (const sum of sums) assert.ok(cited.includes(sum.replaceAll(/[$,]/g, '')), sum)
    }
  })
})
