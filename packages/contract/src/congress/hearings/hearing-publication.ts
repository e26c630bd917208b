import { Type, type Static } from 'typebox'
import { namesOf } from '../../names-of.ts'
import { closed, orNull, textOrNull } from '../../fields.ts'
import { Conflict, CONGRESS_CHAMBERS, ROW_FIELDS } from '../row-fields.ts'
import { PUBLICATION_LINK_BASES } from './vocabulary.ts'

const Day = Type.String({ format: 'date' })

export const HearingPublication = closed(
  {
    id: Type.String({ pattern: '^CHRG-', description: 'Package id of govinfo.' }),
    jacket: textOrNull('Jacket number, printed on the first page.'),
    congress: Type.Integer({ description: 'Congress.' }),
    session: orNull(Type.Integer(), { description: 'Session; null if no source gives it.' }),
    chamber: Type.Enum(CONGRESS_CHAMBERS, { description: 'Chamber.' }),
    doc_class: textOrNull('Document class at govinfo: HHRG, SHRG or JHRG.'),
    title: textOrNull('Title.'),
    citation: textOrNull('Citation, such as `Serial No. 118-32` or `S.Hrg.116-64`.'),
    number: textOrNull('Number of the hearing, if the committee numbers its hearings.'),
    part: textOrNull('Part or volume, if the hearing was printed in several.'),
    held_dates: Type.Array(Day, { description: 'Days of the hearing; empty if no source gives them.' }),
    issued_on: orNull(Day, { description: 'Day of issue.' }),
    committees: Type.Array(
      closed({
        committee_id: textOrNull('`id` in /committees; null if the source has no known code.'),
        code_raw: textOrNull('Code as the source writes it.'),
        name_raw: textOrNull('Name as the source writes it.'),
      }),
      { description: 'Committees and subcommittees that held the hearing.' },
    ),
    witnesses_raw: Type.Array(Type.String(), { description: 'Witness lines of the record, word for word.' }),
    members: Type.Array(
      closed({ member_id: textOrNull('Bioguide id.'), name: textOrNull('Name as the source writes it.') }),
      { description: 'Members that govinfo names.' },
    ),
    formats: Type.Array(
      closed({
        type: Type.String({ description: 'Kind of file, in the words of the source.' }),
        url: Type.String({ description: 'Address.' }),
      }),
      { description: 'Addresses of the text.' },
    ),
    event_id: textOrNull('Number of the meeting that the record names; null if the record names no meeting.'),
    meeting_id: textOrNull('`id` of the linked meeting; null without a link.'),
    link_basis: Type.Enum(namesOf(PUBLICATION_LINK_BASES), {
      description: 'Evidence for the link to the meeting.',
    }),
    candidate: Type.Boolean({ description: 'Whether the link to the meeting is an unchecked candidate.' }),
    errata_of: textOrNull('`id` of the printed hearing that this hearing corrects; null otherwise.'),
    conflicts: Type.Array(Conflict, { description: 'Fields on which sources disagree.' }),
    ...ROW_FIELDS,
  },
  { description: 'The printed record of a hearing.' },
)
export type HearingPublication = Static<typeof HearingPublication>
