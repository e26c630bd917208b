import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Refusal } from '../platform/index.ts'
import { refuseUnknown } from './refuse-unknown.ts'

/** Names that share no beginning and little else. */
const makeNames = (count: number) =>
  Array.from({ length: count }, (_, index) => String.fromCodePoint(0x61 + index).repeat(9))

const getRefusal = (...question: Parameters<typeof refuseUnknown>): Refusal => {
  try {
    refuseUnknown(...question)
  } catch (cause) {
    if (cause instanceof Refusal) return cause
    throw cause
  }
  return assert.fail('nothing is refused')
}

test('the first unknown name is told, with the one that was probably meant as it is written', () => {
  const names = ['Agencia Única', 'Bureau & Test']
  const refusal = getRefusal('not_agency', ['agencia unica', 'BUREAU & TSET', 'nothing near'], names)
  assert.equal(refusal.message, 'Nothing here has the agency “BUREAU & TSET”. Did you mean “Bureau & Test”?')
  assert.deepEqual(
    [refusal.code, refusal.param, refusal.didYouMean],
    ['invalid_query', 'not_agency', 'Bureau & Test'],
  )
  assert.equal(getRefusal('agency', ['AGENCÍA'], names).didYouMean, 'Agencia Única')
})

test('a name that is near none is told as it is', () => {
  const refusal = getRefusal('member', ['Nothing Near'], makeNames(3))
  assert.equal(refusal.message, 'Nothing here has the member “Nothing Near”.')
  assert.equal(refusal.didYouMean, undefined)
})

test('names are told where they are few', () => {
  assert.deepEqual(getRefusal('account', ['?'], makeNames(25)).allowed, makeNames(25))
  assert.equal(getRefusal('account', ['?'], makeNames(26)).allowed, undefined)
})
