import type { HistoricalMember } from '@rotunda/contract'
import type { VoteviewMemberDraft } from '../../../publishers/congress/index.ts'
import type { Fact } from '../../../releases/index.ts'
import type { Facts } from '../../families/index.ts'
import { NO_STANDING } from '../members/find-standing.ts'
import { gatherPeople, makeAliases, type PersonFacts } from '../members/person-facts.ts'
import { readPersonName } from '../members/person-names.ts'
import { divideName } from '../members/divide-name.ts'
import { findClash, listNames } from '../members/said-names.ts'
import { VOTEVIEW_MEMBERS } from './facts.ts'
import type { VoteviewRow } from './pair-stretches.ts'

/** All facts of sources about a person, with those of Voteview. */
export type HistoryPerson = PersonFacts & {
  readonly name: HistoricalMember['name']
  /** Rows for the House and the Senate. */
  readonly voteview: readonly VoteviewRow[]
}

/** Gathers everyone who has been in Congress, by Bioguide id. */
export function* gatherHistory(facts: Facts): Generator<HistoryPerson> {
  const people = gatherPeople(facts)
  const rows = groupRows(facts)
  for (const bioguide of [...new Set([...people.keys(), ...rows.keys()])].sort()) {
    const voteview = rows.get(bioguide) ?? []
    const person = people.get(bioguide) ?? makeCounted(bioguide, voteview)
    yield { ...person, voteview, name: readName(person, voteview) }
  }
}

const NO_FACTS = {
  entryDay: '',
  standing: NO_STANDING,
  overlaps: new Map(),
  legislators: [],
  lines: [],
  executives: [],
  social: [],
  offices: [],
  clerk: [],
  left: [],
  senate: [],
  congressGov: [],
} as const

/** Makes a person whom only Voteview has. */
const makeCounted = (bioguide: string, voteview: readonly VoteviewRow[]): PersonFacts => {
  const person = { ...NO_FACTS, bioguide, counted: voteview.flat() }
  return { ...person, clash: findClash(listNames(person)) }
}

const groupRows = (facts: Facts): ReadonlyMap<string, readonly VoteviewRow[]> => {
  const aliases = makeAliases(facts)
  const rows = new Map<string, Map<string, [Fact<VoteviewMemberDraft>, ...Fact<VoteviewMemberDraft>[]]>>()
  for (const fact of facts.list(VOTEVIEW_MEMBERS)) {
    const { bioguide, congress, chamber, icpsr } = fact.draft
    if (bioguide === null || chamber === 'President') continue
    const own = rows.getOrInsertComputed(aliases.get(bioguide) ?? bioguide, () => new Map())
    const key = `${congress}/${chamber}/${icpsr}`
    const same = own.get(key)
    if (same) same.push(fact)
    else own.set(key, [fact])
  }
  return new Map([...rows].map(([bioguide, own]) => [bioguide, [...own.values()]]))
}

const readName = (person: PersonFacts, [row]: readonly VoteviewRow[]): HistoricalMember['name'] => {
  const isNamed = [person.legislators, person.lines, person.clerk, person.senate, person.congressGov].some(
    ({ length }) => length > 0,
  )
  return isNamed || row === undefined ? readPersonName(person) : divideName(tidyCase(row[0].draft.name))
}

/** Voteview has surnames in capitals: `SEWELL, Terri`. */
const tidyCase = (name: string): string =>
  name.replace(/^[^,]+/, (surname) =>
    surname
      .toLowerCase()
      .replace(
        /(^|[\s'’-])(\p{L})/gu,
        (_, before: string, letter: string) => `${before}${letter.toUpperCase()}`,
      ),
  )
