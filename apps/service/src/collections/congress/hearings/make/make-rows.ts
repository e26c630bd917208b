import {
  STATES,
  type MeetingCommittee,
  type MeetingDocument,
  type WitnessAppearance,
} from '@rotunda/contract'
import { foldText } from '../../../../platform/index.ts'
import type { LegislatorDraft } from '../../../../publishers/congress/index.ts'
import { digestOf, type MadeRow } from '../../../../releases/index.ts'
import { datesOf } from '../../dates-of.ts'
import type { Facts } from '../../../families/index.ts'
import { LEGISLATORS } from '../../members/facts.ts'
import { gatherPeople } from '../../members/person-facts.ts'
import {
  groupMeetings,
  HEARING_FREE_DAYS,
  MEETING_STATEMENTS,
  WITNESS_STATEMENTS,
  type MeetingGroup,
} from '../facts/group-meetings.ts'
import { groupPublications } from '../facts/group-publications.ts'
import { listCommittees, openCommitteeNames, type MeetingParty } from './list-committees.ts'
import { listConflicts } from './list-conflicts.ts'
import {
  describeAppearance,
  findNameKey,
  makeAppearances,
  type Appearance,
  type NameKey,
} from './make-appearances.ts'
import { describeFile, makeFiles, type MeetingFile } from './make-files.ts'
import { makeMeeting } from './make-meeting.ts'
import { makePublication } from './make-publication.ts'
import { makeMeetingFinder } from './of-meeting.ts'

/** Makes the rows of all tables on meetings from the facts. */
export function* makeHearingRows(facts: Facts): Generator<MadeRow> {
  const meetings = groupMeetings(facts)
  const publications = groupPublications(facts, meetings)
  const appearances = makeAppearances(facts, { meetings, publications })
  const files = makeFiles(facts, { meetings, appearances })
  const retrievals = listRetrievals(facts)
  const findOtherName = openCommitteeNames(facts)
  const findOf = makeMeetingFinder({ meetings, publications, appearances, files, retrievals })
  for (const group of meetings.values()) {
    const parties = listCommittees(group, findOtherName)
    yield makeMeeting(group, findOf(group), parties)
    yield* makeCommittees(group, parties)
  }
  const filesOf = Map.groupBy(files, ({ appearance }) => appearance)
  const findMember = makeMemberFinder(facts)
  for (const one of appearances) yield makeAppearance(one, filesOf.get(one) ?? [], findMember)
  for (const file of files) yield makeFile(file)
  const lines = Map.groupBy(facts.list(WITNESS_STATEMENTS), ({ draft }) => draft.package_id)
  const people = gatherPeople(facts)
  for (const group of publications)
    yield makePublication(group, lines.get(group.id) ?? [], { findOtherName, people })
}

const listRetrievals = (facts: Facts): readonly string[] => {
  const schedules = [...facts.list(MEETING_STATEMENTS), ...facts.list(HEARING_FREE_DAYS)]
    .map(({ source }) => source)
    .filter(({ publisher }) => publisher === 'senate-hearings')
  return [...new Set(schedules.map(({ retrieved_at }) => retrieved_at))]
}

const ID_DIGITS = 12

const makeCommittees = (group: MeetingGroup, parties: readonly MeetingParty[]): MadeRow[] =>
  parties.map(({ committee_id, code, name, role, facts, otherNames }, index) => ({
    table: 'meeting-committees',
    dataset: 'meeting-committees',
    id: `${group.id.replace('mtg_', 'mtgcom_')}_${committee_id ?? digestOf([code, name], ID_DIGITS)}`,
    coverage: {},
    from: facts,
    notes: committee_id === null ? ['committee_code_unmatched'] : [],
    body: {
      meeting_id: group.id,
      congress: group.congress,
      chamber: group.chamber,
      committee_id,
      committee_code_raw: code,
      name_raw: name,
      role,
      position: index + 1,
      matched: committee_id !== null,
      conflicts: listConflicts({ name_raw: otherNames }),
    } satisfies Partial<MeetingCommittee>,
  }))

/** Fields that rows of other tables take from their meeting. */
const describeMeeting = (meeting: MeetingGroup | undefined, congress: number | null) => ({
  meeting_id: meeting?.id ?? null,
  congress: meeting?.congress ?? congress,
  committee_ids:
    meeting === undefined ? [] : listCommittees(meeting).flatMap(({ committee_id: id }) => id ?? []),
  local_date: meeting?.current[0]?.draft.local_date ?? null,
})

