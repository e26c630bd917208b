import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RequestAnswers } from '@rotunda/contract'
import { findAnswerFaults } from './index.ts'
import { answersFor } from './testing.ts'

const faultsOf = (answers: RequestAnswers, whole = true) =>
  findAnswerFaults(answers, { whole }).map(({ field }) => field)

test('a whole request needs every answer, and a draft none', () => {
  assert.deepEqual(faultsOf({}), ['scopes', 'purpose', 'key_storage', 'volume', 'use'])
  assert.deepEqual(faultsOf({}, false), [])
  assert.deepEqual(faultsOf(answersFor('members:read')), [])
})

test('staff data and messages have questions of their own', () => {
  const { purpose, use, volume, key_storage } = answersFor()
  const common = { purpose, use, volume, key_storage } as RequestAnswers
  const { scopes } = answersFor('staff:read', 'messages:send')
  assert.deepEqual(faultsOf({ ...common, ...(scopes && { scopes }) }), [
    'staff_treatment',
    'messages_about',
    'messages_senders',
    'messages_volume',
  ])
})

test('a fault names the field and its place, in a draft too', () => {
  const wrong: RequestAnswers = {
    scopes: [
      { scope: 'members:read', reason: 'a\u202eb' },
      { scope: 'members:read', reason: 'x'.repeat(1001) },
    ],
    purpose: 'a\u0000b',
    key_storage: 'x'.repeat(4001),
    volume: -1,
    messages_volume: 1.5,
    addresses: ['203.0.113.7', 'everywhere'],
  }
  assert.deepEqual(faultsOf(wrong, false).sort(), [
    'addresses.1',
    'key_storage',
    'messages_volume',
    'purpose',
    'scopes.0.reason',
    'scopes.1.reason',
    'scopes.1.scope',
    'volume',
  ])
})
