import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseHTML } from 'linkedom'
import type { ShownProblem } from './ask/ask.ts'
import { describeProblem } from './problem-page.ts'

const readLinks = (problem: Partial<ShownProblem>, search: string): string[] => {
  const full = { code: 'invalid_query', status: 400, title: 'No', detail: 'No.', ...problem }
  const { main } = describeProblem(full, { path: '/records', params: new URLSearchParams(search) })
  const { document } = parseHTML(`<body>${main.toString()}</body>`)
  return [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
}

test('a name that was mistyped leads to the same question with the name that was meant', () => {
  const problem = { param: 'stat', did_you_mean: 'state', allowed: ['state', 'stage', 'snapshot'] }
  assert.ok(readLinks(problem, 'stat=AL&limit=5').includes('/records?state=AL&limit=5'))
})

test('a value that was mistyped leads to the same question with the value that was meant', () => {
  const problem = { param: 'stage', did_you_mean: 'request', allowed: ['request', 'house_bill'] }
  assert.ok(readLinks(problem, 'stage=requst&state=AL').includes('/records?stage=request&state=AL'))
})

test('of several values none is replaced, since any may be the wrong one', () => {
  const problem = { param: 'state', did_you_mean: 'AL', allowed: ['AL', 'AK'] }
  for (const search of ['state=AK,AX', 'state=AK&state=AX'])
    assert.ok(!readLinks(problem, search).some((link) => link.includes('state=')), search)
})

test('a snapshot that was replaced leads to the newer data and to the release that stays', () => {
  const links = readLinks(
    { code: 'snapshot_changed', status: 409, release_url: '/api/appropriations/v1/releases/5f70/records' },
    'state=AL&snapshot=snap-1&offset=50',
  )
  assert.ok(links.includes('/records?state=AL'))
  assert.ok(links.includes('/api/appropriations/v1/releases/5f70/records'))
})
