import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MOST_ROWS } from '@rotunda/contract'
import { refuseTooMany } from './packed-forms.ts'

test('a set that is too large for its form is pointed at bulk files only where there are some', () => {
  const refuse = (inBulk: boolean) => () => refuseTooMany('xlsx', MOST_ROWS.xlsx + 1, inBulk)
  assert.throws(refuse(true), /of any size\. The bulk files under \/downloads hold everything/)
  assert.throws(refuse(false), /format=csv or format=ndjson, which may be of any size\.$/)
})
