import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeChecks, type CheckedFacts } from './steps.ts'

test('a requestor who is missing from the table of requestors, or is there twice, fails a check', () => {
  const count = { dataset: 'house-projects', stage: 'request', match: 'seat', requestors: 2 } as const
  const broken = (asked: Pick<CheckedFacts, 'matches' | 'requestors'>) =>
    makeChecks({ ...asked, unjoined: { unknown: [], notLookedUp: [] } }).flatMap(({ faults }) => faults)
  const matches = [count, { ...count, match: 'none' as const, requestors: 1 }]
  assert.deepEqual(broken({ matches, requestors: 3 }), [])
  for (const requestors of [2, 4]) {
    const [failed = ''] = broken({ matches, requestors })
    assert.match(failed, new RegExp(`records name 3, and the table has ${requestors}`))
  }
})
