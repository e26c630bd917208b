import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FullRecord } from '@rotunda/contract'
import { publishers } from './appropriations/index.ts'

const fieldsOf = (name: 'house-appropriations' | 'senate-appropriations', names: readonly string[]) =>
  publishers[name].fieldsOf?.(names) ?? assert.fail()

test('cells of a table of a bill are named by the fields that they became', () => {
  const names = ['column 1', 'Agency', 'Account', 'State', 'Project', 'Amount [In thousands]', 'Requestor(s)']
  const found = fieldsOf('house-appropriations', names)
  assert.deepEqual(found['Project'], ['recipient', 'title'])
  assert.deepEqual(found['Amount [In thousands]'], ['amount', 'amount_raw'])
  assert.equal(found['column 1'], undefined)
})

test('cells of a workbook of requests are named in every year', () => {
  for (const title of ['Project Purpose', 'Request', 'Program/Language/Project Title'])
    assert.deepEqual(fieldsOf('house-appropriations', ['Subcommittee', title])[title], ['title'])
})

test('cells of the request grid are named in any case, and an unknown one became nothing', () => {
  const found = fieldsOf('senate-appropriations', ['RECIPIENT', 'project_purpose', 'other'])
  assert.deepEqual(found, { RECIPIENT: ['recipient'], project_purpose: ['purpose'] })
})

test('what a cell became is a field of records', () => {
  const names = ['Member', 'District', 'Recipient Address', 'Amount Requested', 'Member Website']
  for (const field of Object.values(fieldsOf('house-appropriations', names)).flat())
    assert.ok(Object.hasOwn(FullRecord.properties, field), field)
})
