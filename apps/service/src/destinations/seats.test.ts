import assert from 'node:assert/strict'
import { test } from 'node:test'
import { STATES } from '@rotunda/contract'
import {
  describeSeat,
  findSeat,
  highestDistrict,
  listOfficeCodes,
  makeHouseSeat,
  readSeatCode,
  SEATS,
} from './seats.ts'

const house = SEATS.filter(({ chamber }) => chamber === 'house')
const senate = SEATS.filter(({ chamber }) => chamber === 'senate')
const AT_LARGE = ['AK', 'AS', 'DC', 'DE', 'GU', 'MP', 'ND', 'PR', 'SD', 'VI', 'VT', 'WY']

test('there are 541 seats: 435 voting and 6 delegates in the House, two for each of 50 States in the Senate', () => {
  assert.equal(house.length, 441)
  assert.equal(senate.length, 100)
  assert.equal(new Set(SEATS.map(({ officeCode }) => officeCode)).size, 541)
  assert.deepEqual(new Set(house.map(({ state }) => state)), new Set(Object.keys(STATES)))
  const delegates = house.filter(({ state }) => ['DC', 'AS', 'GU', 'MP', 'PR', 'VI'].includes(state))
  assert.equal(delegates.length, 6)
})

test('the classes of the Senate hold 33, 33 and 34 seats, and no State has one class twice', () => {
  const sizes = [1, 2, 3].map((wanted) => senate.filter((seat) => seat.class === wanted).length)
  assert.deepEqual(sizes, [33, 33, 34])
  assert.equal(new Set(senate.map(({ state }) => state)).size, 50)
})

test('exactly the States with one seat, and the delegates, are at large', () => {
  const atLarge = house.filter(({ district }) => district === 0).map(({ state }) => state)
  assert.deepEqual(atLarge.toSorted(), AT_LARGE)
  assert.equal(highestDistrict('AK'), 0)
  assert.equal(highestDistrict('CA'), 52)
  assert.equal(highestDistrict('MT'), 2)
})

test('every office code leads back to its own seat', () => {
  for (const seat of SEATS) assert.deepEqual(findSeat(seat.officeCode), seat)
})

test('American Samoa is HAQ00 to the gateway, and found under HAS00 as well', () => {
  const seat = findSeat('HAS00')
  assert.equal(seat?.officeCode, 'HAQ00')
  assert.equal(seat.state, 'AS')
  assert.deepEqual(findSeat('HAQ00'), seat)
  assert.deepEqual(listOfficeCodes(seat), ['HAQ00', 'HAS00'])
  assert.deepEqual(listOfficeCodes(makeHouseSeat('AS', 7)), ['HAQ07'])
})

test('a code of the right form is read, and found only when there is such a seat', () => {
  assert.equal(readSeatCode('HCA53')?.district, 53)
  assert.equal(readSeatCode('SNY01')?.class, 1)
  for (const missing of ['HCA53', 'HCA00', 'HAK01', 'SNY02', 'SDC01'])
    assert.equal(findSeat(missing), undefined)
  for (const other of ['', 'HCA1', 'hca12', 'HZZ01', 'SNY00', 'SNY04', 'XCA12']) {
    assert.equal(readSeatCode(other), undefined, other)
  }
})

test('a seat can be named in words', () => {
  assert.equal(SEATS[0] && describeSeat(SEATS[0]), 'the House seat of Alaska at large')
  const inWords = ['HCA12', 'SNY01'].map((code) => describeSeat(findSeat(code) ?? assert.fail(code)))
  assert.deepEqual(inWords, [
    'the House seat of California’s district 12',
    'the Senate seat of New York in class 1',
  ])
})
