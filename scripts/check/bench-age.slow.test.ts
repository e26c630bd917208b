import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readHead, replacePart, writePage } from '../../bench/results-page.ts'
import { describeAge } from './bench-age.ts'

const HEAD = { commit: 'aa063a28', day: '2026-11-26', machine: '2 cores (AMD EPYC), 24 GiB' }
const PARTS = [
  { name: 'keys', text: '## Keys\n\n50 µs' },
  { name: 'pages', text: '## Pages\n\n884 ms' },
]
const PAGE = writePage(HEAD, { minutes: 24, loads: [0.1, 1.9] }, PARTS)

test('the age of the results counts the commits since the one in their head', () => {
  assert.match(
    describeAge(PAGE, (commit) => (commit === HEAD.commit ? 12 : undefined)),
    / is 12 commits old$/,
  )
  assert.match(
    describeAge(PAGE, () => undefined),
    /of commit aa063a28, which this clone does not have/,
  )
  assert.match(
    describeAge('# Results\n\n<!-- part: keys -->\n\nVersion: the code of commit `aa063a28`.\n', () => 1),
    /parts of several commits/,
  )
})

test('a page is written with one head, which is read back', () => {
  assert.deepEqual(readHead(PAGE), HEAD)
  assert.match(PAGE, /Load: 0\.1 at the beginning, 1\.9 at the end/)
})

test('one part is replaced, and the others stay', () => {
  const page = replacePart(PAGE, { name: 'keys', text: '## Keys\n\n40 µs' }, HEAD)
  assert.equal(page, PAGE.replace('50 µs', '40 µs'))
  assert.match(
    replacePart(PAGE, { name: 'new', text: 'last' }, HEAD),
    /884 ms\n\n<!-- part: new -->\n\nlast\n$/,
  )
})

test('a part of another commit, day or machine than the page names its own', () => {
  const part = { name: 'keys', text: '## Keys\n\n40 µs' }
  for (const key of ['commit', 'day', 'machine'] as const) {
    const here = { ...HEAD, [key]: 'other' }
    const named = `## Keys\n\nMeasured apart from the rest of this page, on ${here.day} at commit \`${here.commit}\`: ${here.machine}.\n\n40 µs`
    const page = replacePart(PAGE, part, here)
    assert.equal(page, PAGE.replace(PARTS[0]?.text ?? '', named))
    assert.deepEqual(readHead(page), HEAD)
  }
})
