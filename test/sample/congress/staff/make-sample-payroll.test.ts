import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  houseDisbursements,
  senateDisbursements,
} from '../../../../apps/service/src/publishers/congress/index.ts'
import { readPayroll, type ReadPayroll } from '../../../../apps/service/src/publishers/payroll/testing.ts'
import { makeSampleMembers } from '../members/make-sample-members.ts'
import { makeSamplePayroll } from './make-sample-payroll.ts'

const make = (seed: number, staff: number) =>
  makeSamplePayroll({ seed, members: makeSampleMembers(1), staff })
const textsOf = (seed: number) => make(seed, 600).map(({ write }) => [...write()].join(''))
const read = async (): Promise<readonly ReadPayroll[]> => {
  const documents = make(3, 2_000).map(({ publisher, url, write }) => ({
    publisher,
    url,
    text: [...write()].join(''),
  }))
  return Promise.all(
    documents.map(({ publisher, url, text }) =>
      publisher === 'house-disbursements'
        ? readPayroll(houseDisbursements, text, { url })
        : readPayroll(senateDisbursements, text, { url }),
    ),
  )
}

test('the same seed gives the same payrolls, and another one others', () => {
  assert.deepEqual(textsOf(1), textsOf(1))
  assert.notDeepEqual(textsOf(1), textsOf(2))
})

test('every line of the sample is read, every total holds, and it has what real payrolls have', async () => {
  const [first, second, senate] = await read()
  for (const found of [first, second, senate]) {
    assert.equal(found?.rows.filter(({ kind }) => kind === 'refused').length, 0)
    assert.ok(found.totals.every((one) => 'found' in one && one.printed === one.found))
  }
  assert.ok(first !== undefined && second !== undefined && senate !== undefined)
  const drafts = (found: ReadPayroll) => found.observations.map(({ draft }) => draft)
  const offices = new Map(drafts(first).map(({ name_raw, office }) => [name_raw, office.name]))
  const moved = drafts(second).filter(
    ({ name_raw, office }) => (offices.get(name_raw) ?? office.name) !== office.name,
  )
  assert.ok(moved.length > 20, 'people move between offices')
  assert.ok(drafts(first).some(({ flags }) => flags.includes('intern')))
  assert.ok(drafts(first).some(({ title_truncated }) => title_truncated))
  assert.ok(drafts(first).some(({ amount_status }) => amount_status === 'adjusted'))
  assert.ok(
    drafts(first).some(({ pay_start, pay_end }) => pay_start === '2025-01-01' && pay_end === '2025-03-31'),
  )
  assert.ok(drafts(senate).some(({ amount_status }) => amount_status === 'misaligned'))
  const names = Map.groupBy(drafts(first), ({ name_raw }) => name_raw)
  assert.ok(
    [...names.values()].some((same) => new Set(same.map(({ office }) => office.name)).size > 1),
    'homonyms',
  )
})
