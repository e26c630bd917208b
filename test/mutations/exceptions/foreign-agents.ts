import type { Exceptions } from '../declaration.ts'
import { split } from '../split.ts'
import { WHY } from './why.ts'

const SAME_KEY = 'a build flags rows that agree in everything that identifies them'

export const FOREIGN_AGENTS_EXCEPTIONS: Exceptions = {
  'fara (registrants)': [
    { mutations: ['a byte of Windows-1252'], why: WHY.IN_WINDOWS },
    { mutations: ['all rows again'], why: SAME_KEY },
  ],
  'fara (short forms)': [
    { mutations: ['a byte of Windows-1252'], why: WHY.IN_WINDOWS },
    { mutations: ['all rows again'], why: SAME_KEY },
  ],
  'fara (documents)': [
    { mutations: ['a byte of Windows-1252'], why: WHY.IN_WINDOWS },
    {
      columns: split('Document Type'),
      mutations: ['in no list', 'two codes'],
      why: 'a build flags a type that is not among the ten known types',
    },
    { mutations: ['all rows again'], why: SAME_KEY },
  ],
  'fara (foreign principals)': [
    {
      columns: split('Country/Location Represented'),
      mutations: ['no State', 'another country', 'two States'],
      why: 'a build finds the code of the country by its text, and says for a text in no list that it has none',
    },
    { mutations: ['all rows again'], why: SAME_KEY },
  ],
}
