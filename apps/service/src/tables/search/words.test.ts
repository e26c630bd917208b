import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listWords } from './words.ts'

test('words are letters and figures as they fold, and everything else divides them', () => {
  assert.deepEqual(listWords('Peñasco—Acequia, No.2 (“Größe”)'), ['penasco', 'acequia', 'no', '2', 'grosse'])
  assert.deepEqual(listWords(' – 🚰 \u0000'), [])
})
