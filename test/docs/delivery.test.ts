import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { DELIVERY_STATES } from '@rotunda/contract'
import { DELIVERY_EVENTS, stateAfter, statesThatAllow } from '../../apps/service/src/messages/index.ts'
import { readTableRows, ROOT } from './markdown-pages.ts'

const page = readFileSync(join(ROOT, 'docs/explanation/delivery.md'), 'utf8')
const rows = readTableRows(page)
const bare = (cell = ''): string => cell.replaceAll('`', '')

test('every state is explained once', () => {
  const explained = rows
    .map(([state]) => bare(state))
    .filter((word) => DELIVERY_STATES.some((state) => state === word))
  assert.deepEqual(explained, DELIVERY_STATES)
})

test('the table of events is the table of the code', () => {
  for (const event of DELIVERY_EVENTS) {
    const [, from, to] = rows.find(([name]) => bare(name) === event) ?? []
    assert.deepEqual(
      [bare(from), bare(to)],
      [statesThatAllow(event).join(', '), stateAfter(event)],
      `the row of ${event}`,
    )
  }
})

const invariants = page
  .slice(page.indexOf('## Invariants'), page.indexOf('## Loops'))
  .split(/(?=^\*\*\d+\.)/m)
  .slice(1)

test('invariants are numbered without a gap, and each says what enforces it', () => {
  invariants.forEach((text, index) => {
    assert.ok(text.startsWith(`**${index + 1}.`), text.slice(0, 60))
    assert.match(text, /^_Enforced by:_ "/m)
  })
})

test('every test that enforces an invariant is in the file that is named', () => {
  const missing = invariants.flatMap((text) =>
    [
      ...text.matchAll(/(?<names>"(?:[^"\\`]|\\.)+"(?:, "(?:[^"\\`]|\\.)+")*) \(`(?<file>[\w./-]+)`\)/g),
    ].flatMap(({ groups }) => {
      const source = readFileSync(join(ROOT, groups?.['file'] ?? ''), 'utf8')
      const names = [...(groups?.['names'] ?? '').matchAll(/"(?<name>(?:[^"\\]|\\.)+)"/g)]
      return names
        .map((match) => (match.groups?.['name'] ?? '').replaceAll('\\"', '"'))
        .filter((name) => !source.includes(name))
        .map((name) => `${groups?.['file'] ?? ''}: ${name}`)
    }),
  )
  assert.deepEqual(missing, [])
})
