import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { makeChecks as makeFindings } from '../../apps/service/src/collections/appropriations/build/steps.ts'
import { makeChecks } from '../../apps/service/src/releases/build/make-checks.ts'
import { GATES } from '../../apps/service/src/releases/publish/gates/accept-findings.ts'
import { readTableRows, ROOT } from './markdown-pages.ts'

const NOTHING = {
  reports: [],
  collisions: 0,
  faults: [],
  findings: makeFindings({ matches: [], requestors: 0, unjoined: { unknown: [], notLookedUp: [] } }),
  corrected: [],
}

test('the page on releases has every check with its rule', () => {
  const page = readFileSync(join(ROOT, 'docs/explanation/releases.md'), 'utf8')
  const checks = makeChecks(NOTHING).map(({ name, detail }) => [name, detail])
  assert.deepEqual(readRules(page.slice(0, page.indexOf('## Gates'))), checks)
})

test('the page on releases has every gate with its rule, and the how-to says of each what to look at', () => {
  const page = readFileSync(join(ROOT, 'docs/explanation/releases.md'), 'utf8')
  assert.deepEqual(readRules(page.slice(page.indexOf('## Gates'))), Object.entries(GATES))
  const guide = readFileSync(join(ROOT, 'docs/how-to/publish-a-release.md'), 'utf8')
  assert.deepEqual(
    readRules(guide).map(([name]) => name),
    Object.keys(GATES),
  )
})

const readRules = (page: string): [name: string, rule: string | undefined][] =>
  readTableRows(page)
    .filter(([name]) => /^`[a-z_]+`$/.test(name ?? ''))
    .map(([name = '', rule]) => [name.replaceAll('`', ''), rule])
