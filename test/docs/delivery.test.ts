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
