import type { Exceptions } from '../declaration.ts'
import { DAMAGED } from '../kinds.ts'
import { split } from '../split.ts'
import { WHY } from './why.ts'

export const APPROPRIATIONS_EXCEPTIONS: Exceptions = {
  'house-appropriations (requests)': {
    unseen: [
      { columns: split('Member First Name'), mutations: ['gone'], why: WHY.ABSENT },
      { columns: split('Recipient'), mutations: ['its header exchanged with the next'], why: WHY.HEADERS },
    ],
  },
  'house-appropriations (bill)': {
    unseen: [
      { columns: split('Agency'), mutations: ['its header exchanged with the next'], why: WHY.HEADERS },
    ],
  },
  guidance: {
    unseen: [
      {
        columns: split('ineligible_uses'),
        mutations: ['its header exchanged with the next'],
        why: WHY.HEADERS,
      },
    ],
    awaited: [
      {
        columns: split(
          'ineligible_uses | guidance_url | guidance_page | agency | bureau | account | label_aliases',
        ),
        mutations: DAMAGED,
        why: WHY.DAMAGE,
      },
      {
        columns: split('submission_deadline'),
        mutations: ['in the year 0200', 'in the year 2994'],
        why: WHY.YEAR,
      },
    ],
  },
  'fast-book': {
    unseen: [
      { columns: split('accounts.fund_type | discontinued.fund_type'), mutations: ['gone'], why: WHY.ABSENT },
    ],
    awaited: [
      {
        columns: split(
          'accounts.agency_name | accounts.title | discontinued.agency_name | discontinued.title',
        ),
        mutations: DAMAGED,
        why: WHY.DAMAGE,
      },
    ],
  },
  'assistance-listings': {
    unseen: [
      { mutations: ['a byte of Windows-1252'], why: WHY.IN_WINDOWS },
      { columns: split('sub_agency'), mutations: ['its header exchanged with the next'], why: WHY.HEADERS },
    ],
    awaited: [
      {
        columns: split('title | agency | sub_agency | applicant_types'),
        mutations: DAMAGED,
        why: WHY.DAMAGE,
      },
    ],
  },
  'congress-legislators': {
    unseen: [
      { columns: split('terms.party'), mutations: ['gone'], why: WHY.ABSENT },
      { columns: split('terms[]'), mutations: ['entries turned round'], why: WHY.ORDER },
    ],
    awaited: [
      {
        columns: split('name.first | name.last | name.official_full | terms.party'),
        mutations: DAMAGED,
        why: WHY.DAMAGE,
      },
      {
        columns: split('name.first | name.last | terms.party'),
        mutations: ['with blanks around'],
        why: WHY.BLANKS,
      },
      {
        columns: split('terms.start | terms.end'),
        mutations: ['a day that no calendar has'],
        why: WHY.OTHER,
      },
      {
        columns: split('terms.start | terms.end'),
        mutations: ['in the year 0200', 'in the year 2994'],
        why: WHY.YEAR,
      },
      {
        columns: split('terms.party'),
        mutations: ['in no list', 'two codes', 'in the other case'],
        why: WHY.CODE,
      },
      { columns: split('[] | terms[]'), mutations: ['its first entry twice'], why: WHY.TWICE },
    ],
  },
}
