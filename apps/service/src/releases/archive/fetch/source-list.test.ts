import assert from 'node:assert/strict'
import { test } from 'node:test'
import { APPROPRIATIONS } from '../../../collections/appropriations/declaration/index.ts'
import { CONGRESS } from '../../../collections/congress/index.ts'
import { OperatorFault } from '../../../platform/index.ts'
import { parseSourceList } from './source-list.ts'

const ENTRY = { publisher: 'house-appropriations', url: 'https://house.example.org/a.xlsx' }
const GRID = { ...ENTRY, publisher: 'senate-appropriations', kind: 'grid', fiscal_year: 2026 }

test('a list of entries is read as it stands', () => {
  const list = [
    { ...ENTRY, fiscal_year: 2026, subcommittee: 'INT', chamber: 'house', published_at: '2025-07-01' },
    { ...ENTRY, redirect_hosts: ['files.example.org'] },
    GRID,
    { ...ENTRY, url: 'http://127.0.0.1:8000/a.csv' },
  ]
  assert.deepEqual(parseSourceList(JSON.stringify(list), APPROPRIATIONS), list)
})

const FAULTS: readonly (readonly [list: unknown, ...says: RegExp[]])[] = [
  [{}, /the file: must be array/],
  [[{}], /entry 1: needs publisher, url/],
  [[ENTRY, { ...ENTRY, publisher: 'house' }], /entry 2: publisher must be one of .*house-appropriations/],
  [[{ ...ENTRY, subcommittee: 'Interior' }], /subcommittee must be one of AG, /],
  [[{ ...ENTRY, fiscal_year: '2026' }], /entry 1: fiscal_year must be integer/],
  [[{ ...ENTRY, published_at: '2025-02-30' }], /entry 1: published_at must match format/],
  [[{ ...ENTRY, year: 2026 }], /entry 1: has no field year; fields are publisher, url, fiscal_year/],
  [[{ ...GRID, kind: 'table' }], /entry 1: kind must be one of grid, list, walk\./],
  [[{ ...ENTRY, url: 'a.xlsx' }], /entry 1: url "a.xlsx" is not an address/],
  [[{ ...ENTRY, url: 'http://house.example.org/' }], /url must begin with https/],
  [[{ ...ENTRY, url: 'https://me:secret@house.example.org/' }], /user name or a password/],
  [[{ ...ENTRY, url: 'https://house.example.org/a#b' }], /fragment.*#b/],
  [[{ ...GRID, publisher: 'fast-book' }], /kind "grid" is for the publisher senate-appropriations/],
  [[{ ...GRID, fiscal_year: undefined }], /kind "grid" needs fiscal_year/],
  [[{ ...GRID, fiscal_year: 2022 }], /fiscal_year: .* no fiscal year 2022/],
  [[ENTRY, GRID, ENTRY], /entry 3: is the same document as entry 1/],
  [
    [{ ...ENTRY, publisher: 'x', fiscal_year: 1 }, { url: 1 }],
    /entry 1: publisher/,
    /entry 1: fiscal_year/,
    /entry 2: needs publisher/,
    /entry 2: url/,
  ],
]
test('a list that does not fit is refused, with every fault by its place', () => {
  for (const [list, ...says] of FAULTS)
    assert.throws(
      () => parseSourceList(JSON.stringify(list), APPROPRIATIONS),
      (fault) => fault instanceof OperatorFault && says.every((pattern) => pattern.test(fault.message)),
      JSON.stringify(list),
    )
})

const LIST = {
  publisher: 'congress-gov-meetings',
  url: 'https://api.congress.gov/v3/committee-meeting/119/house',
  kind: 'list',
}

test('lists of an API are read as they stand, at its own host or on this machine', () => {
  const { url: _url, ...facts } = LIST
  const list = [
    { ...LIST, congress: 119 },
    { ...facts, url: 'http://127.0.0.1:8000/v3/committee-meeting/119/senate' },
    {
      ...LIST,
      publisher: 'congress-gov-members',
      url: 'https://api.congress.gov/v3/member?currentMember=true',
    },
  ]
  assert.deepEqual(parseSourceList(JSON.stringify(list), CONGRESS), list)
})

const LIST_FAULTS: readonly (readonly [change: object, says: RegExp])[] = [
  [{ kind: undefined }, /congress-gov-meetings are fetched by lists: kind must be "list"/],
  [{ publisher: 'clerk-members' }, /kind "list" is for the publisher .*congress-gov-meetings.* only/],
  [
    { url: 'https://api.congress.gov.example.org/v3/committee-meeting' },
    /url must be at api\.congress\.gov, the only host/,
  ],
  [{ url: 'https://api.congress.gov:8443/v3/committee-meeting' }, /url must be at api\.congress\.gov/],
  [{ url: 'https://api.congress.gov/v3/hearing' }, /url: The path of the address must be the path of a list/],
  [{ url: `${LIST.url}?api_key=secret` }, /entry 1: url must not hold a key: it is published/],
]
test('a list at another address, and a key in an address, are refused; the key is not repeated', () => {
  for (const [change, says] of LIST_FAULTS)
    assert.throws(
      () => parseSourceList(JSON.stringify([{ ...LIST, ...change }]), CONGRESS),
      (fault) =>
        fault instanceof OperatorFault && says.test(fault.message) && !fault.message.includes('secret'),
      JSON.stringify(change),
    )
})

test('what is no JSON is refused with the place', () => {
  assert.throws(() => parseSourceList('[{]', APPROPRIATIONS), /not JSON.*position 2/)
})
