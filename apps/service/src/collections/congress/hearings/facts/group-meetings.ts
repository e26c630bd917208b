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
import type { FactKind, Facts } from '../../family.ts'
import { compareTexts } from '../../../../platform/index.ts'

/** A statement of one source about a meeting at one time. */
export type Statement = {
  readonly draft: MeetingDraft
  readonly facts: readonly Fact<MeetingDraft>[]
  readonly publisher: string
  /** When it says so: by its own stamp, or when it was retrieved. */
  readonly at: string
}

/** All that is said of one meeting. */
export type MeetingGroup = {
  readonly id: string
  readonly key: string
  readonly event_id: string
  readonly chamber: HearingChamber
  readonly congress: number
  /** Statements of each source, oldest first. */
  readonly bySource: ReadonlyMap<string, readonly Statement[]>
  /** The newest of each source, in the written order of sources: more than one where a schedule has two that differ. */
  readonly current: readonly Statement[]
}

/** Meetings by their key. Sources number them alike. */
export const groupMeetings = (facts: Facts): ReadonlyMap<string, MeetingGroup> =>
  new Map(
    [...Map.groupBy(facts.list(MEETING_STATEMENTS), ({ draft }) => keyOf(draft))].flatMap(([key, all]) =>
      makeGroup(key, all),
    ),
  )

/** The key of a meeting. */
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
      .sort(([one], [other]) => rankSource(one) - rankSource(other))
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

/** All of the newest time, the last one first. */
const listNewest = (statements: readonly Statement[]): readonly Statement[] => {
  const newest = statements.at(-1)?.at
  return statements.filter(({ at }) => at === newest).reverse()
}

const listStatements = (publisher: string, facts: readonly Fact<MeetingDraft>[]): readonly Statement[] =>
  [...Map.groupBy(facts, nameStatement).values()]
    .flatMap((same) => makeStatement(publisher, same))
    .sort((one, other) => compareTimes(one, other))

/**
 * A schedule may have an entry for each of several committees of one meeting. The same bytes at a later time are another
 * statement: a meeting may be moved, and moved back.
 */
const nameStatement = (fact: Fact<MeetingDraft>): string => {
  const { committees: _, ...rest } = fact.draft
  return JSON.stringify([fact.source.sha256, timeOf(fact), rest])
}

/** A stamp of the Senate's is of the entry and not of the schedule. */
const timeOf = ({ draft: { stated_at }, source: { publisher, retrieved_at } }: Fact<MeetingDraft>): string =>
  publisher === 'senate-hearings' ? retrieved_at : (stated_at ?? retrieved_at)

/** Whether the stamp of a change is after the retrieval of its document: it dates nothing. */
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

const compareTimes = (one: Statement, other: Statement): number =>
  compareTexts(one.at, other.at) || compareTexts(one.draft.stated_at ?? '', other.draft.stated_at ?? '')

/** That a source has a meeting, as it is at one time. */
export const MEETING_STATEMENTS: FactKind<MeetingDraft> = {
  name: 'meeting-statements',
  identityOf: ({ event_id, chamber, stated_at }, { source: { publisher, retrieved_at } }) =>
    // Every retrieval of the schedule of the Senate is a time of its own.
    join(publisher, chamber, event_id, publisher === 'senate-hearings' ? retrieved_at : stated_at),
}

/** That a list has a witness. */
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

/** That a source lists a document of a meeting. */
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

/** That a source has a printed hearing. */
export const PUBLICATION_STATEMENTS: FactKind<PublicationDraft> = {
  name: 'publication-statements',
  identityOf: ({ described_in, package_id }) => join(described_in, package_id),
}

/** That a list of Congress.gov has a number. It proves that nothing is missing; no row is made of it. */
export const HEARING_LISTINGS: FactKind<ListingDraft> = {
  name: 'hearing-listings',
  identityOf: ({ kind, chamber, congress, number }) => join(kind, chamber, String(congress), number),
}

/** That the Senate has no hearing on a day. */
export const HEARING_FREE_DAYS: FactKind<FreeDayDraft> = {
  name: 'hearing-free-days',
  identityOf: ({ local_date }, { source }) => join(source.retrieved_at, local_date),
}

const join = (...parts: readonly (string | null)[]): string => JSON.stringify(parts)
