import type { Exceptions } from '../declaration.ts'
import { AGAIN } from '../whole.ts'
import { split } from '../split.ts'
import { WHY } from './why.ts'

export const APPROPRIATIONS_EXCEPTIONS: Exceptions = {
  'senate-appropriations (requests)': [
    {
      columns: split('DATA[]'),
      mutations: [AGAIN],
      why: 'a senator may make two requests that differ in one text',
    },
  ],
  'house-appropriations (requests)': [
    {
      columns: split('Member First Name'),
      mutations: ['gone'],
      why: WHY.ABSENT,
    },
    {
      columns: split('Recipient'),
      mutations: ['its header exchanged with the next'],
      why: WHY.HEADERS,
    },
  ],
  'house-appropriations (bill)': [
    {
      columns: split('Agency'),
      mutations: ['its header exchanged with the next'],
      why: WHY.HEADERS,
    },
  ],
  guidance: [
    {
      columns: split('ineligible_uses'),
      mutations: ['its header exchanged with the next'],
      why: WHY.HEADERS,
    },
  ],
  'fast-book': [
    {
      columns: split('accounts.fund_type | discontinued.fund_type'),
      mutations: ['gone'],
      why: WHY.ABSENT,
    },
  ],
  'assistance-listings': [
    { mutations: ['a byte of Windows-1252'], why: WHY.IN_WINDOWS },
    {
      columns: split('sub_agency'),
      mutations: ['its header exchanged with the next'],
      why: WHY.HEADERS,
    },
  ],
  'congress-legislators': [
    {
      columns: split('terms[]'),
      mutations: ['entries turned round'],
      why: WHY.ORDER,
    },
  ],
}
