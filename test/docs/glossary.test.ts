import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { listDomainTypes, listExportedNames } from './exported-names.ts'
import { readTableRows, ROOT } from './markdown-pages.ts'

const rows = readTableRows(readFileSync(join(ROOT, 'docs/reference/glossary.md'), 'utf8'))

/** Names in the code: those in backquotes in the second column. */
const named = rows.flatMap(([, code = '']) =>
  [...code.matchAll(/`(?<name>\w+)`/g)].map(({ groups }) => groups?.name ?? ''),
)

/** `OfficeLists` gives office and list. */
const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[\s,.]+/)
    .map((word) =>
      word
        .toLowerCase()
        .replace(/ies$/, 'y')
        .replace(/(?<!s)s$/, ''),
    )

const words = new Set([...rows.map(([word = '']) => word), ...named].flatMap(wordsOf))

/** A word, or what was done to a thing: `settled` is known where `settle` is. */
const isKnown = (word: string): boolean =>
  [word, word.replace(/ed$/, ''), word.replace(/d$/, '')].some((form) => words.has(form))

test('every name of the code that the glossary gives is exported by the code', () => {
  const exported = listExportedNames()
  assert.deepEqual(
    named.filter((name) => !exported.has(name)),
    [],
    'the glossary names what the code does not export',
  )
})

test('the name of every type that leaves a domain module is made of words of the glossary', () => {
  const strange = listDomainTypes().flatMap(({ name, door }) => {
    const unknown = wordsOf(name).filter((word) => !isKnown(word))
    return unknown.length > 0 ? [`${name} (${door}): ${unknown.join(', ')}`] : []
  })
  assert.deepEqual(
    strange,
    [],
    'use a word of docs/reference/glossary.md in these names, or add the word there',
  )
})

test('no word stands in the glossary twice', () => {
  const entries = rows.map(([word = '']) => word)
  assert.deepEqual(
    entries.filter((entry, index) => entries.indexOf(entry) !== index),
    [],
  )
})
