import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { ROOT } from './markdown-pages.ts'

/** Part of docs/README.md that lists the pages of each audience. */
const PART_OF: Readonly<Record<string, string>> = {
  readers: 'Read the data',
  programmers: 'Write a program against it',
  reviewers: 'Decide who gets access',
  operators: 'Operate it',
  developers: 'Change it',
}

test('every how-to begins with its one audience, and docs/README.md lists it in the part of that audience', () => {
  const parts = readFileSync(join(ROOT, 'docs/README.md'), 'utf8').split(/^## /m)
  for (const file of globSync('docs/how-to/*.md', { cwd: ROOT })) {
    const [, audience = ''] = /^# .+\n\nFor (\w+)\./.exec(readFileSync(join(ROOT, file), 'utf8')) ?? []
    const listed = parts.filter((part) => part.includes(`](${file.replace('docs/', '')})`))
    assert.deepEqual(
      listed.map((part) => part.split('\n', 1)[0]),
      [PART_OF[audience]],
      file,
    )
  }
})
