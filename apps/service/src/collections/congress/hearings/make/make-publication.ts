import type { Conflict, HearingPublication } from '@rotunda/contract'
import {
  findCongressFault,
  parsePackageId,
  sitsOn,
  type PublicationDraft,
  type WitnessDraft,
} from '../../../../publishers/congress/index.ts'
import type { Fact, MadeRow } from '../../../../releases/index.ts'
import { findCommitteeId } from '../../committee-codes.ts'
import type { MeetingGroup } from '../facts/group-meetings.ts'
import type { PublicationGroup } from '../facts/group-publications.ts'
import { datesOf } from '../../dates-of.ts'
import type { PersonFacts } from '../../members/person-facts.ts'
import { hasSurname, listNames } from '../../members/said-names.ts'
import { listConflicts, type SourceValue } from './list-conflicts.ts'
import type { FindOtherName } from './list-committees.ts'

/** Lists that a record is compared with. */
type Lists = { readonly findOtherName: FindOtherName; readonly people: ReadonlyMap<string, PersonFacts> }

/** The row of a printed hearing. `witnesses` are its lines. */
export const makePublication = (
  group: PublicationGroup,
  witnesses: readonly Fact<WitnessDraft>[],
  lists: Lists,
): MadeRow => {
  const { id, facts, meeting, link_basis } = group
  const drafts = facts.map(({ draft }) => draft)
  const candidate = link_basis === 'jacket' || link_basis === 'committee_and_date'
  const dates = datesOf(facts, witnesses)
  return {
    table: 'hearing-publications',
    dataset: 'hearing-publications',
    id,
    coverage: {},
    from: facts,
    notes: [
      ...(candidate ? ['publication_candidate'] : []),
      ...(hasUnknownCode(drafts) ? ['committee_code_unmatched'] : []),
    ],
    ...(dates !== undefined && { dates }),
    body: {
      ...describe(drafts),
      witnesses_raw: witnesses
        .toSorted((a, b) => a.draft.order - b.draft.order)
        .map(({ draft }) => draft.name_raw),
      meeting_id: meeting?.id ?? null,
      link_basis,
      candidate,
      errata_of: findCorrected(id, drafts),
      conflicts: [
        ...listConflicts({
          ...listFields(facts),
          ...listContradictions(facts, lists.findOtherName),
          meeting_id: meeting === undefined || candidate ? [] : sayOtherDays(facts, meeting),
        }),
        ...compareMembers(facts, lists.people),
      ],
    } satisfies Partial<HearingPublication>,
  }
}

const hasUnknownCode = (drafts: readonly PublicationDraft[]): boolean =>
  drafts.some(({ committees }) =>
    committees.some(({ code }) => code !== null && findCommitteeId(code) === undefined),
  )

const describe = (drafts: readonly PublicationDraft[]) => {
  const pick = <Value>(read: (draft: PublicationDraft) => Value | null): Value | null =>
    drafts.map(read).find((value) => value !== null) ?? null
  const fullest = <Value>(read: (draft: PublicationDraft) => readonly Value[]): Value[] => [
    ...(drafts.map(read).find((list) => list.length > 0) ?? []),
  ]
  return {
    jacket: pick(({ jacket }) => jacket),
    congress: pick(({ congress }) => congress) ?? 0,
    session: pick(({ session }) => session),
    chamber: pick(({ chamber }) => chamber) ?? 'None',
    doc_class: pick(({ doc_class }) => doc_class),
    title: pick(({ title }) => title),
    citation: pick(({ citation }) => citation),
    number: pick(({ number }) => number),
    part: pick(({ part }) => part),
    held_dates: fullest(({ held_dates }) => held_dates),
    issued_on: pick(({ issued_on }) => issued_on),
    committees: fullest(({ committees }) => committees).map(({ code, name }) => ({
      committee_id: code === null ? null : (findCommitteeId(code) ?? null),
      code_raw: code,
      name_raw: name,
    })),
    members: fullest(({ members }) => members).map(({ bioguide, name }) => ({ member_id: bioguide, name })),
    formats: drafts.flatMap(({ formats }) => formats),
    event_id: pick(({ event_id }) => event_id),
  } satisfies Partial<HearingPublication>
}

/** Id of the hearing that a correction corrects: the correction's id without its ending. */
const findCorrected = (id: string, drafts: readonly PublicationDraft[]): string | null => {
  const rest = parsePackageId(id)?.rest ?? null
  return rest !== null && drafts.some(({ is_errata }) => is_errata) ? id.slice(0, -rest.length) : null
}

