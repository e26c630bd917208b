import { Type, type Static, type TSchema } from 'typebox'
import { anyCase } from '../../data/any-case.ts'
import { anyId, codes, label, many, texts } from '../../data/many.ts'
import { PAGE_PARAMETERS, WHOLE_SET_PARAMETERS } from '../../data/paging.ts'
import { sortBy, withOpposites } from '../../data/table-query.ts'
import { namesOf } from '../../names-of.ts'
import { CONGRESS_QUERY } from '../congress-queries.ts'
import { CONGRESS_CHAMBERS } from '../row-fields.ts'
import { HearingPublication } from './hearing-publication.ts'
import { MeetingCommittee } from './meeting-committee.ts'
import { MeetingDocument } from './meeting-document.ts'
import { Meeting } from './meeting.ts'
import {
  COMMITTEE_ROLES,
  DOCUMENT_GROUPS,
  DOCUMENT_LINK_BASES,
  EVENT_TYPE_BASES,
  EVENT_TYPES,
  MEETING_STATUSES,
  PUBLICATION_LINK_BASES,
  WITNESS_LISTS,
} from './vocabulary.ts'
import { WitnessAppearance } from './witness-appearance.ts'

const closed = { additionalProperties: false } as const
const oneOf = (words: readonly string[], description: string) =>
  many(anyCase(words), `${description} In any case. ${codes}`)
const yesOrNo = (description: string) => many(anyCase(['true', 'false']), description)
const ids = (description: string) => many(anyId, `${description}, in any case. ${codes}`)
const chamber = oneOf(CONGRESS_CHAMBERS, 'Chamber.')
const congress = many(Type.Integer({ minimum: 1, maximum: 200 }), `Congress. ${codes}`)
const words = (where: string) =>
  Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 300,
      description: `Words that ${where} hold. A phrase in quotes stays together; a star at the end goes on.`,
    }),
  )
const between = (what: string) => ({
  from: Type.Optional(Type.String({ format: 'date', description: `First day of ${what}.` })),
  to: Type.Optional(Type.String({ format: 'date', description: `Last day of ${what}.` })),
})

/** Filters, and what every list of a table takes beside them. */
const listOf = <Filters extends Record<string, TSchema>, Key extends string>(
  filters: Filters,
  keys: readonly Key[],
  fields: readonly string[],
) =>
  Type.Object(
    {
      ...filters,
      changed_since: CONGRESS_QUERY.changed_since,
      sort: sortBy(keys, 'Order; a leading minus for descending, null last either way. Several: commas.'),
      fields: many(Type.Enum([...fields]), `Fields to give. ${codes}`),
      ...PAGE_PARAMETERS,
      ...WHOLE_SET_PARAMETERS,
    },
    closed,
  )

export const MEETING_SORT_KEYS = ['starts_at', 'local_date', 'title', 'last_changed_at', 'id'] as const
export const MeetingsQuery = listOf(
  {
    ...withOpposites({
      id: ids('`id` of the meeting'),
      event_id: ids('Number of the meeting'),
      congress,
      chamber,
      event_type: oneOf(namesOf(EVENT_TYPES), 'What the meeting is for.'),
      event_type_basis: oneOf(
        namesOf(EVENT_TYPE_BASES),
        'How the type is known; `native` leaves out types that are derived for the Senate.',
      ),
      status: oneOf(namesOf(MEETING_STATUSES), 'Status.'),
      committee_id: ids('`id` of a committee or subcommittee that meets'),
      parent_committee_id: ids('`id` of a committee that meets, or whose subcommittee does'),
      has_witnesses: yesOrNo('Whether a witness is listed.'),
      bill: ids('Bill of the meeting, such as `hr4435-113`'),
    }),
    ...between('meetings, in Washington'),
    q: words('title or names of bills'),
  },
  MEETING_SORT_KEYS,
  namesOf(Meeting.properties),
)
export type MeetingsQuery = Static<typeof MeetingsQuery>

