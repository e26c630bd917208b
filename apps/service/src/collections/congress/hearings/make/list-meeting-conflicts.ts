import type { Conflict } from '@rotunda/contract'
import type { MeetingDraft } from '../../../../publishers/congress/index.ts'
import { isStampLate, type MeetingGroup, type Statement } from '../facts/group-meetings.ts'
import { findNativeType } from './derive-event-type.ts'
import { listSaidStatuses, type Status } from './derive-status.ts'
import type { MeetingParty } from './list-committees.ts'
import { listConflicts, type Said } from './list-conflicts.ts'

/** Statements about a meeting that contradict another source, or their own. */
export const listMeetingConflicts = (
  group: MeetingGroup,
  parties: readonly MeetingParty[],
  status: Status,
): Conflict[] =>
  listConflicts({
    ...listSaid(group.current, status),
    revisions: group.current.flatMap(sayLateStamp),
    committee_ids: parties.flatMap(sayCommittee),
    bills: sayOtherCongress(
      group,
      ({ bills }) => bills,
      ({ type, number, congress }) => `${type}${number}-${congress}`,
    ),
    nominations: sayOtherCongress(
      group,
      ({ nominations }) => nominations,
      ({ number, congress }) => `PN${number}-${congress}`,
    ),
  })

const listSaid = (
  current: readonly Statement[],
  { status }: Status,
): Readonly<Record<string, readonly Said[]>> => {
  const sayAll = (read: (one: Statement) => readonly (string | null)[]): readonly Said[] =>
    current.flatMap((one) => {
      const source_id = one.facts[0]?.source.sha256
      return source_id === undefined ? [] : read(one).map((value) => ({ value, source_id }))
    })
  const say = (read: (one: Statement) => string | null): readonly Said[] => sayAll((one) => [read(one)])
  return {
    event_type: say(findNativeType),
    title: say(({ draft }) => draft.title),
    // The value of the field comes first, also where a title says it.
    status: sayAll(listSaidStatuses).toSorted(
      (one, other) => Number(other.value === status) - Number(one.value === status),
    ),
    starts_at: say(({ draft }) => draft.starts_at),
    local_date: say(({ draft }) => draft.local_date),
    room: say(({ draft }) => draft.room),
  }
}

/** A stamp after the retrieval, which stands for it. */
const sayLateStamp = ({ facts: [fact] }: Statement): readonly Said[] =>
  fact !== undefined && isStampLate(fact)
    ? [fact.source.retrieved_at, fact.draft.stated_at].map((value) => ({
        value,
        source_id: fact.source.sha256,
      }))
    : []

/** A committee whose name is not that of its code: the id stands in the field, the name contradicts it. */
const sayCommittee = ({ committee_id: id, otherNames: [said, listed] }: MeetingParty): readonly Said[] =>
  said === undefined || listed === undefined ? [] : [{ value: id, source_id: listed.source_id }, said]

/** Bills and nominations that are not of the Congress of the meeting, and that Congress. */
const sayOtherCongress = <Item extends { readonly congress: number }>(
  { current, congress }: MeetingGroup,
  list: (draft: MeetingDraft) => readonly Item[],
  nameOf: (item: Item) => string,
): readonly Said[] =>
  current.flatMap(({ draft, facts: [fact] }) => {
    const others = list(draft).filter((item) => item.congress !== congress)
    if (fact === undefined || others.length === 0) return []
    const source_id = fact.source.sha256
    return [
      ...others.map((item) => ({ value: nameOf(item), source_id })),
      { value: String(congress), source_id },
    ]
  })
