import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdLaw } from './hold-law.ts'

/** `npm run test:mutated-tables` reads as many as are asked for. */
test('a table with something in it that committees do is read right, refused or stopped, and never wrong', async (t) => {
  const { read, stopped, rowsPublished, rowsRefused } = await holdLaw(500)
  t.diagnostic(`${read} read, ${stopped} stopped; ${rowsPublished} rows published, ${rowsRefused} refused`)
  // A reader that stopped at everything would keep the law as well.
  assert.ok(read > stopped / 2)
  assert.ok(rowsPublished > rowsRefused)
})
