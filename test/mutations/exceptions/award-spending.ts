import type { Exceptions } from '../declaration.ts'
import { AGAIN } from '../whole.ts'
import { split } from '../split.ts'
import { WHY } from './why.ts'

export const AWARD_SPENDING_EXCEPTIONS: Exceptions = {
  'usaspending (search)': [
    {
      columns: split('Start Date, End Date'),
      mutations: ['exchanged with its pair'],
      why: 'a build notes an award whose period ends before it starts',
    },
  ],
  'usaspending (funding)': [
    {
      columns: split('results[]'),
      mutations: ['its first entry twice'],
      why: 'a build notes rows with the same names and amounts, which several Treasury accounts may have',
    },
    {
      columns: split('results[]'),
      mutations: [AGAIN],
      why: 'an award has many rows of one account',
    },
  ],
  'assistance-listing-records': [
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
    {
      columns: split('URL'),
      mutations: ['with a sign more'],
      why: 'an address may end in any sign',
    },
  ],
  'agency-award-lists': [
    { mutations: ['a byte of Windows-1252'], why: WHY.IN_WINDOWS },
    {
      columns: split('project'),
      mutations: ['its header exchanged with the next'],
      why: WHY.HEADERS,
    },
  ],
  'usaspending-archive': [
    {
      columns: split('funding_sub_agency_name | recipient_county_name | cfda_title'),
      mutations: ['its header exchanged with the next'],
      why: WHY.HEADERS,
    },
  ],
  'enacted-release': [
    {
      columns: split('projects.act'),
      mutations: ['in no list', 'two codes'],
      why: 'the operator names the Act in any words, and a build reads the number of a law from them',
    },
  ],
}
