import type { Meeting, RowFields } from '@rotunda/contract'
import type { MeetingDraft } from '../../../../publishers/congress/index.ts'
import type { MadeRow } from '../../../../releases/index.ts'
import { datesOf } from '../../dates-of.ts'
import type { MeetingGroup, Statement } from '../facts/group-meetings.ts'
import { deriveEventType, isClosed } from './derive-event-type.ts'
import { deriveStatus, isStatusUnclear } from './derive-status.ts'
import { listCommittees, type MeetingParty } from './list-committees.ts'
import { listMeetingConflicts } from './list-meeting-conflicts.ts'
import type { OfMeeting } from './of-meeting.ts'

/** The row of a meeting. */
export const makeMeeting = (
  group: MeetingGroup,
  related: OfMeeting,
  parties: readonly MeetingParty[],
): MadeRow => {
  const { id, current } = group
  const states = listStates(group)
  const from = states.flatMap(({ facts }) => facts)
  const type = deriveEventType(current)
  const status = deriveStatus(current, related.hasTakenPlace)
  const dates = datesOf(from, related.counted, from.length === 0 ? 1 : countStates(states))
  return {
    table: 'meetings',
    dataset: 'meetings',
    id,
    coverage: {},
    from,
    notes: [
      ...listNotes(group, related),
      ...(type.event_type_basis === 'native' ? [] : ['event_type_inferred']),
      ...(isStatusUnclear(current, status) ? ['status_unclear'] : []),
      ...(parties.some(({ committee_id: known }) => known === null) ? ['committee_code_unmatched'] : []),
    ],
    ...(dates !== undefined && { dates }),
    body: {
      event_id: group.event_id,
      congress: group.congress,
      session: pick(current, ({ draft }) => draft.session),
      chamber: group.chamber,
      ...type,
      title: pick(current, ({ draft }) => draft.title),
      ...status,
      ...pickTime(current),
      continuations: [...new Set(current.flatMap(({ draft }) => draft.continuations))].sort(),
      closed: isClosed(current),
      ...describePlace(group),
      ...listAgenda(current, related),
      counts: related.counts,
      revisions: [...listRevisions(group)],
      coverage: { witnesses: findWitnessCoverage(group, related) },
      conflicts: listMeetingConflicts(group, parties, status),
    } satisfies Omit<Meeting, 'id' | keyof RowFields>,
  }
}

/** Number of different contents, in the source that has had the most. */
const countStates = (states: readonly Statement[]): number =>
  Math.max(
    ...Map.groupBy(states, ({ publisher }) => publisher)
      .values()
      .map((all) => all.length),
  )

const pick = <Value>(current: readonly Statement[], read: (one: Statement) => Value | null): Value | null =>
  current.map(read).find((value) => value !== null) ?? null

/** A day without a time gives way to a source that has both. */
const pickTime = (current: readonly Statement[]) => {
  const first = current.find(({ draft }) => draft.local_time !== null) ?? current[0]
  return {
    starts_at: first?.draft.starts_at ?? null,
    local_date: first?.draft.local_date ?? null,
    local_time: first?.draft.local_time ?? null,
    time_note: first?.draft.time_note ?? null,
  }
}

const VIRTUAL = /\b(?:webex|zoom|cisco|virtual|video ?conference|remote)\b/i

const describePlace = (group: MeetingGroup) => {
  const { current } = group
  const place = current.find(({ draft }) => draft.room ?? draft.building ?? draft.address)?.draft
  const words = [place?.room, place?.building, place?.address].join(' ')
  return {
    location: {
      room: place?.room ?? null,
      // Hyphens mean that there is no building.
      building: /^-+$/.test(place?.building ?? '') ? null : (place?.building ?? null),
      address: place?.address ?? null,
      virtual: VIRTUAL.test(words) || /^-+$/.test(place?.building ?? ''),
    },
    committee_ids: listCommittees(group).flatMap(({ committee_id: id }) => id ?? []),
  }
}

