import type { Meeting } from '@rotunda/contract'
import type { MeetingDraft } from '../../../../publishers/congress/index.ts'
import type { MeetingGroup, Statement } from '../facts/group-meetings.ts'

type Revision = Meeting['revisions'][number]

/** Fields whose changes are listed, by the name that the row has for them. */
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

/** Statements of each source that differ from the one before: the row comes from them. */
export const listStates = ({ bySource }: MeetingGroup): readonly Statement[] =>
  [...bySource.values()].flatMap((statements) =>
    statements.filter((one, index) => {
      const before = statements[index - 1]
      return before === undefined || listChanged(before.draft, one.draft).length > 0
    }),
  )

/** Changes of what each source says, oldest first. */
export const listRevisions = (group: MeetingGroup): readonly Revision[] =>
  [...group.bySource.values()]
    .flatMap((statements) => listChanges(statements))
    .sort((one, other) => Number(one.at > other.at) - Number(one.at < other.at))

const listChanges = (statements: readonly Statement[]): readonly Revision[] => {
  const changes = statements.slice(1).flatMap((one, index) => {
    const before = statements[index]
    const changed = before === undefined ? [] : listChanged(before.draft, one.draft)
    return changed.length === 0 ? [] : [{ at: timeOf(one, before), changed: [...changed] }]
  })
  const told = new Set(changes.map(({ at }) => at))
  // A source may say when it published again without what was different.
  const silent = (statements.at(-1)?.draft.published ?? []).slice(1).filter((at) => !told.has(at))
  return [...changes, ...silent.map((at) => ({ at, changed: [] }))]
}

/** An entry that is taken back has its old stamp again: when that came about, only the retrieval says. */
const timeOf = ({ draft: { stated_at }, at }: Statement, before: Statement | undefined): string =>
  stated_at !== null && stated_at > (before?.draft.stated_at ?? '') ? stated_at : at

const listChanged = (before: MeetingDraft, after: MeetingDraft): readonly string[] =>
  Object.entries(COMPARED).flatMap(([field, read]) =>
    JSON.stringify(read(before)) === JSON.stringify(read(after)) ? [] : [field],
  )
