import { Type } from 'typebox'
import { tidyBlanks, tidyText } from '../cells/tidy-text.ts'
import { listRows, type EntryReading, type ListedEntry } from '../entries/list-rows.ts'
import { makeEntryCheck } from '../entries/make-entry-check.ts'
import { type Publisher, type ReadNeeds, type Reading } from '../publisher.ts'
import { findRosterCongress, type RosterFacts } from '../rosters/find-roster-congress.ts'
import type { RosterDraft, RosterEntryDraft } from '../rosters/roster-draft.ts'
import { Bioguide, closed, Text } from './person-schema.ts'
import { openRosters, type Rosters } from './open-rosters.ts'

/**
 * The members of each committee and subcommittee on the day of the list. It says neither its Congress nor since when
 * a person is a member.
 */
export const committeeMembership: Publisher<RosterFacts> = {
  name: 'congress-legislators-membership',
  title: 'unitedstates/congress-legislators, committee membership',
  parserVersion: '2',
  isGovernment: false,
  // The rosters of one Congress do not follow those of another: the last ones of each are kept.
  findSeries: async ({ source, open }) => {
    await openRosters(open)
    return `committee-membership/${findRosterCongress(source)}`
  },
  read,
}

async function* read({ source, open }: ReadNeeds<RosterFacts>): Reading {
  const congress = findRosterCongress(source)
  const rosters = await openRosters(open)
  yield* listRows('committee-rosters', listRosters(rosters, congress))
  yield* listRows('roster-entries', listMembers(rosters, congress))
  return []
}

/** A list without rosters states that: none of the Congress is out. */
const listRosters = (rosters: Rosters, congress: number): readonly ListedEntry[] => {
  const make = (code: string | null, members: number): ListedEntry => {
    const draft: RosterDraft = { congress, code, name: null, members }
    const pointer = code === null ? '' : `/${code}`
    return { pointer, value: code, reading: { kind: 'entry', id: code ?? '', draft } }
  }
  if (rosters.size === 0) return [make(null, 0)]
  return [...rosters].map(([code, members]) => make(code, members.length))
}

const Entry = closed({
  name: Text,
  party: Type.Enum(['majority', 'minority']),
  rank: Type.Integer({ minimum: 1, maximum: 500 }),
  title: Type.Optional(Text),
  bioguide: Bioguide,
  chamber: Type.Optional(Type.Enum(['house', 'senate'])),
})
const checkEntry = makeEntryCheck(Entry)

function* listMembers(rosters: Rosters, congress: number): Generator<ListedEntry> {
  for (const [code, members] of rosters)
    for (const [index, value] of members.entries())
      yield { pointer: `/${code}/${index}`, value, reading: readMember(value, code, congress) }
}

const CHAMBERS = { house: 'House', senate: 'Senate' } as const

const readMember = (value: unknown, code: string, congress: number): EntryReading => {
  const { entry, fault } = checkEntry(value)
  if (entry === undefined) return { kind: 'fault', fault }
  const draft: RosterEntryDraft = {
    congress,
    code,
    bioguide: entry.bioguide,
    name: tidyBlanks(entry.name),
    first: null,
    last: null,
    state: null,
    party: null,
    side: entry.party,
    rank: entry.rank,
    title: tidyText(entry.title),
    member_chamber: entry.chamber === undefined ? null : CHAMBERS[entry.chamber],
  }
  return { kind: 'entry', id: `${code}/${entry.bioguide}`, draft }
}
