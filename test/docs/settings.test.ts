import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { Settings } from '../../apps/service/src/wiring/settings.ts'
import { ROOT } from './markdown-pages.ts'

const PAGES = ['README.md', 'docs/how-to/**/*.md', 'docs/tutorials/*.md']

test('a page that solves a task uses each setting: the others have no reason to be there', () => {
  const text = globSync(PAGES, { cwd: ROOT })
    .map((page) => readFileSync(join(ROOT, page), 'utf8'))
    .join('\n')
  const used = new Set(text.match(/\b(?:ROTUNDA_[A-Z_]+|DATABASE_URL|(?:ADMIN_)?(?:HOST|PORT))\b/g))
  assert.deepEqual(
    Object.keys(Settings.properties).filter((name) => !used.has(name)),
    [],
  )
})
