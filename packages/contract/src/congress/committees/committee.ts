import { Type, type Static, type TSchema } from 'typebox'
import { namesOf } from '../../names-of.ts'
import { orNull } from '../../or-null.ts'
import { CongressNumber, Day } from '../member-parts.ts'
import { Conflict, ROW_FIELDS } from '../row-fields.ts'
import { COMMITTEE_KIND_BASES, COMMITTEE_KINDS, COMMITTEE_NAME_KINDS, ROSTER_STATES } from './vocabulary.ts'

const closed = { additionalProperties: false } as const
const object = <Keys extends Record<string, TSchema>>(keys: Keys, description: string) =>
  Type.Object(keys, { ...closed, description })
const textOrNull = (description: string) => orNull(Type.String(), { description })

export const COMMITTEE_CHAMBERS = ['House', 'Senate', 'Joint'] as const
export type CommitteeChamber = (typeof COMMITTEE_CHAMBERS)[number]

/** `HSAG00`; the digits of a subcommittee in the place of the zeros. */
export const CommitteeId = Type.String({
  pattern: '^[HSJ][A-Z]{3}[0-9]{2}$',
  description: 'Id of a committee or subcommittee: the code of Congress.gov in capitals.',
})

const Codes = object(
  {
    thomas: Type.String({ description: 'In unitedstates/congress-legislators, such as `HSAG` or `HSAG03`.' }),
    house: textOrNull('Two letters of the House; null for subcommittees and committees of the Senate.'),
    senate: textOrNull('At senate.gov; null for committees of the House.'),
    clerk: textOrNull('Of the Clerk and the House Committee Repository, such as `AG00`; null in the Senate.'),
    system: Type.String({ description: 'Of Congress.gov, such as `hsag00`.' }),
  },
  'Its code in each system.',
)

export const CommitteeName = object(
  {
    name: Type.String({ description: 'The name.' }),
    kind: Type.Enum(namesOf(COMMITTEE_NAME_KINDS), { description: 'In whose form it is.' }),
    from: orNull(Day, { description: 'First day of the name; null where no source gives it.' }),
    to: orNull(Day, { description: 'Last day of the name; null where no source gives it, and today.' }),
    congresses: Type.Array(CongressNumber, {
      description: 'Congresses in which a list has the name, oldest first; empty for names with days.',
    }),
  },
  'A name of the committee.',
)

const Ratio = object(
  {
    majority: Type.Integer({ minimum: 0, description: 'Seats of the majority.' }),
    minority: Type.Integer({ minimum: 0, description: 'Seats of the minority.' }),
    congress: CongressNumber,
    as_of: { ...Day, description: 'Day of the Clerk’s list.' },
  },
  'Seats of each side, as the Clerk lists them.',
)

const Roster = object(
  {
    status: Type.Enum(namesOf(ROSTER_STATES), {
      description: 'Whether the roster is out: not yet published is not the same as none.',
    }),
    congress: orNull(CongressNumber, { description: 'Congress of the newest list of rosters.' }),
    as_of: orNull(Day, { description: 'Day of that list.' }),
    members: orNull(Type.Integer({ minimum: 0 }), {
      description:
        'How many of it sit: the current assignments of the committee. Null unless the roster is published or empty.',
    }),
  },
  'The newest roster.',
)

export const Committee = Type.Object(
  {
    id: CommitteeId,
    codes: Codes,
    name: Type.String({ description: 'Name in the newest Congress that a source has it in.' }),
    chamber: Type.Enum(COMMITTEE_CHAMBERS, { description: 'House, Senate or Joint.' }),
    kind: Type.Enum(namesOf(COMMITTEE_KINDS), { description: 'What it is.' }),
    kind_basis: Type.Enum(namesOf(COMMITTEE_KIND_BASES), { description: 'How the kind is known.' }),
    parent_id: orNull(CommitteeId, { description: 'Committee that a subcommittee is a part of, else null.' }),
    current: Type.Boolean({ description: 'Whether it existed when the newest lists were retrieved.' }),
    names: Type.Array(CommitteeName, { description: 'Its names over time and in each form.' }),
    congresses: Type.Array(CongressNumber, {
      description: 'Congresses in which a source has it, oldest first. Lists begin with the 93rd.',
    }),
    established_by: textOrNull('Authority by which it was established, as Congress.gov has it.'),
    url: textOrNull('Web address.'),
    minority_url: textOrNull('Web address of the minority.'),
    rss_url: textOrNull('Feed.'),
    minority_rss_url: textOrNull('Feed of the minority.'),
    phone: textOrNull('Telephone.'),
    address: textOrNull('Office.'),
    youtube_id: textOrNull('Channel at YouTube.'),
    wikipedia: textOrNull('Page of the English Wikipedia.'),
    jurisdiction: orNull(
      object(
        {
          text: Type.String({ description: 'What it is competent for.' }),
          source: textOrNull('Where the text is from.'),
        },
        'Jurisdiction.',
      ),
      { description: 'Jurisdiction; null where no source has it.' },
    ),
    ratio: orNull(Ratio, {
      description: 'Seats of each side in the newest list of the Clerk that has them, else null.',
    }),
    roster: Roster,
    archival_ids: object(
      {
        loc_linked_data: textOrNull('Library of Congress, linked data.'),
        superintendent_of_documents: textOrNull('Superintendent of Documents.'),
        national_archives: textOrNull('National Archives.'),
      },
      'Identifiers in archives, those of the newest name.',
    ),
    conflicts: Type.Array(Conflict, { description: 'What sources disagree about.' }),
    ...ROW_FIELDS,
  },
  { ...closed, description: 'A committee or subcommittee of Congress.' },
)
export type Committee = Static<typeof Committee>
