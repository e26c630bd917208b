import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseDistrict } from './parse-district.ts'

test('State and district are read from every form that the workbooks use', () => {
  assert.deepEqual(parseDistrict('OR01'), { state: 'OR', district: 1 })
  assert.deepEqual(parseDistrict('VA-8'), { state: 'VA', district: 8 })
  assert.deepEqual(parseDistrict(' ca 25 '), { state: 'CA', district: 25 })
  assert.deepEqual(parseDistrict('7'), { state: null, district: 7 })
})

test('a seat at large is district 0', () => {
  for (const text of ['AK00', 'AK-AL', 'AK at large', 'ak At-Large']) {
    assert.deepEqual(parseDistrict(text), { state: 'AK', district: 0 })
  }
  assert.deepEqual(parseDistrict('at large'), { state: null, district: 0 })
  assert.deepEqual(parseDistrict('AL00'), { state: 'AL', district: 0 })
})

test('blank cells, States that do not exist and other texts give nothing', () => {
  for (const text of ['', '  ', 'ZZ01', 'OR', 'OR001', 'OR 1st', 'Portland']) {
    assert.equal(parseDistrict(text), undefined)
  }
})
