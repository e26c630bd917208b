import type { Exceptions } from '../declaration.ts'
import { split } from '../split.ts'
import { WHY } from './why.ts'

export const AWARD_SPENDING_EXCEPTIONS: Exceptions = {
  'usaspending (award)': {
    awaited: [
      {
        columns: split('fain | recipient.recipient_uei'),
        mutations: ['with a sign more', 'as a rounded number', 'with an exponent'],
        why: WHY.FORM,
      },
      {
        columns: split(
          'type | awarding_agency.toptier_agency.code | awarding_agency.subtier_agency.code | funding_agency.toptier_agency.code | funding_agency.subtier_agency.code | recipient.location.location_country_code | recipient.location.congressional_code | place_of_performance.location_country_code | place_of_performance.congressional_code',
        ),
        mutations: ['in no list', 'two codes'],
        why: WHY.CODE,
      },
      {
        columns: split('recipient.location.state_code | place_of_performance.state_code'),
        mutations: ['no State', 'another country', 'two States'],
        why: WHY.PLACE,
      },
      { columns: split('cfda_info[]'), mutations: ['its first entry twice'], why: WHY.TWICE },
    ],
  },
  'usaspending (search)': {
    awaited: [
      {
        columns: split('results.Award ID | results.Recipient UEI'),
        mutations: ['with a sign more', 'as a rounded number', 'with an exponent'],
        why: WHY.FORM,
      },
      {
        columns: split(
          'results.Recipient Location.location_country_code | results.Recipient Location.congressional_code | results.Primary Place of Performance.location_country_code | results.Primary Place of Performance.congressional_code',
        ),
        mutations: ['in no list', 'two codes'],
        why: WHY.CODE,
      },
      {
        columns: split(
          'results.Recipient Location.state_code | results.Primary Place of Performance.state_code',
        ),
        mutations: ['no State', 'another country', 'two States'],
        why: WHY.PLACE,
      },
      { columns: split('Start Date, End Date'), mutations: ['exchanged with its pair'], why: WHY.TWICE },
    ],
  },
  'usaspending (transactions)': {
    awaited: [
      {
        columns: split('results.id | results.modification_number'),
        mutations: ['with a sign more', 'as a rounded number', 'with an exponent'],
        why: WHY.FORM,
      },
      {
        columns: split('results.type | results.action_type'),
        mutations: ['in no list', 'two codes'],
        why: WHY.CODE,
      },
    ],
  },
  'usaspending (accounts)': {},
  'usaspending (funding)': {
    awaited: [
      {
        columns: split('results.transaction_obligated_amount | results.gross_outlay_amount'),
        mutations: ['with points between thousands'],
        why: WHY.POINTS,
      },
      {
        columns: split('results.object_class | results.program_activity_code'),
        mutations: ['in no list', 'two codes'],
        why: WHY.CODE,
      },
      { columns: split('results[]'), mutations: ['its first entry twice'], why: WHY.TWICE },
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
    ],
    awaited: [
      {
        columns: split('Account Identification (121) | URL'),
        mutations: ['with a sign more'],
        why: WHY.FORM,
      },
    ],
  },
  'agency-award-lists': {
    unseen: [
      { mutations: ['a byte of Windows-1252'], why: WHY.IN_WINDOWS },
      { columns: split('project'), mutations: ['its header exchanged with the next'], why: WHY.HEADERS },
    ],
    awaited: [
      { columns: split('amount'), mutations: ['with points between thousands'], why: WHY.POINTS },
      { columns: split('award_number'), mutations: ['as a rounded number'], why: WHY.FORM },
    ],
  },
  'usaspending-archive': {
    unseen: [
      {
        columns: split(
          'awarding_agency_code | awarding_agency_name | funding_sub_agency_name | treasury_accounts_funding_this_award | recipient_uei | recipient_name_raw | recipient_county_name | recipient_state_code | cfda_title | assistance_type_code | action_type_code',
        ),
        mutations: ['its header exchanged with the next'],
        why: WHY.HEADERS,
      },
    ],
    awaited: [
      {
        columns: split(
          'assistance_transaction_unique_key | award_id_fain | modification_number | recipient_uei',
        ),
        mutations: ['with a sign more', 'as a rounded number', 'with an exponent'],
        why: WHY.FORM,
      },
      {
        columns: split(
          'awarding_agency_code | recipient_country_code | primary_place_of_performance_country_code | prime_award_transaction_place_of_performance_cd_original | assistance_type_code | action_type_code',
        ),
        mutations: ['in no list', 'two codes', 'in the other case'],
        why: WHY.CODE,
      },
      {
        columns: split('recipient_state_code'),
        mutations: ['no State', 'another country', 'two States'],
        why: WHY.PLACE,
      },
      { columns: split('cfda_number'), mutations: ['a digit changed'], why: WHY.OTHER },
    ],
  },
  'enacted-release': {
    awaited: [
      {
        columns: split('projects.id'),
        mutations: ['with a sign more', 'as a rounded number', 'with an exponent'],
        why: WHY.FORM,
      },
      {
        columns: split('projects.act | projects.agency_code'),
        mutations: ['in no list', 'two codes'],
        why: WHY.CODE,
      },
    ],
  },
}
