import type { Exceptions } from '../declaration.ts'
import { split } from '../split.ts'
import { WHY } from './why.ts'

export const ENACTED_PROJECTS_EXCEPTIONS: Exceptions = {
  'joint-statements (energy and water)': {
    unseen: [
      {
        columns: split('House Requestor(s), Senate Requestor(s)'),
        mutations: ['exchanged with its pair'],
        why: 'a build seeks each name among the members of its chamber, and says where it finds none',
      },
    ],
  },
  'joint-statements (workbook)': {
    unseen: [
      {
        columns: split('Project'),
        mutations: ['its header exchanged with the next'],
        why: WHY.HEADERS,
      },
    ],
  },
  'bpc-enacted': {
    unseen: [
      {
        columns: split('agency | project'),
        mutations: ['its header exchanged with the next'],
        why: WHY.HEADERS,
      },
    ],
  },
  'control-totals': {
    unseen: [
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
  },
  'lineage-decisions': {
    unseen: [
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
  },
  'lineage-labels': {
    unseen: [
      {
        columns: split('record_id | project_id'),
        mutations: ['with a sign more', 'as a rounded number', 'with an exponent'],
        why: 'the score counts a pair whose record or project is not in the release as unknown, and measures nothing on it',
      },
    ],
  },
  notices: {},
}
