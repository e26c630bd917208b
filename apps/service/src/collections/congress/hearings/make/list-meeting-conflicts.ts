import type { Conflict } from '@rotunda/contract'
import type { MeetingDraft } from '../../../../publishers/congress/index.ts'
import { isStampLate, type MeetingGroup, type Statement } from '../facts/group-meetings.ts'
import { findNativeType } from './derive-event-type.ts'
import { listSaidStatuses, type Status } from './derive-status.ts'
import type { MeetingParty } from './list-committees.ts'
import { listConflicts, type SourceValue } from './list-conflicts.ts'

/** Conflicts of statements about a meeting with other sources, or with themselves. */
export const listMeetingConflicts = (
  group: MeetingGroup,
  parties: readonly MeetingParty[],
  status: Status,
): Conflict[] =>
  listConflicts({
    ...listFields(group.current, status),
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

const listFields = (
  current: readonly Statement[],
  { status }: Status,
): Readonly<Record<string, readonly SourceValue[]>> => {
  const sayAll = (read: (one: Statement) => readonly (string | null)[]): readonly SourceValue[] =>
    current.flatMap((one) => {
      const source_id = one.facts[0]?.source.sha256
      return source_id === undefined ? [] : read(one).map((value) => ({ value, source_id }))
    })
  const say = (read: (one: Statement) => string | null): readonly SourceValue[] =>
    sayAll((one) => [read(one)])
  return {
    event_type: say(findNativeType),
    title: say(({ draft }) => draft.title),
    // The value of the field comes first, even if a title gives it.
    status: sayAll(listSaidStatuses).toSorted(
      (a, b) => Number(b.value === status) - Number(a.value === status),
    ),
    starts_at: say(({ draft }) => draft.starts_at),
    local_date: say(({ draft }) => draft.local_date),
    room: say(({ draft }) => draft.room),
  }
}

/** A stamp after the retrieval, and the retrieval that replaces it. */
const sayLateStamp = ({ facts: [fact] }: Statement): readonly SourceValue[] =>
  fact !== undefined && isStampLate(fact)
    ? [fact.source.retrieved_at, fact.draft.stated_at].map((value) => ({
        value,
        source_id: fact.source.sha256,
      }))
    : []

/** A committee whose name contradicts its code. The id is the value of the field. */
const sayCommittee = ({
  committee_id: id,
  otherNames: [named, listed],
}: MeetingParty): readonly SourceValue[] =>
  named === undefined || listed === undefined ? [] : [{ value: id, source_id: listed.source_id }, named]

/** Bills and nominations of a Congress other than the meeting's, and the Congress of the meeting. */
const sayOtherCongress = <Item extends { readonly congress: number }>(
  { current, congress }: MeetingGroup,
  list: (draft: MeetingDraft) => readonly Item[],
  nameOf: (item: Item) => string,
): readonly SourceValue[] =>
  current.flatMap(({ draft, facts: [fact] }) => {
    const others = list(draft).filter((item) => item.congress !== congress)
    if (fact === undefined || others.length === 0) return []
    const source_id = fact.source.sha256
    return [
      ...others.map((item) => ({ value: nameOf(item), source_id })),
      { value: String(congress), source_id },
    ]
  })
