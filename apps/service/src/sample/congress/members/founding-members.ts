import type { SampleCongressMember, SampleTerm } from './sample-congress-member.ts'
import { startOf } from './sample-terms.ts'

const SEAT = { district: null, senateClass: null, party: 'I', caucus: null, how: null } as const

const FIRST_TERM: SampleTerm = {
  ...SEAT,
  chamber: 'House',
  state: 'PA',
  district: 0,
  start: startOf(1),
  end: startOf(2),
}

const SENATE_TERM: SampleTerm = {
  ...SEAT,
  chamber: 'Senate',
  state: 'NY',
  senateClass: 3,
  start: startOf(1),
  end: startOf(4),
}

const LONG_SESSION: SampleTerm = {
  ...SEAT,
  chamber: 'House',
  state: 'OH',
  district: 2,
  party: 'R',
  start: startOf(73),
  end: startOf(74),
}

const makeFormer = (
  bioguide: string,
  last: string,
  birthday: string,
  term: SampleTerm,
): SampleCongressMember => ({
  bioguide,
  first: 'Ephraim',
  middle: null,
  last,
  suffix: null,
  gender: 'M',
  birthday,
  current: false,
  chamber: term.chamber,
  state: term.state,
  district: term.district,
  senateClass: term.senateClass,
  party: term.party,
  terms: [term],
  leadership: [],
})

/** Members of the 1st Congress, which began on a 4 March, and of the last one that did. */
export const FOUNDING_MEMBERS: readonly SampleCongressMember[] = [
  makeFormer('Z900901', 'Samplewright', '1745-04-02', FIRST_TERM),
  makeFormer('Z900902', 'Oldexample', '1742-03-21', SENATE_TERM),
  makeFormer('Z900903', 'Longsession', '1880-11-30', LONG_SESSION),
]