const NO_MEETING = 'meeting_missing'

const makeAppearance = (
  appearance: Appearance,
  files: readonly MeetingFile[],
  findMember: FindMember,
): MadeRow => {
  const { id, meeting, meetingKey, publication_id, facts } = appearance
  const dates = datesOf(
    facts,
    files.flatMap((file) => file.facts),
  )
  return {
    table: 'witness-appearances',
    dataset: 'witness-appearances',
    id,
    coverage: {},
    from: facts,
    notes: meetingKey !== null && meeting === undefined ? [NO_MEETING] : [],
    ...(dates !== undefined && { dates }),
    body: {
      ...describeMeeting(meeting, facts[0].draft.congress),
      chamber: facts[0].draft.chamber,
      event_id: facts.map(({ draft }) => draft.event_id).find((event) => event !== null) ?? null,
      publication_id,
      member_id: findMember(appearance),
      document_ids: files.map((file) => file.id).sort(),
      ...describeAppearance(appearance),
    } satisfies Partial<WitnessAppearance>,
  }
}

const makeFile = (file: MeetingFile): MadeRow => ({
  table: 'meeting-documents',
  dataset: 'meeting-documents',
  id: file.id,
  coverage: {},
  from: file.facts,
  notes: file.meeting === undefined ? [NO_MEETING] : [],
  body: {
    ...describeMeeting(file.meeting, file.facts[0].draft.congress),
    chamber: file.facts[0].draft.chamber,
    format: file.format,
    url: file.url,
    also_at: [...file.also_at],
    file_name: file.file_name,
    appearance_id: file.appearance?.id ?? null,
    link_basis: file.link_basis,
    ...describeFile(file),
  } satisfies Partial<MeetingDocument>,
})

/**
 * Finds the Bioguide id of a witness who sat in Congress on the day of the meeting; null if the source does not show
 * it.
 */
type FindMember = (appearance: Appearance) => string | null

/**
 * A name alone proves nothing. The source must call the witness a member and name the State, and exactly one member of
 * that State on that day must have the name.
 */
const makeMemberFinder = (facts: Facts): FindMember => {
  const people = Map.groupBy(
    [...facts.list(LEGISLATORS)].map(({ draft }) => draft),
    ({ name }) => foldText(name.last),
  )
  return ({ facts: statements, meeting }) => {
    const [{ draft }] = statements
    const key = findNameKey(draft)
    const day = meeting?.current[0]?.draft.local_date
    const posts = statements.map(
      (one) => `${one.draft.position_raw ?? ''}; ${one.draft.organization_raw ?? ''}`,
    )
    const states = posts.flatMap(listStates)
    if (key === undefined || day === undefined || states.length === 0) return null
    const found = (people.get(key.last) ?? []).filter(
      (person) => hasFirstName(person, key) && states.some((state) => sits(person, state, day)),
    )
    const [id, ...others] = new Set(found.map(({ bioguide }) => bioguide))
    return id === undefined || others.length > 0 ? null : id
  }
}

const IS_MEMBER =
  /\bmember of congress\b|\b(?:u\.?\s?s\.?|united states)\s(?:representative|senator|house of representatives|senate)\b/i
/** `(TX-10)`, `(R-TX)`, `(D-TX-10)` and `(TX)`. */
const IN_BRACKETS = /\((?:[DRI]-)?([A-Z]{2})(?:-\d{1,2})?\)/g

/** States that a text names for a member; none if it does not call the witness a member. */
const listStates = (text: string): readonly string[] => {
  if (!IS_MEMBER.test(text)) return []
  const codes = [...text.matchAll(IN_BRACKETS)].flatMap(([, code]) => code ?? [])
  const named = Object.entries(STATES).filter(([, name]) => new RegExp(`\\b${name}\\b`).test(text))
  return [...codes, ...named.map(([code]) => code)]
}

const hasFirstName = ({ name, other_names: others }: LegislatorDraft, { first }: NameKey): boolean =>
  [name, ...others]
    .flatMap((one) => [one.first, one.nickname])
    .some((given) => given !== null && foldText(given).split(' ')[0] === first)

const sits = ({ terms }: LegislatorDraft, state: string, day: string): boolean =>
  terms.some((term) => term.state === state && term.start <= day && day <= term.end)
