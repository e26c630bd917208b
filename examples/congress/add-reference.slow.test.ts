import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { makeEnvironment, runHere } from '../../apps/service/src/operator/testing.ts'
import { CONGRESS } from '../../apps/service/src/collections/congress/index.ts'
import { parseSourceList } from '../../apps/service/src/releases/archive/index.ts'
import { listOrders } from './list-orders.ts'

const ROOT = join(import.meta.dirname, '../..')
const REFERENCE = join(ROOT, '../shared/reference')

test('the script gives an order for each document that the folder has, and none for others', async (t) => {
  const { ROTUNDA_DATA: folder } = makeEnvironment(t)
  assert.deepEqual(await listOrders(folder), [])
  mkdirSync(join(folder, 'voteview/clerk-memberdata'), { recursive: true })
  writeFileSync(join(folder, 'voteview/clerk-memberdata/MemberData_20250109030606.xml'), '')
  const [order, ...others] = await listOrders(folder)
  assert.deepEqual([order?.slice(-2), others], [['--retrieved', '2025-01-09T03:06:06Z'], []])
})

test('pages that follow on each other are one document, and a run begins where an office does', async (t) => {
  const { ROTUNDA_DATA: folder } = makeEnvironment(t)
  const pages = join(folder, 'disbursements/senate/118sdoc13-pages')
  mkdirSync(pages, { recursive: true })
  const begins = (number: number) => ![8, 10, 12].includes(number)
  for (const number of [7, 8, 9, 10, 12, 14])
    writeFileSync(
      join(pages, `layout_${number}.txt`),
      begins(number) ? 'DETAILED AND SUMMARY STATEMENT\n\f' : 'PAYEE NAME\n\f',
    )
  const orders = await listOrders(folder)
  const names = orders.map(([, , ...order]) =>
    order
      .find((word) => word.startsWith('https://'))
      ?.split('/')
      .at(-1),
  )
  assert.deepEqual(names, ['layout_7-10.txt', 'layout_14.txt'])
})

test(
  'every document of the reference folder is recognised and archived',
  { skip: existsSync(REFERENCE) ? false : 'the folder ../shared/reference is not here' },
  async (t) => {
    const environment = makeEnvironment(t)
    const orders = await listOrders(REFERENCE)
    const counts: Record<string, number> = {}
    for (const [words, action, ...order] of orders) {
      const args = order.map((word) => (word.startsWith('..') ? join(ROOT, word) : word))
      const { code, stdout, stderr } = await runHere(
        environment,
        words ?? '',
        action ?? '',
        ...args,
        '--json',
      )
      assert.equal(code, 0, `${order.join(' ')}: ${stderr}`)
      const { outcome, data } = JSON.parse(stdout)
      const [{ publisher }] = data
      counts[publisher] = (counts[publisher] ?? 0) + 1
      assert.ok(['new', 'revision'].includes(outcome), `${order.join(' ')}: ${String(outcome)}`)
    }
    assert.deepEqual(counts, {
      'congress-legislators-members': 1,
      'congress-legislators-csv': 2,
      'congress-legislators-executives': 1,
      'congress-legislators-social-media': 1,
      'congress-legislators-offices': 1,
      'congress-legislators-committees': 2,
      'congress-legislators-membership': 1,
      'clerk-members': 3,
      'senate-committees': 3,
      'senate-members': 1,
      'voteview-members': 3,
      'voteview-committee-spells': 2,
      'docs-house-meetings': 1,
      'docs-house-witnesses': 1,
      'congress-gov-meetings': 1,
      'congress-gov-hearings': 1,
      'congress-gov-members': 1,
      'congress-gov-committees': 1,
      'house-disbursements': 1,
      'house-summary': 2,
      'senate-disbursements': 1 + 38,
    })
  },
)

test('the list of sources fits the collection', () => {
  const { congress } = JSON.parse(readFileSync(join(import.meta.dirname, 'sources.json'), 'utf8'))
  const entries = parseSourceList(JSON.stringify(congress), CONGRESS)
  assert.ok(entries.length > 10)
  const named = new Set(entries.map(({ publisher }) => publisher))
  // Documents of a date are not at one address: they are added as they come out. Decisions are an operator's own.
  const DATED =
    /^(?:staff-decisions|congress-legislators-csv|docs-house-|govinfo-|house-|voteview-committee-spells|senate-disbursements)/
  const missing = Object.keys(CONGRESS.publishers).filter((name) => !named.has(name) && !DATED.test(name))
  assert.deepEqual(missing, [])
})
