import type { Exceptions } from '../declaration.ts'
import { AGAIN } from '../whole.ts'
import { split } from '../split.ts'
import { WHY } from './why.ts'

/** The fonts of the kit have one byte a letter. */
const FONT = 'the font of the page has no such letter and shows another, which may stand there'

export const ENACTED_PROJECTS_EXCEPTIONS: Exceptions = {
  notices: [
    {
      columns: split('notices[]'),
      mutations: [AGAIN],
      why: 'a row may have two notices, and shows both',
    },
  ],
  'joint-statements-pdf': [
    {
      columns: split('Account | Project | Recipient'),
      mutations: [
        'a replacement character',
        'a soft hyphen',
        'a zero width space',
        'a Cyrillic letter',
        'a control character',
      ],
      why: FONT,
    },
    {
      columns: ['House\nRequestor(s)', 'Senate\nRequestor(s)'],
      mutations: ['a replacement character', 'a soft hyphen'],
      why: FONT,
    },
    { columns: split('Project'), mutations: ['its header exchanged with the next'], why: WHY.HEADERS },
  ],
  'joint-statements (energy and water)': [
    {
      columns: split('House Requestor(s), Senate Requestor(s)'),
      mutations: ['exchanged with its pair'],
      why: 'a build seeks each name among the members of its chamber, and says where it finds none',
    },
  ],
  'joint-statements (workbook)': [
    {
      columns: split('Project'),
      mutations: ['its header exchanged with the next'],
      why: WHY.HEADERS,
    },
  ],
  'bpc-enacted': [
    {
      columns: split('agency | project'),
      mutations: ['its header exchanged with the next'],
      why: WHY.HEADERS,
    },
  ],
  'control-totals': [
    { mutations: ['a byte of Windows-1252'], why: WHY.IN_WINDOWS },
    {
      columns: split('scope | items'),
      mutations: ['its header exchanged with the next'],
      why: WHY.HEADERS,
    },
    {
      columns: split('scope'),
      mutations: ['in no list', 'two codes'],
      why: 'a build compares the scopes that it can count, and says of others that they are not comparable',
    },
  ],
  'lineage-decisions': [
    {
      columns: split('lineage_decisions.record | lineage_decisions.project'),
      mutations: ['as a rounded number', 'with a sign more', 'with an exponent'],
      why: 'a build reports a decision whose record or project is not in the release, and makes no link of it',
    },
    {
      columns: split('lineage_decisions.id'),
      mutations: ['as a rounded number'],
      why: 'the operator chooses the id of a decision, which may be a number',
    },
  ],
  'lineage-labels': [
    {
      columns: split('record_id | project_id'),
      mutations: ['with a sign more', 'as a rounded number', 'with an exponent'],
      why: 'the score counts a pair whose record or project is not in the release as unknown, and measures nothing on it',
    },
  ],
}
