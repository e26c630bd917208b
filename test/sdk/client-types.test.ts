import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { writeClientTypes } from '../../scripts/client/write-types.ts'

const describe = (title: string, status: string): string =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title, version: '1' },
    paths: {
      '/rows': { get: { operationId: 'listRows', responses: { [status]: { description: 'Rows.' } } } },
      '/rows.csv': { get: { operationId: 'listRowsCsv', responses: { 200: { description: 'Rows.' } } } },
    },
  })

test('a changed description rewrites the types of its API, and leaves those of others', async (t) => {
  const root = mkdtempSync(join(tmpdir(), 'rotunda-types-'))
  t.after(() => rmSync(root, { recursive: true }))
  const descriptions = join(root, 'packages/contract/openapi')
  mkdirSync(descriptions, { recursive: true })
  for (const name of ['one', 'two']) writeFileSync(join(descriptions, `${name}.json`), describe(name, '200'))
  const types = (name: string): string => join(root, `packages/sdk/src/generated/${name}.d.ts`)

  await writeClientTypes(root)
  assert.match(readFileSync(types('one'), 'utf8'), /listRows: \{[^]*200: \{/)
  assert.doesNotMatch(readFileSync(types('one'), 'utf8'), /csv/)

  const before = new Date('2026-01-01')
  for (const name of ['one', 'two']) utimesSync(types(name), before, before)
  writeFileSync(join(descriptions, 'one.json'), describe('one', '404'))
  await writeClientTypes(root)
  assert.match(readFileSync(types('one'), 'utf8'), /listRows: \{[^]*404: \{/)
  assert.deepEqual(statSync(types('two')).mtime, before)
})
