import type { Finding } from '../../../releases/index.ts'
import { congressOn } from '../congress-days.ts'
import type { ChamberList } from './chamber-lists.ts'
import { chooseLists, type DecidingLists } from './decide-chamber.ts'
import { SEAT_NAMES } from './seat-names.ts'

/** The list that decided who sits in each chamber, and those that are not whole. It breaks no rule. */
export const reportLists = (all: readonly ChamberList[]): Finding => {
  const chambers = (['House', 'Senate'] as const).map((chamber) => describe(chooseLists(chamber, all)))
  return {
    name: 'lists_of_members_reported',
    rule: `The newest list that accounts for every seat of a chamber decides who sits there. ${chambers.join(' ')}`,
    faults: [],
  }
}

const describe = ({ chamber, whole, lists, day }: DecidingLists): string => {
  const decided =
    whole === undefined
      ? 'none is whole, so the entries of persons decide.'
      : `${nameList(whole)} of ${whole.day}.`
  const others = lists.filter(
    (list) => list.missing.length > 0 && congressOn(list.day || day) === congressOn(day),
  )
  return [`${chamber}: ${decided}`, ...others.map(describePart)].join(' ')
}

const SHOWN = 3

const describePart = (list: ChamberList): string => {
  const { missing, chamber } = list
  const all = SEAT_NAMES[chamber].length
  const shown = missing.slice(0, SHOWN).map((seat) => seat.slice(chamber.length + 1))
  const more = missing.length > SHOWN ? ', …' : ''
  return `Not whole: ${nameList(list)}, with ${all - missing.length} of ${all} seats (without ${shown.join(', ')}${more}).`
}

const nameList = ({ source }: ChamberList): string => `${source.publisher} ${source.sha256.slice(0, 12)}`
