import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { findCommitteeId, findParentId, listCommitteeCodes } from './committee-codes.ts'

const KNOWN: readonly (readonly [code: string, id: string])[] = [
  ['hsag00', 'HSAG00'],
  ['AG00', 'HSAG00'],
  ['HSAG', 'HSAG00'],
  ['hsii24', 'HSII24'],
  ['II24', 'HSII24'],
  ['SSAF00', 'SSAF00'],
  ['hlig00', 'HLIG00'],
  ['IG00', 'HLIG00'],
  ['IT00', 'JSTX00'],
  [' JCSE00 ', 'JCSE00'],
]

for (const [code, id] of KNOWN)
  test(`the code “${code}” is that of ${id}`, () => {
    assert.equal(findCommitteeId(code), id)
  })

for (const code of ['', 'LOC18600316', 'no NACO', 'hssmoo', 'XSAG00', 'AG', 'AG0', '00', 'HSAG0'])
  test(`the text “${code}” is no code, and none is guessed`, () => {
    assert.equal(findCommitteeId(code), undefined)
  })

test('a committee has its codes in each system, and a subcommittee its committee', () => {
  assert.deepEqual(listCommitteeCodes('HLIG00'), {
    thomas: 'HLIG',
    system: 'hlig00',
    clerk: 'IG00',
    senate: null,
  })
  assert.deepEqual(listCommitteeCodes('SSJU22'), {
    thomas: 'SSJU22',
    system: 'ssju22',
    clerk: null,
    senate: 'SSJU22',
  })
  assert.equal(listCommitteeCodes('JSEC00').clerk, 'EC00')
  assert.equal(findParentId('HSII24'), 'HSII00')
  assert.equal(findParentId('HSII00'), null)
})

const REAL = join(
  import.meta.dirname,
  '../../../../../../shared/reference/congress-legislators/committees-current.json',
)

test('every code of the real list of committees leads to the same id', (t) => {
  if (!existsSync(REAL)) return t.skip('the folder ../shared/reference/congress-legislators is not here')
  // The publisher's own list; the assertions check the looked-up codes.
  const committees = JSON.parse(readFileSync(REAL, 'utf8')) as Record<string, string | undefined>[]
  assert.equal(committees.length, 49)
  for (const {
    thomas_id: thomas = '',
    house_committee_id: house,
    senate_committee_id: senate,
  } of committees) {
    const id = findCommitteeId(thomas)
    assert.equal(id, `${thomas}00`)
    if (house !== undefined) assert.equal(findCommitteeId(`${house}00`), id)
    if (senate !== undefined) assert.equal(findCommitteeId(senate), id)
  }
})
