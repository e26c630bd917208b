import type { Exceptions } from '../declaration.ts'
import { split } from '../split.ts'
import { WHY } from './why.ts'

export const FOREIGN_AGENTS_EXCEPTIONS: Exceptions = {
  'fara (registrants)': {
    unseen: [{ mutations: ['a byte of Windows-1252'], why: WHY.IN_WINDOWS }],
    awaited: [
      { columns: split('State'), mutations: ['no State'], why: WHY.PLACE },
      { mutations: ['all rows again'], why: WHY.ROWS },
    ],
  },
  'fara (short forms)': {
    unseen: [{ mutations: ['a byte of Windows-1252'], why: WHY.IN_WINDOWS }],
    awaited: [{ mutations: ['all rows again'], why: WHY.ROWS }],
  },
  'fara (documents)': {
    unseen: [{ mutations: ['a byte of Windows-1252'], why: WHY.IN_WINDOWS }],
    awaited: [
      { columns: split('Document Type'), mutations: ['in no list', 'two codes'], why: WHY.CODE },
      { mutations: ['all rows again'], why: WHY.ROWS },
    ],
  },
  'fara (foreign principals)': {
    awaited: [
      {
        columns: split('Country/Location Represented'),
        mutations: ['no State', 'another country', 'two States'],
        why: WHY.PLACE,
      },
      { mutations: ['all rows again'], why: WHY.ROWS },
    ],
  },
}
