import type { Meeting } from '@rotunda/contract'
import type { BillNumber } from '../../../../publishers/congress/index.ts'
import type { Origin } from '../../../../releases/index.ts'
import type { MeetingGroup } from '../facts/group-meetings.ts'
import type { PublicationGroup } from '../facts/group-publications.ts'
import { listCommittees } from './list-committees.ts'
import type { Appearance } from './make-appearances.ts'
import type { MeetingFile } from './make-files.ts'

/** Facts of other tables about a meeting. */
export type OfMeeting = {
  readonly counts: Meeting['counts']
  /** Facts that are counted, or that show that the meeting took place. */
  readonly counted: readonly Origin[]
  readonly hasTakenPlace: boolean
  /** Bills whose texts are among its documents and were not removed. */
  readonly bills: readonly BillNumber[]
  /** Whether a later schedule, still before the day of the meeting, no longer had it. */
  readonly hasLeftSchedule: boolean
}

export type HearingRows = {
  readonly meetings: ReadonlyMap<string, MeetingGroup>
  readonly publications: readonly PublicationGroup[]
  readonly appearances: readonly Appearance[]
  readonly files: readonly MeetingFile[]
  /** Times at which the Senate's schedule was retrieved. */
  readonly retrievals: readonly string[]
}

/** Finds the facts of other tables about each meeting. */
export const makeMeetingFinder = (rows: HearingRows): ((group: MeetingGroup) => OfMeeting) => {
  const publications = Map.groupBy(rows.publications, ({ meeting }) => meeting?.key ?? '')
  const appearances = Map.groupBy(rows.appearances, ({ meetingKey }) => meetingKey ?? '')
  const files = Map.groupBy(rows.files, ({ meetingKey }) => meetingKey)
  return (group) => {
    const own = {
      publications: publications.get(group.key) ?? [],
      appearances: appearances.get(group.key) ?? [],
      files: files.get(group.key) ?? [],
    }
    return {
      counts: {
        committees: listCommittees(group).length,
        witnesses: own.appearances.length,
        documents: own.files.length,
        publications: own.publications.length,
      },
      counted: Object.values(own).flatMap((all) => all.flatMap(({ facts }): readonly Origin[] => facts)),
      hasTakenPlace: hasTakenPlace(own),
      bills: own.files.flatMap(({ facts: [{ draft }] }) =>
        draft.bill === null || draft.removed_at !== null ? [] : [draft.bill],
      ),
      hasLeftSchedule: hasLeftSchedule(group, rows.retrievals),
    }
  }
}

type Own = {
  readonly publications: readonly PublicationGroup[]
  readonly appearances: readonly Appearance[]
  readonly files: readonly MeetingFile[]
}

/** Whether other rows show that the meeting took place. A candidate proves nothing: it may be of another meeting. */
const hasTakenPlace = ({ publications, appearances, files }: Own): boolean =>
  publications.some(({ link_basis }) => link_basis === 'event_id') ||
  appearances.some(({ facts }) => facts.some(({ draft }) => draft.testified === true)) ||
  files.some(({ facts }) =>
    facts.some(({ draft }) => draft.type === 'Hearing: Transcript' && draft.removed_at === null),
  )

const hasLeftSchedule = ({ bySource }: MeetingGroup, retrievals: readonly string[]): boolean => {
  const last = bySource.get('senate-hearings')?.at(-1)
  if (last === undefined) return false
  return retrievals.some((at) => at > last.at && at.slice(0, 10) < last.draft.local_date)
}
