import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeRecord } from '../../testing.ts'
import { listSearchedTexts, listWords } from './words.ts'

test('words are letters and figures as they fold, and everything else divides them', () => {
  assert.deepEqual(listWords('Peñasco—Acequia, No.2 (“Größe”)'), ['penasco', 'acequia', 'no', '2', 'grosse'])
  assert.deepEqual(listWords(' – 🚰 \u0000'), [])
})

test('a record is sought by what it is for, who receives it, where, from which account and who asked', () => {
  const [requestor = assert.fail()] = makeRecord().requestors
  const record = makeRecord({
    ...{ title: 'a title', purpose: 'a purpose', recipient: 'a recipient', location: 'a location' },
    ...{ agency: 'an agency', account: 'an account', recipient_address: 'an address' },
    requestors: ['Ann', 'Zoe'].map((name) => ({ ...requestor, name, name_raw: `${name}, raw` })),
  })
  assert.deepEqual(listSearchedTexts(record), [
    ...['a title', 'a purpose', 'a recipient', 'a location', 'an agency', 'an account', 'Ann', 'Zoe'],
  ])
  const bare = { title: null, purpose: null, recipient: null, location: null, agency: null, account: null }
  assert.deepEqual(listSearchedTexts(makeRecord({ ...bare, requestors: [] })), [])
})
