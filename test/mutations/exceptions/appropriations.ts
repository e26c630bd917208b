import type { Exceptions } from '../declaration.ts'
import { split } from '../split.ts'
import { WHY } from './why.ts'

export const APPROPRIATIONS_EXCEPTIONS: Exceptions = {
  'house-appropriations (requests)': {
    unseen: [
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
  },
  'house-appropriations (bill)': {
    unseen: [
      {
        columns: split('Agency'),
        mutations: ['its header exchanged with the next'],
        why: WHY.HEADERS,
      },
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
  },
  'fast-book': {
    unseen: [
      {
        columns: split('accounts.fund_type | discontinued.fund_type'),
        mutations: ['gone'],
        why: WHY.ABSENT,
      },
    ],
  },
  'assistance-listings': {
    unseen: [
      { mutations: ['a byte of Windows-1252'], why: WHY.IN_WINDOWS },
      {
        columns: split('sub_agency'),
        mutations: ['its header exchanged with the next'],
        why: WHY.HEADERS,
      },
    ],
  },
  'congress-legislators': {
    unseen: [
      {
        columns: split('terms[]'),
        mutations: ['entries turned round'],
        why: WHY.ORDER,
      },
    ],
  },
}
