import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { INVARIANTS } from '../../apps/service/src/collections/congress/invariants/invariants-family.ts'
import { readTableRows, ROOT } from './markdown-pages.ts'

test('the page on congress has every promise of a release, with the check that enforces it', () => {
  const page = readFileSync(join(ROOT, 'docs/explanation/congress.md'), 'utf8')
  const promises = readTableRows(page.slice(page.indexOf('## What every release promises')))
  const enforced = promises.map(([, check = '']) => /^`([a-z_]+)`$/.exec(check)?.[1]).filter((name) => name)
  assert.deepEqual(enforced.toSorted(), INVARIANTS.map(({ name }) => name).toSorted())
})
