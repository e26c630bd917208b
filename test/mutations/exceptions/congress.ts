import type { Exceptions } from '../declaration.ts'
import { split } from '../split.ts'
import { WHY } from './why.ts'

export const CONGRESS_EXCEPTIONS: Exceptions = {
  'congress-legislators-members': [
    {
      columns: split('terms[]'),
      mutations: ['entries turned round'],
      why: WHY.ORDER,
    },
    {
      columns: split('terms.party'),
      mutations: ['in no list', 'two codes'],
      why: WHY.PARTY,
    },
  ],
  'clerk-members': [
    {
      columns: split(
        'MemberData.members.member.member-info.office-building | MemberData.members.member.member-info.office-room',
      ),
      mutations: ['gone'],
      why: WHY.ABSENT,
    },
  ],
  'voteview-members': [
    {
      columns: split('icpsr'),
      mutations: ['its header exchanged with the next'],
      why: WHY.HEADERS,
    },
  ],
  'voteview-parties': [{ mutations: ['a byte of Windows-1252'], why: WHY.IN_WINDOWS }],
  'congress-legislators-committees': [
    {
      columns: split('subcommittees'),
      mutations: ['the key gone'],
      why: WHY.ABSENT,
    },
  ],
  'house-summary': [
    { mutations: ['a byte of Windows-1252'], why: WHY.IN_WINDOWS },
    {
      columns: split('YTD AMOUNT'),
      mutations: ['its cells one further right'],
      why: WHY.MOVED,
    },
    {
      columns: split('PROGRAM'),
      mutations: ['in no list', 'two codes'],
      why: 'the House has new programs each year, and a build reports a total that the detail file lacks',
    },
  ],
  'congress-legislators-csv': [
    { mutations: ['a byte of Windows-1252'], why: WHY.IN_WINDOWS },
    {
      columns: split('full_name'),
      mutations: ['its header exchanged with the next'],
      why: WHY.HEADERS,
    },
    {
      columns: split(
        'thomas_id | opensecrets_id | lis_id | fec_ids | cspan_id | govtrack_id | votesmart_id | ballotpedia_id | washington_post_id | icpsr_id',
      ),
      mutations: ['its cells one further right'],
      why: WHY.MOVED,
    },
  ],
  'staff-decisions': [
    {
      columns: split('decisions.id'),
      mutations: ['as a rounded number'],
      why: 'a person gives the id, which may be digits; a build reports a decision that supersedes no id',
    },
  ],
  'congress-legislators-membership': [
    {
      columns: split('HSAG | HSAG03 | SSAF | SSAF14'),
      mutations: ['the key gone'],
      why: WHY.ABSENT,
    },
  ],
  'voteview-committee-spells': [{ mutations: ['a byte of Windows-1252'], why: WHY.IN_WINDOWS }],
}
