import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { makeChecks } from '../../apps/service/src/releases/build/make-checks.ts'
import { readTableRows, ROOT } from './markdown-pages.ts'

const NOTHING = {
  reports: [],
  collisions: 0,
  faults: [],
  unjoined: { unknown: [], notLookedUp: [] },
  corrected: [],
  matches: [],
  requestors: 0,
}

test('the page on releases has every check with its rule', () => {
  const page = readFileSync(join(ROOT, 'docs/explanation/releases.md'), 'utf8')
  const rows = readTableRows(page).filter(([name]) => /^`[a-z_]+`$/.test(name ?? ''))
  assert.deepEqual(
    rows.map(([name = '', rule]) => [name.replaceAll('`', ''), rule]),
    makeChecks(NOTHING).map(({ name, detail }) => [name, detail]),
  )
})