const listFields = (
  facts: readonly Fact<PublicationDraft>[],
): Readonly<Record<string, readonly SourceValue[]>> => {
  const say = (read: (draft: PublicationDraft) => string | null): readonly SourceValue[] =>
    facts.map(({ draft, source }) => ({ value: read(draft), source_id: source.sha256 }))
  return {
    title: say(({ title }) => title),
    held_dates: say(({ held_dates }) => (held_dates.length === 0 ? null : [...held_dates].sort().join(', '))),
    event_id: say(({ event_id }) => event_id),
  }
}

/** Contradictions within a record: its Congress, session and chamber must fit its days and its name. */
const listContradictions = (
  facts: readonly Fact<PublicationDraft>[],
  findOtherName: FindOtherName,
): Readonly<Record<string, readonly SourceValue[]>> => {
  const say = (read: (draft: PublicationDraft) => readonly (string | null)[]): readonly SourceValue[] =>
    facts.flatMap(({ draft, source }) => read(draft).map((value) => ({ value, source_id: source.sha256 })))
  return {
    congress: say(({ congress, held_dates }) =>
      contrast(congress, held_dates, (day) => sitsOn(congress, day)),
    ),
    session: say(({ congress, session, held_dates }) =>
      contrast(
        session,
        held_dates.filter((day) => sitsOn(congress, day)),
        (day) => findCongressFault({ congress, session, day }) === undefined,
      ),
    ),
    chamber: say(({ chamber, package_id: id }) =>
      contrast(chamber, [id], () => parsePackageId(id)?.chamber === chamber),
    ),
    citation: say(({ congress, citation }) =>
      contrast(
        congress,
        [citation ?? []].flat(),
        (text) => (OF_CONGRESS.exec(text)?.[1] ?? String(congress)) === String(congress),
      ),
    ),
    issued_on: say(({ issued_on, held_dates: [first = ''] }) =>
      contrast(issued_on, [first], () => first <= (issued_on ?? '')),
    ),
    committees: facts.flatMap(({ draft, source }) =>
      draft.committees.flatMap(({ code, name }) => {
        const id = code === null ? undefined : findCommitteeId(code)
        const listed = id === undefined || name === null ? undefined : findOtherName(id, name, source.sha256)
        return listed === undefined ? [] : [{ value: name, source_id: source.sha256 }, listed]
      }),
    ),
  }
}

/** `Serial No. 119-01`, `S. Hrg. 118-12`. */
const OF_CONGRESS = /^(?:[HSJ]\.?\s*Hrg\.?|Serial No\.?)\s*(\d{2,3})\b/i

/** The meeting that the record names, if the hearing was held on none of its days. */
const sayOtherDays = (
  facts: readonly Fact<PublicationDraft>[],
  { id, current }: MeetingGroup,
): readonly SourceValue[] => {
  const days = current.flatMap(({ draft }) => [draft.local_date, ...draft.continuations])
  const [meeting] = current.flatMap((one) => one.facts)
  const held = facts.flatMap(({ draft, source }) =>
    draft.held_dates.map((value) => ({ value, source_id: source.sha256 })),
  )
  const isHeld = held.length === 0 || held.some(({ value }) => days.includes(value))
  return isHeld || meeting === undefined ? [] : [{ value: id, source_id: meeting.source.sha256 }, ...held]
}

/** A value and the others that do not fit it; empty if all fit. */
const contrast = (
  value: string | number | null,
  others: readonly string[],
  fits: (other: string) => boolean,
): readonly string[] => {
  const bad = others.filter((other) => !fits(other))
  return value === null || bad.length === 0 ? [] : [String(value), ...bad]
}

/** Conflicts of members whose id no list has, or whose name no list has for the id. */
const compareMembers = (
  facts: readonly Fact<PublicationDraft>[],
  people: Lists['people'],
): readonly Conflict[] => {
  const anyone = people.values().next().value
  if (anyone === undefined) return []
  return facts.flatMap(({ draft, source }) =>
    draft.members.flatMap(({ bioguide, name }) => {
      if (bioguide === null) return []
      const names = listNames(people.get(bioguide) ?? anyone)
      const isKnown = people.has(bioguide)
      const [listed] = names
      if (listed === undefined || (isKnown && (name === null || hasSurname(name, names)))) return []
      const values = [
        { value: `${bioguide} ${name ?? ''}`.trim(), source_id: source.sha256 },
        { value: isKnown ? listed.text : null, source_id: listed.fact.source.sha256 },
      ]
      return [{ field: 'members', values }]
    }),
  )
}
