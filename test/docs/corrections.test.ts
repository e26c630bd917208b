import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { applyCorrections, parseLedger } from '../../apps/service/src/corrections/index.ts'
import { makeRecord } from '../../apps/service/src/collections/appropriations/testing.ts'
import { ROOT } from './markdown-pages.ts'

const page = readFileSync(join(ROOT, 'docs/how-to/correct-a-record.md'), 'utf8')

/** The correction that the page shows, as a line. */
const readExample = (number = 0): string => {
  const [, shown = ''] = [...page.matchAll(/```json\n([^]+?)```/g)][number] ?? []
  return JSON.stringify(JSON.parse(shown))
}

test('the withdrawal of the how-to takes back the correction that it shows', () => {
  const [correction] = parseLedger(`${readExample()}\n${readExample(1)}\n`, 'corrections.ndjson')
  assert.equal(correction?.withdrawn?.withdraws, correction?.id)
})

test('the correction of the how-to is taken, and applied to the record that it names', () => {
  const [correction, ...others] = parseLedger(`${readExample()}\n`, 'corrections.ndjson')
  assert.ok(correction)
  assert.deepEqual(others, [])
  const wrong = makeRecord({ id: correction.record, amount: 1_000_000 })
  const { record, outcomes } = applyCorrections(wrong, [correction])
  assert.deepEqual([outcomes, record.amount], [['applied'], 100_000])
})

test('the fields that the how-to names are those that can be corrected', () => {
  const [, list = ''] = /^- `--field`: (.+)\. Nothing else/m.exec(page) ?? []
  const named = [...list.matchAll(/`(\w+)`/g)].map(([, name]) => name)
  const [correction] = parseLedger(readExample(), 'corrections.ndjson')
  assert.ok(correction)
  const record = makeRecord({ id: correction.record })
  const able = Object.keys(record).filter((field) => {
    const [outcome] = applyCorrections(record, [{ ...correction, field }]).outcomes
    return outcome !== 'no_such_field'
  })
  assert.deepEqual(named.toSorted(), able.toSorted())
})
