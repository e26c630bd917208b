import type { SampleLeadership } from './sample-congress-member.ts'
import { NEWEST_CONGRESS, startOf } from './sample-terms.ts'

type Chamber = SampleLeadership['chamber']

/** By seat, not by chance: every seed has leaders. */
const LEADERS: readonly (readonly [chamber: Chamber, seat: number, title: string])[] = [
  ['House', 20, 'Speaker of the House'],
  ['House', 41, 'House Majority Leader'],
  ['House', 90, 'House Minority Leader'],
  ['Senate', 12, 'Senate Majority Leader'],
  ['Senate', 55, 'Senate Minority Leader'],
]

export const listLeadership = (chamber: Chamber, seat: number): readonly SampleLeadership[] =>
  LEADERS.filter((leader) => leader[0] === chamber && leader[1] === seat).map(([, , title]) => ({
    title,
    chamber,
    start: startOf(NEWEST_CONGRESS),
    end: null,
  }))
