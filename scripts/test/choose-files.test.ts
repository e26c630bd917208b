import assert from 'node:assert/strict'
import test from 'node:test'
import { chooseChanged, findSlow, isNamedSlow, listTests } from './choose-files.ts'

test('a file that starts a browser or a process, or builds a release, is named .slow.test.ts, and no other file is', () => {
  const wrong = listTests().flatMap((file) => {
    const reason = findSlow(file)
    if (reason !== undefined && !isNamedSlow(file)) return [`${file} must be named .slow.test.ts: ${reason}`]
    if (reason === undefined && isNamedSlow(file)) return [`${file} must be named .test.ts: it is quick`]
    return []
  })
  assert.deepEqual(wrong, [])
})

test('slow files are found by their own imports and by those of their support', () => {
  const reasons = [
    'apps/service/src/platform/testing/end-with-test.slow.test.ts',
    'apps/service/src/operator/serve.slow.test.ts',
    'test/pages/journeys.slow.test.ts',
    'apps/service/src/releases/build/checks.slow.test.ts',
    'apps/service/src/http/door/refuse-unknown.test.ts',
  ].map(findSlow)
  const process = 'it starts a process'
  assert.deepEqual(reasons, [process, process, 'it starts a browser', 'it builds a release', undefined])
})

test('a change chooses the tests that import the file, and stops at wiring', () => {
  const choose = (...paths: readonly string[]) => chooseChanged(listTests(), paths)
  const chosen = choose('apps/service/src/publishers/usaspending/award-ids.ts')
  assert.ok(chosen.includes('apps/service/src/publishers/usaspending/usaspending.test.ts'))
  assert.ok(chosen.includes('apps/service/src/publishers/award-archive/award-archive.test.ts'))
  // It opens the whole service by wiring.
  assert.ok(!chosen.includes('apps/service/src/http/door/refuse-unknown.test.ts'))
  assert.ok(chosen.length < listTests().length / 4, `${chosen.length} files`)
  const itself = 'apps/service/src/http/door/refuse-unknown.test.ts'
  assert.deepEqual(choose(itself), [itself])
  assert.deepEqual(choose('README.md'), [])
})
