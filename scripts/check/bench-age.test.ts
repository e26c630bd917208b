import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { describeAge, listMeasured } from './bench-age.ts'

const PAGE = `# Results

<!-- part: keys -->

## Keys

Version: the code of commit \`aa063a28-dirty\`.

<!-- part: pages -->

Version: 0.1.0, as of commit \`64f1dcc\`, which holds these numbers.
`

test('the oldest part of the results comes first, and a commit that is not here is unknown', () => {
  const ages = new Map([
    ['aa063a28', 3],
    ['64f1dcc', 12],
  ])
  assert.match(
    describeAge(PAGE, (commit) => ages.get(commit)),
    /: pages 12, keys 3$/,
  )
  assert.match(
    describeAge(PAGE, () => undefined),
    /: keys unknown, pages unknown$/,
  )
})

test('every part of bench/results.md has an age', () => {
  const page = readFileSync(new URL('../../bench/results.md', import.meta.url), 'utf8')
  const names = [...page.matchAll(/^<!-- part: (\S+) -->/gm)].map(([, name]) => name)
  assert.ok(names.length > 5)
  assert.deepEqual(
    listMeasured(page).map(({ name }) => name),
    names,
  )
})
