import type { Exceptions } from '../declaration.ts'
import { DAMAGED } from '../kinds.ts'
import { split } from '../split.ts'
import { WHY } from './why.ts'

export const CONGRESS_EXCEPTIONS: Exceptions = {
  'congress-legislators-members': {
    unseen: [{ columns: split('terms[]'), mutations: ['entries turned round'], why: WHY.ORDER }],
    awaited: [
      {
        columns: split('id.govtrack | id.icpsr | id.lis'),
        mutations: ['with a sign more', 'as a rounded number', 'with an exponent'],
        why: WHY.FORM,
      },
      {
        columns: split(
          'name.first | name.middle | name.last | name.suffix | name.official_full | terms.url | terms.office',
        ),
        mutations: ['an entity'],
        why: WHY.DAMAGE,
      },
      { columns: split('terms.party'), mutations: ['in no list', 'two codes'], why: WHY.CODE },
      { columns: split('terms[]'), mutations: ['its first entry twice'], why: WHY.TWICE },
    ],
  },
  'congress-legislators-social-media': {
    awaited: [
      {
        columns: split('id.govtrack'),
        mutations: ['with a sign more', 'as a rounded number', 'with an exponent'],
        why: WHY.FORM,
      },
      { columns: split('social.twitter | social.facebook'), mutations: ['an entity'], why: WHY.DAMAGE },
    ],
  },
  'congress-legislators-offices': {
    awaited: [
      {
        columns: split('id.govtrack | offices.id'),
        mutations: ['with a sign more', 'as a rounded number', 'with an exponent'],
        why: WHY.FORM,
      },
      {
        columns: split('offices.address | offices.suite | offices.city'),
        mutations: ['an entity'],
        why: WHY.DAMAGE,
      },
    ],
  },
  'congress-legislators-executives': {
    awaited: [
      {
        columns: split('id.govtrack | id.icpsr_prez'),
        mutations: ['with a sign more', 'as a rounded number', 'with an exponent'],
        why: WHY.FORM,
      },
      { columns: split('name.first | name.last'), mutations: ['an entity'], why: WHY.DAMAGE },
      { columns: split('bio.birthday'), mutations: ['in the year 2994'], why: WHY.YEAR },
      { columns: split('terms.party | terms.how'), mutations: ['in no list', 'two codes'], why: WHY.CODE },
      { columns: split('terms[]'), mutations: ['its first entry twice'], why: WHY.TWICE },
    ],
  },
  'clerk-members': {
    unseen: [
      {
        columns: split(
          'MemberData.members.member.member-info.office-building | MemberData.members.member.member-info.office-room',
        ),
        mutations: ['gone'],
        why: WHY.ABSENT,
      },
    ],
    awaited: [
      {
        columns: split(
          'MemberData.members.member.member-info.lastname | MemberData.members.member.member-info.firstname | MemberData.members.member.member-info.middlename | MemberData.members.member.member-info.suffix | MemberData.members.member.member-info.official-name | MemberData.members.member.member-info.townname | MemberData.members.member.member-info.office-building',
        ),
        mutations: ['an entity'],
        why: WHY.DAMAGE,
      },
      {
        columns: split(
          'MemberData.members.member.member-info.party | MemberData.members.member.member-info.caucus',
        ),
        mutations: ['in no list', 'two codes'],
        why: WHY.CODE,
      },
    ],
  },
  'senate-members': {
    awaited: [
      {
        columns: split(
          'contact_information.member.last_name | contact_information.member.first_name | contact_information.member.address | contact_information.member.email | contact_information.member.website',
        ),
        mutations: ['an entity'],
        why: WHY.DAMAGE,
      },
      { columns: split('contact_information.last_updated'), mutations: ['in the year 0200'], why: WHY.YEAR },
    ],
  },
  'voteview-members': {
    unseen: [
      { columns: split('icpsr'), mutations: ['its header exchanged with the next'], why: WHY.HEADERS },
    ],
  },
  'voteview-parties': {
    unseen: [{ mutations: ['a byte of Windows-1252'], why: WHY.IN_WINDOWS }],
    awaited: [{ columns: split('party_name'), mutations: ['an entity'], why: WHY.DAMAGE }],
  },
  'congress-legislators-committees': {
    unseen: [{ columns: split('subcommittees'), mutations: ['the key gone'], why: WHY.ABSENT }],
    awaited: [
      {
        columns: split('name | address | jurisdiction | jurisdiction_source | subcommittees.name'),
        mutations: ['an entity'],
        why: WHY.DAMAGE,
      },
    ],
  },
  'congress-gov-committees': {
    awaited: [{ columns: split('committees.name'), mutations: ['an entity'], why: WHY.DAMAGE }],
  },
  'house-disbursements': {
    awaited: [
      {
        columns: split('ORGANIZATION | VENDOR NAME | DESCRIPTION'),
        mutations: DAMAGED,
        why: WHY.DAMAGE,
      },
    ],
  },
  'senate-disbursements': {
    awaited: [
      { columns: split('office_header | description_title'), mutations: ['an entity'], why: WHY.DAMAGE },
    ],
  },
  'house-summary': {
    unseen: [
      { mutations: ['a byte of Windows-1252'], why: WHY.IN_WINDOWS },
      { columns: split('YTD AMOUNT'), mutations: ['its cells one further right'], why: WHY.MOVED },
      {
        columns: split('PROGRAM'),
        mutations: ['in no list', 'two codes'],
        why: 'the House has new programs each year, and a build reports a total that the detail file lacks',
      },
    ],
    awaited: [{ columns: split('ORGANIZATION | PROGRAM'), mutations: DAMAGED, why: WHY.DAMAGE }],
  },
  'congress-legislators-csv': {
    unseen: [
      { mutations: ['a byte of Windows-1252'], why: WHY.IN_WINDOWS },
      { columns: split('full_name'), mutations: ['its header exchanged with the next'], why: WHY.HEADERS },
      {
        columns: split(
          'thomas_id | opensecrets_id | lis_id | fec_ids | cspan_id | govtrack_id | votesmart_id | ballotpedia_id | washington_post_id | icpsr_id',
        ),
        mutations: ['its cells one further right'],
        why: WHY.MOVED,
      },
    ],
    awaited: [
      {
        columns: split('last_name | first_name | wikipedia_id | suffix'),
        mutations: ['an entity'],
        why: WHY.DAMAGE,
      },
      { columns: split('party'), mutations: ['in no list'], why: WHY.CODE },
      { columns: split('govtrack_id | icpsr_id'), mutations: ['as a rounded number'], why: WHY.FORM },
    ],
  },
  'congress-gov-members': {
    awaited: [
      { columns: split('members.name | members.partyName'), mutations: ['an entity'], why: WHY.DAMAGE },
      {
        columns: split('members.state'),
        mutations: ['no State', 'another country', 'two States'],
        why: WHY.PLACE,
      },
      {
        columns: split('members.updateDate'),
        mutations: ['in the year 0200', 'in the year 2994'],
        why: WHY.YEAR,
      },
      { columns: split('members.terms.item[]'), mutations: ['its first entry twice'], why: WHY.TWICE },
    ],
  },
  'staff-decisions': {
    awaited: [
      { columns: split('decisions.id'), mutations: ['as a rounded number'], why: WHY.FORM },
      { columns: split('decisions.decided_by'), mutations: ['an entity'], why: WHY.DAMAGE },
      {
        columns: split('decisions.decided_at'),
        mutations: ['in the year 0200', 'in the year 2994'],
        why: WHY.YEAR,
      },
    ],
  },
  'congress-legislators-membership': {
    unseen: [
      { columns: split('HSAG | HSAG03 | SSAF | SSAF14'), mutations: ['the key gone'], why: WHY.ABSENT },
    ],
    awaited: [
      {
        columns: split(
          'HSAG.name | HSAG.title | HSAG03.name | HSAG03.title | SSAF.name | SSAF.title | SSAF14.name | SSAF14.title',
        ),
        mutations: ['an entity'],
        why: WHY.DAMAGE,
      },
    ],
  },
  'senate-committees': {
    awaited: [
      {
        columns: split(
          'committee_membership.committees.committee_name | committee_membership.committees.members.member.name.first | committee_membership.committees.members.member.name.last | committee_membership.committees.members.member.position | committee_membership.committees.subcommittee.subcommittee_name | committee_membership.committees.subcommittee.members.member.name.first | committee_membership.committees.subcommittee.members.member.name.last | committee_membership.committees.subcommittee.members.member.position',
        ),
        mutations: ['an entity'],
        why: WHY.DAMAGE,
      },
    ],
  },
  'voteview-committee-spells': {
    unseen: [{ mutations: ['a byte of Windows-1252'], why: WHY.IN_WINDOWS }],
    awaited: [
      { columns: split('member_name | committee_name'), mutations: ['an entity'], why: WHY.DAMAGE },
      {
        columns: split('resolution_date'),
        mutations: ['in the year 0200', 'in the year 2994'],
        why: WHY.YEAR,
      },
    ],
  },
}
