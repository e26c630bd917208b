import { Type, type Static, type TSchema } from 'typebox'
import { namesOf } from '../../names-of.ts'
import { closed, orNull, textOrNull } from '../../fields.ts'
import { CongressNumber, Day } from '../member-parts.ts'
import { Conflict, ROW_FIELDS } from '../row-fields.ts'
import { COMMITTEE_KIND_BASES, COMMITTEE_KINDS, COMMITTEE_NAME_KINDS, ROSTER_STATES } from './vocabulary.ts'

const object = <Keys extends Record<string, TSchema>>(keys: Keys, description: string) =>
  closed(keys, { description })

export const COMMITTEE_CHAMBERS = ['House', 'Senate', 'Joint'] as const
export type CommitteeChamber = (typeof COMMITTEE_CHAMBERS)[number]

/** Id such as `HSAG00` for a committee, or `HSAG03` for a subcommittee. */
export const CommitteeId = Type.String({
  pattern: '^[HSJ][A-Z]{3}[0-9]{2}$',
  description: 'Id of a committee or subcommittee: the code of Congress.gov in capitals.',
})

const Codes = object(
  {
    thomas: Type.String({
      description: 'Code in unitedstates/congress-legislators, such as `HSAG` or `HSAG03`.',
    }),
    house: textOrNull(
      'Two-letter code of the House; null for subcommittees and for committees of the Senate.',
    ),
    senate: textOrNull('Code at senate.gov; null for committees of the House.'),
    clerk: textOrNull(
      'Code of the Clerk and the House Committee Repository, such as `AG00`; null in the Senate.',
    ),
    system: Type.String({ description: 'Code at Congress.gov, such as `hsag00`.' }),
  },
  'Code of the committee in each system.',
)

export const CommitteeName = object(
  {
    name: Type.String({ description: 'Name of the committee.' }),
    kind: Type.Enum(namesOf(COMMITTEE_NAME_KINDS), { description: 'Form of the name.' }),
    from: orNull(Day, { description: 'First day of the name; null if no source gives it.' }),
    to: orNull(Day, {
      description: 'Last day of the name; null for the present name, and if no source gives the day.',
    }),
    congresses: Type.Array(CongressNumber, {
      description: 'Congresses in which a list has the name, oldest first. Empty for names with days.',
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
      description:
        'State of the roster. While a chamber has published no rosters, its committees have `not_published`, not `none`.',
    }),
    congress: orNull(CongressNumber, { description: 'Congress of the newest list of rosters.' }),
    as_of: orNull(Day, { description: 'Day of the newest list of rosters.' }),
    members: orNull(Type.Integer({ minimum: 0 }), {
      description:
        'Number of current assignments of the committee. Null unless the roster is published or empty.',
    }),
  },
  'The newest roster.',
)

export const Committee = closed(
  {
    id: CommitteeId,
    codes: Codes,
    name: Type.String({ description: 'Name in the newest Congress of any source.' }),
    chamber: Type.Enum(COMMITTEE_CHAMBERS, { description: 'House, Senate or Joint.' }),
    kind: Type.Enum(namesOf(COMMITTEE_KINDS), { description: 'Kind of committee.' }),
    kind_basis: Type.Enum(namesOf(COMMITTEE_KIND_BASES), { description: 'Evidence for the kind.' }),
    parent_id: orNull(CommitteeId, {
      description: 'Parent committee of a subcommittee; null for committees.',
    }),
    current: Type.Boolean({ description: 'Whether it existed when the newest lists were retrieved.' }),
    names: Type.Array(CommitteeName, { description: 'Names over time and by publisher.' }),
    congresses: Type.Array(CongressNumber, {
      description: 'Congresses in which a source has the committee, oldest first. Lists begin with the 93rd.',
    }),
    established_by: textOrNull('Authority that established the committee, from Congress.gov.'),
    url: textOrNull('Web address.'),
    minority_url: textOrNull('Web address of the minority side.'),
    rss_url: textOrNull('Address of the RSS feed of the committee.'),
    minority_rss_url: textOrNull('Address of the RSS feed of the minority side.'),
    phone: textOrNull('Telephone number.'),
    address: textOrNull('Address of the office.'),
    youtube_id: textOrNull('YouTube channel.'),
    wikipedia: textOrNull('Page in the English Wikipedia.'),
    jurisdiction: orNull(
      object(
        {
          text: Type.String({ description: 'Text of the jurisdiction.' }),
          source: textOrNull('Source of the text.'),
        },
        'Jurisdiction.',
      ),
      { description: 'Jurisdiction; null if no source gives it.' },
    ),
    ratio: orNull(Ratio, {
      description: 'Seats of each side in the newest list of the Clerk that gives them; null if none does.',
    }),
    roster: Roster,
    archival_ids: object(
      {
        loc_linked_data: textOrNull('Library of Congress, linked data.'),
        superintendent_of_documents: textOrNull('Superintendent of Documents.'),
        national_archives: textOrNull('National Archives.'),
      },
      'Identifiers in archives, for the newest name.',
    ),
    conflicts: Type.Array(Conflict, { description: 'Fields on which sources disagree.' }),
    ...ROW_FIELDS,
  },
  { description: 'A committee or subcommittee of Congress.' },
)
export type Committee = Static<typeof Committee>