export const MEETING_COMMITTEE_SORT_KEYS = ['committee_id', 'position', 'last_changed_at', 'id'] as const
export const MeetingCommitteesQuery = listOf(
  {
    ...withOpposites({
      id: ids('`id` of the row'),
      meeting_id: ids('`id` of the meeting'),
      congress,
      chamber,
      committee_id: ids('`id` of the committee or subcommittee'),
      role: oneOf(namesOf(COMMITTEE_ROLES), 'How it takes part.'),
      matched: yesOrNo('Whether the code of the committee is known; `false` lists those that are not.'),
    }),
    q: words('name or code of the committee'),
  },
  MEETING_COMMITTEE_SORT_KEYS,
  namesOf(MeetingCommittee.properties),
)
export type MeetingCommitteesQuery = Static<typeof MeetingCommitteesQuery>

export const WITNESS_SORT_KEYS = ['local_date', 'name', 'organization', 'last_changed_at', 'id'] as const
export const WitnessAppearancesQuery = listOf(
  {
    ...withOpposites({
      id: ids('`id` of the appearance'),
      meeting_id: ids('`id` of the meeting'),
      publication_id: ids('`id` of the printed hearing'),
      congress,
      chamber,
      committee_id: ids('`id` of a committee or subcommittee that meets'),
      witness_type: many(label, `Official type, in any case. ${texts}`),
      organization: many(label, `Organization as the source writes it, in any case. ${texts}`),
      same_name_key: many(label, `\`same_name_key\` of an appearance. ${texts}`),
      testified: yesOrNo('Whether the list says that the witness testified.'),
      member_id: ids('Bioguide id of a member who is the witness'),
      listed_in: oneOf(namesOf(WITNESS_LISTS), 'List that has the witness.'),
    }),
    ...between('meetings, in Washington'),
    q: words('name, position or organization'),
  },
  WITNESS_SORT_KEYS,
  namesOf(WitnessAppearance.properties),
)
export type WitnessAppearancesQuery = Static<typeof WitnessAppearancesQuery>

export const MEETING_DOCUMENT_SORT_KEYS = [
  'local_date',
  'published_at',
  'type',
  'last_changed_at',
  'id',
] as const
export const MeetingDocumentsQuery = listOf(
  {
    ...withOpposites({
      id: ids('`id` of the file'),
      meeting_id: ids('`id` of the meeting'),
      appearance_id: ids('`id` of the appearance of a witness'),
      congress,
      chamber,
      committee_id: ids('`id` of a committee or subcommittee that meets'),
      group: oneOf(namesOf(DOCUMENT_GROUPS), 'Whose document it is.'),
      type: many(label, `Type in the words of Congress.gov, in any case. ${texts}`),
      type_code: ids('Two-letter code of the type'),
      link_basis: oneOf(namesOf(DOCUMENT_LINK_BASES), 'How the witness is known.'),
      bill: ids('Bill that it is the text of, such as `hr4435-113`'),
      member_id: ids('Bioguide id of the member whose statement it is'),
    }),
    ...between('meetings, in Washington'),
    q: words('title or name of the file'),
  },
  MEETING_DOCUMENT_SORT_KEYS,
  namesOf(MeetingDocument.properties),
)
export type MeetingDocumentsQuery = Static<typeof MeetingDocumentsQuery>

export const PUBLICATION_SORT_KEYS = ['held_on', 'issued_on', 'title', 'last_changed_at', 'id'] as const
export const HearingPublicationsQuery = listOf(
  {
    ...withOpposites({
      id: ids('Package id'),
      jacket: ids('Jacket number'),
      congress,
      chamber,
      committee_id: ids('`id` of a committee that held it'),
      meeting_id: ids('`id` of the meeting'),
      doc_class: ids('Class of govinfo'),
      member_id: ids('Bioguide id of a member whom the record names'),
      link_basis: oneOf(namesOf(PUBLICATION_LINK_BASES), 'How the meeting is known.'),
      candidate: yesOrNo('Whether the link to the meeting is a candidate.'),
    }),
    ...between('the first day on which it was held'),
    q: words('title, citation or lines for witnesses'),
  },
  PUBLICATION_SORT_KEYS,
  namesOf(HearingPublication.properties),
)
export type HearingPublicationsQuery = Static<typeof HearingPublicationsQuery>
