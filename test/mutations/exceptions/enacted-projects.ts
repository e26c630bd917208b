import type { Exceptions } from '../declaration.ts'
import { split } from '../split.ts'
import { WHY } from './why.ts'

export const ENACTED_PROJECTS_EXCEPTIONS: Exceptions = {
  'joint-statements (energy and water)': {
    awaited: [
      {
        columns: split('House Requestor(s) | Senate Requestor(s) | House Requestor(s), Senate Requestor(s)'),
        mutations: ['an entry twice', 'exchanged with its pair'],
        why: WHY.TWICE,
      },
    ],
  },
  'joint-statements (workbook)': {
    unseen: [
      { columns: split('Project'), mutations: ['its header exchanged with the next'], why: WHY.HEADERS },
    ],
    awaited: [
      {
        columns: split('House Requestor(s) | Senate Requestor(s)'),
        mutations: ['an entry twice'],
        why: WHY.TWICE,
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
    awaited: [
      { mutations: ['the first row again', 'all rows again', 'the whole document again'], why: WHY.ROWS },
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
    ],
    awaited: [{ columns: split('scope'), mutations: ['in no list', 'two codes'], why: WHY.CODE }],
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
