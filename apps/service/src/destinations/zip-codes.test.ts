import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isState, STATES, type State } from '@rotunda/contract'
import { findZipPlace } from './index.ts'
import known from './zip-states.json' with { type: 'json' }

const statesOf = (zip: string) => {
  const place = findZipPlace(zip)
  return place.kind === 'states' ? place.states.join() : place.kind
}

/** A post office of each capital, and of each territory. */
const CAPITALS: Readonly<Record<State, string>> = {
  AL: '36104',
  AK: '99801',
  AZ: '85007',
  AR: '72201',
  CA: '95814',
  CO: '80202',
  CT: '06103',
  DE: '19901',
  FL: '32301',
  GA: '30303',
  HI: '96813',
  ID: '83702',
  IL: '62701',
  IN: '46225',
  IA: '50309',
  KS: '66603',
  KY: '40601',
  LA: '70802',
  ME: '04330',
  MD: '21401',
  MA: '02201',
  MI: '48933',
  MN: '55102',
  MS: '39205',
  MO: '65101',
  MT: '59623',
  NE: '68502',
  NV: '89701',
  NH: '03301',
  NJ: '08608',
  NM: '87501',
  NY: '12207',
  NC: '27601',
  ND: '58501',
  OH: '43215',
  OK: '73102',
  OR: '97301',
  PA: '17101',
  RI: '02903',
  SC: '29217',
  SD: '57501',
  TN: '37219',
  TX: '78701',
  UT: '84111',
  VT: '05602',
  VA: '23219',
  WA: '98507',
  WV: '25301',
  WI: '53703',
  WY: '82001',
  DC: '20001',
  AS: '96799',
  GU: '96910',
  MP: '96950',
  PR: '00901',
  VI: '00802',
}

test('the ZIP code of every capital lies in its own State, and in no other', () => {
  for (const [state, zip] of Object.entries(CAPITALS)) assert.equal(statesOf(zip), state)
  assert.deepEqual(Object.keys(CAPITALS).sort(), Object.keys(STATES).sort())
})

test('the four digits behind a hyphen change nothing', () => {
  assert.equal(statesOf('99801-1234'), 'AK')
})

test('a military address lies in no State: the Americas, Europe and the Pacific', () => {
  for (const zip of ['34002', '09012', '96201']) assert.equal(statesOf(zip), 'military')
})

/** Codes of areas that cross a State line, with the State that the first digits do not tell. */
const ACROSS: Readonly<Record<string, State>> = {
  '02861': 'MA',
  '03579': 'ME',
  '42223': 'TN',
  '57717': 'WY',
  '57724': 'MT',
  '73949': 'TX',
  '82082': 'NE',
  '86514': 'UT',
  '86515': 'NM',
  '88063': 'TX',
  '88430': 'TX',
  '89832': 'ID',
  '97635': 'CA',
}

test('a code whose area crosses a State line lies in each State of the area', () => {
  for (const [zip, state] of Object.entries(ACROSS)) assert.ok(statesOf(zip).split(',').includes(state), zip)
  assert.deepEqual([statesOf('42223'), statesOf('82082')], ['KY,TN', 'WY,NE,CO'])
})

test('a code behind a State line lies in its own State', () => {
  assert.deepEqual([statesOf('06390'), statesOf('20105')], ['NY', 'VA'])
})

test('every owner of a range or a code is a State, a territory or the armed forces', () => {
  for (const owners of [...Object.values(known.ranges), ...Object.values(known.codes)])
    for (const owner of owners.split(' ')) assert.ok(owner === 'military' || isState(owner), owner)
  for (const zip of Object.keys(known.codes)) assert.match(zip, /^\d{5}$/)
})

test('codes of the freely associated states, which have no seat, and codes of nobody lie in no State', () => {
  for (const zip of ['96940', '96941', '96960', '00000', '00499']) assert.equal(statesOf(zip), '')
})
