import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseListedSnapshots } from './index.ts'
import { LOBBYING } from './testing.ts'

const read = (...listed: object[]) => parseListedSnapshots(JSON.stringify(listed))

test('a list of snapshots is read as it stands', () => {
  const spending = { ...LOBBYING, kind: 'spending', url: 'https://snapshots.example/spending.parquet' }
  assert.deepEqual(read(LOBBYING, spending), { snapshots: [LOBBYING, spending] })
  assert.deepEqual(read(), { snapshots: [] })
})

const BROKEN: readonly (readonly [string, object, RegExp])[] = [
  [
    'an unknown kind',
    { kind: 'elections' },
    /^entry 1: kind must be one of lobbying, foreign_agent_registration, spending$/,
  ],
  ['a statement too short to be honest', { holds: 'Everything.' }, /^entry 1: holds /],
  ['an address that is not https', { url: 'http://snapshots.example/x' }, /^entry 1: url /],
  ['a digest that is none', { sha256: 'abc' }, /^entry 1: sha256 /],
  ['a size that is none', { bytes: '12' }, /^entry 1: bytes /],
  ['a day that is none', { as_of: '2026-13-01' }, /^entry 1: as_of /],
  ['a field that there is not', { rows: 5 }, /^entry 1: has no field rows$/],
  ['a field that is left out', { title: undefined }, /^entry 1: needs title$/],
]
for (const [what, change, says] of BROKEN)
  test(`${what} is a fault that names its entry and field`, () => {
    const { faults } = read({ ...LOBBYING, ...change })
    assert.match(faults?.join('\n') ?? '', says)
  })

test('all faults are told at once, and so are snapshots that are listed twice', () => {
  assert.equal(read({ ...LOBBYING, kind: 1, bytes: -1 }).faults?.length, 2)
  assert.deepEqual(read(LOBBYING, LOBBYING).faults, [`${LOBBYING.url} is listed twice`])
  for (const text of ['', '{', 'null', '{}']) assert.equal(parseListedSnapshots(text).faults?.length, 1)
})
