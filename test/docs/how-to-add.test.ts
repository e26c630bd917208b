import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { ROOT } from './markdown-pages.ts'

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

/** Rows of the table of a page: a file, and the names in it that the page tells a reader to look for. */
const listSteps = (page: string) =>
  [...page.matchAll(/^\| `([^`]+)` +\| (.*?) \| (.*?) \|$/gm)].map(
    ([, file = '', step = '', reminder = '']) => ({
      file,
      names: [...step.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
      tests: [...reminder.matchAll(/`(test\/[^`]+)`/g)].map(([, name = '']) => name),
    }),
  )

for (const page of ['add-a-filter', 'add-a-page'])
  test(`every file of ${page} has the names that the page sends a reader to`, () => {
    const steps = listSteps(read(`docs/how-to/${page}.md`))
    assert.ok(steps.length >= 4)
    for (const { file, names, tests } of steps) {
      assert.ok(names.length > 0, file)
      for (const name of names) assert.match(read(file), new RegExp(`\\b${name}\\b`), `${name} in ${file}`)
      for (const one of tests) assert.ok(read(one).length > 0)
    }
  })

test('a filter of records that the page describes is in each of its files', () => {
  const steps = listSteps(read('docs/how-to/add-a-filter.md'))
  for (const name of ['recipient', 'district'])
    for (const { file } of steps) assert.match(read(file), new RegExp(`\\b${name}\\b`), `${name} in ${file}`)
})