const listAgenda = (current: readonly Statement[], related: OfMeeting) => ({
  bills: listOnce(
    [...current.flatMap(({ draft }) => draft.bills), ...related.bills],
    ({ type, number, congress }) => `${type}${number}-${congress}`,
  ).map(([id, bill]) => ({ id, ...bill })),
  nominations: listOnce(
    current.flatMap(({ draft }) => draft.nominations),
    nameItem,
  ).map(([, one]) => one),
  treaties: listOnce(
    current.flatMap(({ draft }) => draft.treaties),
    nameItem,
  ).map(([, one]) => one),
  video: listOnce(
    current.flatMap(({ publisher, draft }) =>
      draft.videos.map(({ url }) => ({
        url,
        kind: publisher === 'senate-hearings' ? 'stream' : 'recording',
      })),
    ),
    nameItem,
  ).map(([, one]) => one),
})

const nameItem = (item: object): string => JSON.stringify(item)

const listOnce = <Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): readonly (readonly [string, Item])[] => [...new Map(items.map((item) => [nameOf(item), item]))]

const findWitnessCoverage = (
  { chamber }: MeetingGroup,
  { counts }: OfMeeting,
): Meeting['coverage']['witnesses'] => {
  if (counts.witnesses > 0) return 'listed'
  return chamber === 'Senate' ? 'not_published' : 'unknown'
}

const listNotes = (group: MeetingGroup, related: OfMeeting): readonly string[] => [
  ...(findWitnessCoverage(group, related) === 'not_published' ? ['senate_witnesses_not_published'] : []),
  ...(pickTime(group.current).time_note === null ? [] : ['time_unclear']),
  ...(related.hasLeftSchedule ? ['unscheduled_meeting'] : []),
]

type Revision = Meeting['revisions'][number]

/** Fields whose changes are listed, by their names in the row. */
const COMPARED: Readonly<Record<string, (draft: MeetingDraft) => unknown>> = {
  title: ({ title }) => title,
  event_type: ({ event_type_raw }) => event_type_raw,
  status: ({ status_raw }) => status_raw,
  starts_at: ({ local_date, local_time, starts_at }) => [local_date, local_time, starts_at],
  location: ({ room, building, address }) => [room, building, address],
  committees: ({ committees }) => committees,
  bills: ({ bills }) => bills,
  nominations: ({ nominations }) => nominations,
  treaties: ({ treaties }) => treaties,
  video: ({ videos }) => videos,
}

/** Statements that differ from the previous statement of their source. The row cites them. */
const listStates = ({ bySource }: MeetingGroup): readonly Statement[] =>
  [...bySource.values()].flatMap((statements) =>
    statements.filter((one, index) => {
      const before = statements[index - 1]
      return before === undefined || listChanged(before.draft, one.draft).length > 0
    }),
  )

/** Changes of the statements of each source, oldest first. */
const listRevisions = (group: MeetingGroup): readonly Revision[] =>
  [...group.bySource.values()]
    .flatMap((statements) => listChanges(statements))
    .sort((a, b) => Number(a.at > b.at) - Number(a.at < b.at))

const listChanges = (statements: readonly Statement[]): readonly Revision[] => {
  const changes = statements.slice(1).flatMap((one, index) => {
    const before = statements[index]
    const changed = before === undefined ? [] : listChanged(before.draft, one.draft)
    return changed.length === 0 ? [] : [{ at: timeOf(one, before), changed: [...changed] }]
  })
  const dated = new Set(changes.map(({ at }) => at))
  // A source may give the times of new publications without the changes.
  const silent = (statements.at(-1)?.draft.published ?? []).slice(1).filter((at) => !dated.has(at))
  return [...changes, ...silent.map((at) => ({ at, changed: [] }))]
}

/** Time of a change. An entry that is taken back has its old stamp again, so only the retrieval dates it. */
const timeOf = ({ draft: { stated_at }, at }: Statement, before: Statement | undefined): string =>
  stated_at !== null && stated_at > (before?.draft.stated_at ?? '') ? stated_at : at

const listChanged = (before: MeetingDraft, after: MeetingDraft): readonly string[] =>
  Object.entries(COMPARED).flatMap(([field, read]) =>
    JSON.stringify(read(before)) === JSON.stringify(read(after)) ? [] : [field],
  )
