import {
  findLateDay,
  type FreeDayDraft,
  type HearingChamber,
  type ListingDraft,
  type MeetingDocumentDraft,
  type MeetingDraft,
  type PublicationDraft,
  type WitnessDraft,
} from '../../../../publishers/congress/index.ts'
import type { Fact } from '../../../../releases/index.ts'
import { rankSource } from '../../choose-value.ts'
import type { FactKind, Facts } from '../../../families/index.ts'
import { compareTexts } from '../../../../platform/index.ts'

/** A statement of one source about a meeting at one time. */
export type Statement = {
  readonly draft: MeetingDraft
  readonly facts: readonly Fact<MeetingDraft>[]
  readonly publisher: string
  /** Time of the statement: its own stamp, or its retrieval. */
  readonly at: string
}

/** All statements about one meeting. */
export type MeetingGroup = {
  readonly id: string
  readonly key: string
  readonly event_id: string
  readonly chamber: HearingChamber
  readonly congress: number
  /** Statements of each source, oldest first. */
  readonly bySource: ReadonlyMap<string, readonly Statement[]>
  /** Newest statements of each source, in the order of sources: more than one if a schedule has two that differ. */
  readonly current: readonly Statement[]
}

/** Groups meetings by key, because sources number them alike. */
export const groupMeetings = (facts: Facts): ReadonlyMap<string, MeetingGroup> =>
  new Map(
    [...Map.groupBy(facts.list(MEETING_STATEMENTS), ({ draft }) => keyOf(draft))].flatMap(([key, all]) =>
      makeGroup(key, all),
    ),
  )

export const keyOf = ({
  chamber,
  event_id,
}: {
  readonly chamber: HearingChamber
  readonly event_id: string
}): string => `${chamber}/${event_id}`

const makeGroup = (key: string, all: readonly Fact<MeetingDraft>[]): (readonly [string, MeetingGroup])[] => {
  const bySource = new Map(
    [...Map.groupBy(all, ({ source }) => source.publisher)]
      .sort(([a], [b]) => rankSource(a) - rankSource(b))
      .map(([publisher, facts]) => [publisher, listStatements(publisher, facts)]),
  )
  const current = [...bySource.values()].flatMap((statements) => listNewest(statements))
  const congress = current.map(({ draft }) => draft.congress).find((number) => number !== null)
  const [first] = current
  if (first === undefined || congress === undefined) return []
  const { event_id, chamber } = first.draft
  const id = `mtg_${congress}_${chamber.toLowerCase()}_${event_id}`
  return [[key, { id, key, event_id, chamber, congress, bySource, current }]]
}

/** Statements of the newest time, the last first. */
const listNewest = (statements: readonly Statement[]): readonly Statement[] => {
  const newest = statements.at(-1)?.at
  return statements.filter(({ at }) => at === newest).reverse()
}

const listStatements = (publisher: string, facts: readonly Fact<MeetingDraft>[]): readonly Statement[] =>
  [...Map.groupBy(facts, nameStatement).values()]
    .flatMap((same) => makeStatement(publisher, same))
    .sort((a, b) => compareTimes(a, b))

/**
 * Key of a statement. A schedule may have an entry for each committee of one meeting, so committees do not count. The
 * same bytes at a later time are another statement: a meeting may be moved, and moved back.
 */
const nameStatement = (fact: Fact<MeetingDraft>): string => {
  const { committees: _, ...rest } = fact.draft
  return JSON.stringify([fact.source.sha256, timeOf(fact), rest])
}

/** Time of a statement. The Senate's stamps date entries and not schedules. */
const timeOf = ({ draft: { stated_at }, source: { publisher, retrieved_at } }: Fact<MeetingDraft>): string =>
  publisher === 'senate-hearings' ? retrieved_at : (stated_at ?? retrieved_at)

/** Whether the stamp of a change is after the retrieval of its document. It then dates nothing. */
export const isStampLate = ({ draft: { stated_at }, source }: Fact<MeetingDraft>): boolean =>
  findLateDay([stated_at], source) !== undefined

const makeStatement = (publisher: string, same: readonly Fact<MeetingDraft>[]): Statement[] => {
  const [first] = same
  if (first === undefined) return []
  const committees = new Map(
    same.flatMap(({ draft }) => draft.committees).map((one) => [JSON.stringify(one), one]),
  )
  const stated_at = isStampLate(first) ? null : first.draft.stated_at
  const draft = { ...first.draft, stated_at, committees: [...committees.values()] }
  return [{ draft, facts: same, publisher, at: timeOf(first) }]
}

const compareTimes = (a: Statement, b: Statement): number =>
  compareTexts(a.at, b.at) || compareTexts(a.draft.stated_at ?? '', b.draft.stated_at ?? '')

/** A meeting in a source, as it is at one time. */
export const MEETING_STATEMENTS: FactKind<MeetingDraft> = {
  name: 'meeting-statements',
  identityOf: ({ event_id, chamber, stated_at }, { source: { publisher, retrieved_at } }) =>
    // Each retrieval of the Senate's schedule is a time of its own.
    join(publisher, chamber, event_id, publisher === 'senate-hearings' ? retrieved_at : stated_at),
}

/** A witness in a list. */
export const WITNESS_STATEMENTS: FactKind<WitnessDraft> = {
  name: 'witness-statements',
  identityOf: (draft) =>
    join(
      draft.listed_in,
      draft.event_id,
      draft.package_id,
      draft.listed_in === 'congress_gov' ? draft.stated_at : null,
      draft.name_raw,
    ),
}

/** A document of a meeting in a source. */
export const MEETING_DOCUMENT_STATEMENTS: FactKind<MeetingDocumentDraft> = {
  name: 'meeting-document-statements',
  identityOf: (draft) =>
    join(
      draft.listed_in,
      draft.event_id,
      draft.listed_in === 'house_witness_xml' ? null : draft.stated_at,
      draft.type_code,
      draft.title,
      ...draft.files.map(({ url }) => url),
    ),
}

/** A printed hearing in a source. */
export const PUBLICATION_STATEMENTS: FactKind<PublicationDraft> = {
  name: 'publication-statements',
  identityOf: ({ described_in, package_id }) => join(described_in, package_id),
}

/** A number in a list of Congress.gov. It proves that nothing is missing; no row is made of it. */
export const HEARING_LISTINGS: FactKind<ListingDraft> = {
  name: 'hearing-listings',
  identityOf: ({ kind, chamber, congress, number }) => join(kind, chamber, String(congress), number),
}

/** A day on which the Senate has no hearing. */
export const HEARING_FREE_DAYS: FactKind<FreeDayDraft> = {
  name: 'hearing-free-days',
  identityOf: ({ local_date }, { source }) => join(source.retrieved_at, local_date),
}

const join = (...parts: readonly (string | null)[]): string => JSON.stringify(parts)
