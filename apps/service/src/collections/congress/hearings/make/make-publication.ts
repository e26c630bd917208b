import type { HearingPublication } from '@rotunda/contract'
import { parsePackageId, type PublicationDraft, type WitnessDraft } from '../../../../publishers/index.ts'
import type { Fact, MadeRow } from '../../../../releases/index.ts'
import { findCommitteeId } from '../../committee-codes.ts'
import type { PublicationGroup } from '../facts/group-publications.ts'
import { datesOf } from '../../dates-of.ts'
import { listConflicts, type Said } from './list-conflicts.ts'

/** The row of a printed hearing; `witnesses` are the lines of it. */
export const makePublication = (
  group: PublicationGroup,
  witnesses: readonly Fact<WitnessDraft>[],
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
    notes: candidate ? ['publication_candidate'] : [],
    ...(dates !== undefined && { dates }),
    body: {
      ...describe(drafts),
      witnesses_raw: witnesses
        .toSorted((one, other) => one.draft.order - other.draft.order)
        .map(({ draft }) => draft.name_raw),
      meeting_id: meeting?.id ?? null,
      link_basis,
      candidate,
      errata_of: findCorrected(id, drafts),
      conflicts: listConflicts(listSaid(facts)),
    } satisfies Partial<HearingPublication>,
  }
}

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

/** A correction has the name of what it corrects, and more after it. */
const findCorrected = (id: string, drafts: readonly PublicationDraft[]): string | null => {
  const rest = parsePackageId(id)?.rest ?? null
  return rest !== null && drafts.some(({ is_errata }) => is_errata) ? id.slice(0, -rest.length) : null
}

const listSaid = (facts: readonly Fact<PublicationDraft>[]): Readonly<Record<string, readonly Said[]>> => {
  const say = (read: (draft: PublicationDraft) => string | null): readonly Said[] =>
    facts.map(({ draft, source }) => ({ value: read(draft), source_id: source.sha256 }))
  return {
    title: say(({ title }) => title),
    held_dates: say(({ held_dates }) => (held_dates.length === 0 ? null : [...held_dates].sort().join(', '))),
    event_id: say(({ event_id }) => event_id),
  }
}
