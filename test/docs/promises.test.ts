import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { ROOT } from './markdown-pages.ts'

/** Pages that promise something, and the headings between which they do. */
const PAGES = [
  ['docs/explanation/delivery.md', '## Invariants', '## Loops'],
  ['docs/explanation/releases.md', '## Promises', '## Loops'],
  ['docs/explanation/access.md', '## Promises', '## Not promised'],
  ['docs/explanation/corrections.md', '## Promises', '## Not promised'],
] as const

const readPromises = ([file, begin, end]: (typeof PAGES)[number]): string[] => {
  const page = readFileSync(join(ROOT, file), 'utf8')
  return page
    .slice(page.indexOf(begin), page.indexOf(end))
    .split(/(?=^\*\*\d+\.)/m)
    .slice(1)
}

/** Names of tests, each group before the file that they are in. */
const NAMED = /(?<names>"(?:[^"\\`]|\\.)+"(?:, "(?:[^"\\`]|\\.)+")*) \(`(?<file>[\w./-]+)`\)/g

const listMissingTests = (promise: string): string[] =>
  [...promise.matchAll(NAMED)].flatMap(({ groups }) => {
    const source = readFileSync(join(ROOT, groups?.['file'] ?? ''), 'utf8')
    const names = [...(groups?.['names'] ?? '').matchAll(/"(?<name>(?:[^"\\]|\\.)+)"/g)]
    return names
      .map((match) => (match.groups?.['name'] ?? '').replaceAll('\\"', '"'))
      .filter((name) => !source.includes(name))
      .map((name) => `${groups?.['file'] ?? ''}: ${name}`)
  })

for (const page of PAGES) {
  const promises = readPromises(page)

  test(`promises of ${page[0]} are numbered without a gap, and each says what enforces it`, () => {
    assert.ok(promises.length > 10)
    promises.forEach((text, index) => {
      assert.ok(text.startsWith(`**${index + 1}.`), text.slice(0, 60))
      assert.match(text, /^_Enforced by:_ "/m)
    })
  })

  test(`every test that enforces a promise of ${page[0]} is in the file that is named`, () => {
    assert.deepEqual(promises.flatMap(listMissingTests), [])
  })
}
