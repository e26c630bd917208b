import type { Exceptions } from '../declaration.ts'
import { split } from '../split.ts'
import { WHY } from './why.ts'

export const AWARD_SPENDING_EXCEPTIONS: Exceptions = {
  'usaspending (award)': {
    awaited: [
      {
        columns: split(
          'type_description | description | awarding_agency.toptier_agency.name | awarding_agency.subtier_agency.name | funding_agency.toptier_agency.name | funding_agency.subtier_agency.name | recipient.recipient_name | cfda_info.cfda_title',
        ),
        mutations: ['an entity'],
        why: WHY.DAMAGE,
      },
    ],
  },
  'usaspending (search)': {
    unseen: [
      {
        columns: split('Start Date, End Date'),
        mutations: ['exchanged with its pair'],
        why: 'a build notes an award whose period ends before it starts',
      },
    ],
    awaited: [
      {
        columns: split('results.Award Type | results.Description | results.Recipient Name'),
        mutations: ['an entity'],
        why: WHY.DAMAGE,
      },
    ],
  },
  'usaspending (transactions)': {
    awaited: [
      {
        columns: split('results.action_type_description | results.description'),
        mutations: ['an entity'],
        why: WHY.DAMAGE,
      },
    ],
  },
  'usaspending (accounts)': {
    awaited: [{ columns: split('results.account_title'), mutations: ['an entity'], why: WHY.DAMAGE }],
  },
  'usaspending (funding)': {
    unseen: [
      {
        columns: split('results[]'),
        mutations: ['its first entry twice'],
        why: 'a build notes rows with the same names and amounts, which several Treasury accounts may have',
      },
    ],
    awaited: [
      {
        columns: split('results.account_title | results.object_class_name | results.program_activity_name'),
        mutations: ['an entity'],
        why: WHY.DAMAGE,
      },
    ],
  },
  'assistance-listing-records': {
    unseen: [
      { mutations: ['a byte of Windows-1252'], why: WHY.IN_WINDOWS },
      {
        columns: split('Popular Name (020)'),
        mutations: ['its header exchanged with the next'],
        why: WHY.HEADERS,
      },
      {
        columns: split('Published Date'),
        mutations: ['its cells one further right', 'its cells one further left'],
        why: WHY.MOVED,
      },
      {
        columns: split('Account Identification (121)'),
        mutations: ['with a sign more'],
        why: 'only parts with the form of an account are read, and the row keeps the text beside them',
      },
      { columns: split('URL'), mutations: ['with a sign more'], why: 'an address may end in any sign' },
    ],
    awaited: [
      {
        columns: split(
          'Program Title | Popular Name (020) | Federal Agency (030) | Types of Assistance (060)',
        ),
        mutations: ['an entity'],
        why: WHY.DAMAGE,
      },
      {
        columns: split('Published Date | Archived Date'),
        mutations: ['in the year 0200', 'in the year 2994'],
        why: WHY.YEAR,
      },
    ],
  },
  'agency-award-lists': {
    unseen: [
      { mutations: ['a byte of Windows-1252'], why: WHY.IN_WINDOWS },
      { columns: split('project'), mutations: ['its header exchanged with the next'], why: WHY.HEADERS },
    ],
    awaited: [{ columns: split('project | recipient'), mutations: ['an entity'], why: WHY.DAMAGE }],
  },
  'usaspending-archive': {
    unseen: [
      {
        columns: split('funding_sub_agency_name | recipient_county_name | cfda_title'),
        mutations: ['its header exchanged with the next'],
        why: WHY.HEADERS,
      },
    ],
    awaited: [
      {
        columns: split(
          'awarding_agency_name | recipient_name | recipient_name_raw | cfda_title | assistance_type_description | transaction_description | prime_award_base_transaction_description | action_type_description',
        ),
        mutations: ['an entity'],
        why: WHY.DAMAGE,
      },
    ],
  },
  'enacted-release': {
    unseen: [
      {
        columns: split('projects.act'),
        mutations: ['in no list', 'two codes'],
        why: 'the operator names the Act in any words, and a build reads the number of a law from them',
      },
    ],
    awaited: [
      { columns: split('projects.project | projects.recipient'), mutations: ['an entity'], why: WHY.DAMAGE },
    ],
  },
}
