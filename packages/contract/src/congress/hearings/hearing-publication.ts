import { Type, type Static } from 'typebox'
import { namesOf } from '../../names-of.ts'
import { orNull } from '../../or-null.ts'
import { Conflict, CONGRESS_CHAMBERS, ROW_FIELDS } from '../row-fields.ts'
import { PUBLICATION_LINK_BASES } from './vocabulary.ts'

const closed = { additionalProperties: false } as const
const text = (description: string) => orNull(Type.String(), { description })
const Day = Type.String({ format: 'date' })

export const HearingPublication = Type.Object(
  {
    id: Type.String({ pattern: '^CHRG-', description: 'Package id of govinfo.' }),
    jacket: text('Jacket number, printed on the first page.'),
    congress: Type.Integer({ description: 'Congress.' }),
    session: orNull(Type.Integer(), { description: 'Session; null where no source says it.' }),
    chamber: Type.Enum(CONGRESS_CHAMBERS, { description: 'Chamber.' }),
    doc_class: text('Class of govinfo: HHRG, SHRG or JHRG.'),
    title: text('Title.'),
    citation: text('Citation, such as `Serial No. 118-32` or `S.Hrg.116-64`.'),
    number: text('Number of the hearing, where its committee numbers them.'),
    part: text('Part or volume, where it was printed in several.'),
    held_dates: Type.Array(Day, { description: 'Days on which it was held; empty where no source says it.' }),
    issued_on: orNull(Day, { description: 'Day on which it was issued.' }),
    committees: Type.Array(
      Type.Object(
        {
          committee_id: text('`id` in /committees; null where the source has no code that is known.'),
          code_raw: text('Code as the source writes it.'),
          name_raw: text('Name as the source writes it.'),
        },
        closed,
      ),
      { description: 'Committees and subcommittees that held it.' },
    ),
    witnesses_raw: Type.Array(Type.String(), { description: 'Lines for witnesses, word for word.' }),
    members: Type.Array(
      Type.Object({ member_id: text('Bioguide id.'), name: text('Name as the source writes it.') }, closed),
      { description: 'Members whom govinfo names.' },
    ),
    formats: Type.Array(
      Type.Object(
        {
          type: Type.String({ description: 'What the address gives, in the words of the source.' }),
          url: Type.String({ description: 'Address.' }),
        },
        closed,
      ),
      { description: 'Where to read it.' },
    ),
    event_id: text('Number of the meeting that the record names; null where it names none.'),
    meeting_id: text('`id` of the meeting; null where none is linked.'),
    link_basis: Type.Enum(namesOf(PUBLICATION_LINK_BASES), { description: 'How the meeting is known.' }),
    candidate: Type.Boolean({ description: 'Whether the link is a candidate that has not been checked.' }),
    errata_of: text('`id` of the printed hearing that it corrects; null otherwise.'),
    conflicts: Type.Array(Conflict, { description: 'What sources disagree about.' }),
    ...ROW_FIELDS,
  },
  { ...closed, description: 'The printed record of a hearing.' },
)
export type HearingPublication = Static<typeof HearingPublication>
