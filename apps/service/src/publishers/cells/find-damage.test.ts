import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findDamage, isDamagedText } from './find-damage.ts'

const DAMAGED = [
  'Pe\ufffdasco',
  'Oâ€™BRIEN',
  'DO\u200bE',
  'DO\u00adE',
  'D\u041eE',
  'DOE\u0000',
  'VETERANΓÇÖS',
  'D\u202eE',
]
const SOUND = [
  'Peña',
  'O’Brien',
  'Hawaiʻi',
  'SÃO PAULO',
  'DOE\u00a0JANE\t\n',
  'Zoë Müller-Łódź',
  '5 ½ § …',
  '',
]

test('text of a wrong encoding or script, or with signs that show nothing, is damaged', () => {
  assert.deepEqual(
    DAMAGED.filter((text) => !isDamagedText(text)),
    [],
  )
  assert.deepEqual(SOUND.filter(isDamagedText), [])
})

test('damage is found at any depth', () => {
  assert.equal(findDamage({ a: [null, 1, { b: 'Pe\ufffdasco' }] }), 'Pe\ufffdasco')
  assert.equal(findDamage({ a: [null, 1, { b: 'Peñasco' }] }), undefined)
})
