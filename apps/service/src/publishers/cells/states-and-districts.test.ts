import assert from 'node:assert/strict'
import { test } from 'node:test'
import { namesOf, STATES } from '@rotunda/contract'
import { parseAddress, parseDistrict, parseState, parseStates } from './states-and-districts.ts'

test('each of the 56 is found by its code and by its name', () => {
  for (const state of namesOf(STATES)) {
    assert.equal(parseState(state), state)
    assert.equal(parseState(` ${STATES[state].toUpperCase()} `), state)
  }
})

test('the names that documents use for the District and the territories are known', () => {
  const names = ['D.C.', 'Washington, D.C.', 'Washington DC', 'US Virgin Islands', 'Virgin Islands']
  assert.deepEqual(names.map(parseState), ['DC', 'DC', 'DC', 'VI', 'VI'])
})

test('a cell of several States gives all of them, each once', () => {
  assert.deepEqual(parseStates('AZ, NV, MT, ID, NM, UT, WY'), ['AZ', 'NV', 'MT', 'ID', 'NM', 'UT', 'WY'])
  assert.deepEqual(parseStates('Oregon and Washington; OR'), ['OR', 'WA'])
  assert.deepEqual(parseStates('MD, Washington, DC, VA'), ['MD', 'DC', 'VA'])
  assert.deepEqual(parseStates(' '), [])
})

test('a cell with anything that is no State gives none rather than some', () => {
  for (const text of ['AZ, Nationwide', 'Multiple', 'AZ or NV', 'Kansas City', 'toString']) {
    assert.equal(parseStates(text), undefined)
  }
})

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

test('the State is read from the right, with anything before it', () => {
  const addresses = {
    '428 Sample Road, ,Blue Creek, CA ,California,95525': 'CA',
    '20 TP828,Santa Example,New Mexico,87506': 'NM',
    '1 Virginia Avenue,Charleston,West Virginia,25301': 'WV',
    '900 Example St, Box 8,Harbor,Alaska,99926': 'AK',
    '5 Oregon Road, Portland OR 97232': 'OR',
    '5 Main St, Charleston West Virginia 25301': 'WV',
    '1 Example Way, Springfield, IL 62701-1234, USA': 'IL',
    '1 Example Way,Washington,District of Columbia,20001': 'DC',
    '1 Example Way, Washington, D.C. 20001': 'DC',
    '1 Example Way,El Paso,Texas,88510': 'TX',
    '1 Example Way, Oakland, Maryland': 'MD',
  }
  for (const [address, state] of Object.entries(addresses))
    assert.equal(parseAddress(address), state, address)
})

test('a ZIP code that lost its leading zero in a spreadsheet is still one', () => {
  assert.equal(parseAddress('1 Example Way,Boston,Massachusetts,2139'), 'MA')
})

test('an address that does not end in a State gives none: nothing is looked up', () => {
  const addresses = [
    '',
    '95525',
    '1 Example Way',
    'Kansas City',
    'Portland, 97232',
    '5 Example Rd, Portland OR',
  ]
  for (const address of [...addresses, 'Lost in 97232', 'Somewhere, Ontario, Canada']) {
    assert.equal(parseAddress(address), undefined, address)
  }
})

test('a ZIP code of another part of the country contradicts the State', () => {
  assert.equal(parseAddress('1 Example Way, Washington, 20001'), undefined)
  assert.equal(parseAddress('1 Example Way,Portland,Maine,97232'), undefined)
})

test('every State has a region of ZIP codes', () => {
  for (const state of namesOf(STATES)) {
    const found = Array.from({ length: 10 }, (_, digit) =>
      parseAddress(`1 Way,Town,${STATES[state]},${digit}0001`),
    )
    assert.ok(found.includes(state), state)
  }
})

test('a cell of thousands of separators is read at once', () => {
  const begun = process.threadCpuUsage()
  for (const separators of [' ', ',', ', ', ' .'])
    assert.equal(parseAddress(`1 Example Way${separators.repeat(4000)}Nowhere`), undefined)
  // Processor time: a busy machine takes longer by the clock.
  assert.ok(process.threadCpuUsage(begun).user < 2_000_000)
})
