import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { compileTexts } from './testing/compile-texts.ts'
import { openPages } from './testing/open-pages.ts'
import { listParameters, readIdValues, VALUES } from './testing/record-parameters.ts'

const pages = await openPages({ after })

/** Parameters of walks, counts and files, which are no part of the client's filter. */
const NOT_OF_CALL = [
  'limit',
  'offset',
  'snapshot',
  'format',
  'all',
  'bom',
  'trailer',
  'facet',
  'facet_limit',
  'totals',
]
const TAKES_ONE = new Set(['q', 'changed_since', 'amount_min', 'amount_max'])

/** The call of the client that the page of a filter shows. */
const readCall = async (search: string): Promise<string> => {
  const { document } = await pages.read(`/records?${search}&limit=1`)
  const call = document.querySelector('[aria-label="TypeScript (SDK)"]')?.textContent ?? ''
  assert.ok(call.includes(`"${search.split('=')[0] ?? ''}": `), `${search}: ${call}`)
  return call
}

test('the call of the client compiles for every filter, with one value and with several', async () => {
  const values = { ...VALUES, ...(await readIdValues(pages)) }
  // A page without rows has no call, and the sample has no corrected record: its opposite is asked.
  const filters = listParameters().filter((name) => !NOT_OF_CALL.includes(name) && name !== 'corrected')
  const searches = filters.flatMap((name) => {
    const value = encodeURIComponent(values[name] ?? values[name.replace(/^not_/, '')] ?? assert.fail(name))
    return TAKES_ONE.has(name)
      ? [`${name}=${value}`]
      : [`${name}=${value}`, `${name}=${value}&${name}=${value}`]
  })
  const calls = []
  // One after the other: of pages that are asked for at once, the service refuses some when it is busy.
  for (const search of searches) calls.push(await readCall(search))
  assert.deepEqual(compileTexts(calls), [])
})

test('the call of the client says where the package comes from', async () => {
  const { document } = await pages.read('/records')
  const guide = [...document.querySelectorAll('#export ~ details a')].map((one) => one.getAttribute('href'))
  assert.deepEqual(guide, ['/docs/how-to/use-the-client'])
  assert.equal((await pages.read('/docs/how-to/use-the-client')).status, 200)
})
