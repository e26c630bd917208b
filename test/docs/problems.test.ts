import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { PROBLEMS } from '@rotunda/contract'
import { ROOT } from './markdown-pages.ts'

test('every problem code has its heading in docs/reference/problems.md, and every heading is a code', () => {
  const page = readFileSync(join(ROOT, 'docs/reference/problems.md'), 'utf8')
  const headings = [...page.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
  assert.deepEqual(headings, Object.keys(PROBLEMS))
})
