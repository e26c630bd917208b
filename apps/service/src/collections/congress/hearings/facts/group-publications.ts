import type { HearingPublication } from '@rotunda/contract'
import type { PublicationDraft } from '../../../../publishers/congress/index.ts'
import type { Fact } from '../../../../releases/index.ts'
import { findCommitteeId } from '../../committee-codes.ts'
import type { Facts } from '../../../families/index.ts'
import { rankSource } from '../../choose-value.ts'
import { listCommittees } from '../make/list-committees.ts'
import { keyOf, PUBLICATION_STATEMENTS, type MeetingGroup } from './group-meetings.ts'

/** All facts about one printed hearing, with its meeting. */
export type PublicationGroup = {
  readonly id: string
  /** In the written order of sources. */
  readonly facts: readonly Fact<PublicationDraft>[]
  readonly meeting: MeetingGroup | undefined
  readonly link_basis: HearingPublication['link_basis']
}

type Meetings = ReadonlyMap<string, MeetingGroup>

/** Printed hearings, each linked to its meeting by the strongest of three signs. */
export const groupPublications = (facts: Facts, meetings: Meetings): readonly PublicationGroup[] => {
  const byJacket = indexMeetings(meetings, listJackets)
  const byDay = indexMeetings(meetings, listDays)
  return [...Map.groupBy(facts.list(PUBLICATION_STATEMENTS), ({ draft }) => draft.package_id)].map(
    ([id, all]) => {
      const ranked = all.toSorted((a, b) => rankSource(a.source.publisher) - rankSource(b.source.publisher))
      const drafts = ranked.map(({ draft }) => draft)
      return { id, facts: ranked, ...linkMeeting(drafts, { meetings, byJacket, byDay }) }
    },
  )
}

type Indexes = {
  readonly meetings: Meetings
  readonly byJacket: ReadonlyMap<string, readonly MeetingGroup[]>
  readonly byDay: ReadonlyMap<string, readonly MeetingGroup[]>
}

const linkMeeting = (
  drafts: readonly PublicationDraft[],
  { meetings, byJacket, byDay }: Indexes,
): Pick<PublicationGroup, 'meeting' | 'link_basis'> => {
  const named = drafts.flatMap(({ event_id, chamber }) =>
    event_id === null ? [] : (meetings.get(keyOf({ event_id, chamber })) ?? []),
  )
  if (named[0] !== undefined) return { meeting: named[0], link_basis: 'event_id' }
  const jacket = findOnly(byJacket, drafts.flatMap(jacketsOf))
  if (jacket !== undefined) return { meeting: jacket, link_basis: 'jacket' }
  // A record that names its meeting belongs to it, even if this release lacks the meeting.
  const day = drafts.some(({ event_id }) => event_id !== null)
    ? undefined
    : findOnly(byDay, drafts.flatMap(daysOf))
  return day === undefined
    ? { meeting: undefined, link_basis: 'none' }
    : { meeting: day, link_basis: 'committee_and_date' }
}

/** The one meeting that these keys find; undefined if they find several. */
const findOnly = (
  index: ReadonlyMap<string, readonly MeetingGroup[]>,
  keys: readonly string[],
): MeetingGroup | undefined => {
  const [found, ...others] = new Set(keys.flatMap((key) => index.get(key) ?? []))
  return others.length === 0 ? found : undefined
}

const jacketsOf = ({ congress, chamber, jacket }: PublicationDraft): string[] =>
  jacket === null ? [] : [`${congress}/${chamber}/${jacket}`]

const daysOf = ({ chamber, committees, held_dates }: PublicationDraft): string[] =>
  committees.flatMap(({ code }) => {
    const id = code === null ? undefined : findCommitteeId(code)
    return id === undefined ? [] : held_dates.map((day) => `${chamber}/${id}/${day}`)
  })

const listJackets = ({ congress, chamber, current }: MeetingGroup): readonly string[] =>
  current.flatMap(({ draft }) => draft.jackets.map((jacket) => `${congress}/${chamber}/${jacket}`))

const listDays = (group: MeetingGroup): readonly string[] => {
  const days = new Set(group.current.flatMap(({ draft }) => [draft.local_date, ...draft.continuations]))
  return listCommittees(group).flatMap(({ committee_id: id }) =>
    id === null ? [] : [...days].map((day) => `${group.chamber}/${id}/${day}`),
  )
}

const indexMeetings = (
  meetings: Meetings,
  keysOf: (group: MeetingGroup) => readonly string[],
): ReadonlyMap<string, readonly MeetingGroup[]> => {
  const pairs = [...meetings.values()].flatMap((group) =>
    [...new Set(keysOf(group))].map((key) => [key, group] as const),
  )
  return new Map(
    [...Map.groupBy(pairs, ([key]) => key)].map(([key, all]) => [key, all.map(([, group]) => group)]),
  )
}
