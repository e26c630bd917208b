import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { listDomainTypes, listExportedNames } from './exported-names.ts'
import { readTableRows, ROOT } from './markdown-pages.ts'

const page = readFileSync(join(ROOT, 'docs/reference/glossary.md'), 'utf8')
/** The second column of every table: names in the code. */
const named = readTableRows(page).flatMap(([, code = '']) =>
  [...code.matchAll(/`(?<name>\w+)`/g)].map((m) => m.groups?.name ?? ''),
)

test('every name of the code that the glossary gives is exported by the code', () => {
  const exported = listExportedNames()
  assert.deepEqual(
    named.filter((name) => !exported.has(name)),
    [],
    'the glossary names what the code does not export',
  )
})

test('every type that leaves a domain module is in the glossary', () => {
  const missing = listDomainTypes().filter(({ name }) => !named.includes(name))
  assert.deepEqual(
    missing.map(({ name, door }) => `${name} (${door})`),
    [],
    'add these to docs/reference/glossary.md',
  )
})

test('no word stands in the glossary twice', () => {
  const words = readTableRows(page).map(([word = '']) => word)
  assert.deepEqual(
    words.filter((word, index) => words.indexOf(word) !== index),
    [],
  )
})
