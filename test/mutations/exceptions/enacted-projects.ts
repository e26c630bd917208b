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
    awaited: [
      {
        columns: split('lineage_decisions.id | lineage_decisions.record | lineage_decisions.project'),
        mutations: ['as a rounded number', 'with a sign more', 'with an exponent'],
        why: WHY.FORM,
      },
    ],
  },
  'lineage-labels': {
    awaited: [
      {
        columns: split('record_id | project_id'),
        mutations: ['with a sign more', 'as a rounded number', 'with an exponent'],
        why: WHY.FORM,
      },
    ],
  },
  notices: {
    awaited: [
      {
        columns: split('notices.dataset | notices.fields'),
        mutations: ['in no list', 'two codes', 'in the other case'],
        why: WHY.CODE,
      },
      { columns: split('notices.fields'), mutations: ['with blanks around'], why: WHY.BLANKS },
    ],
  },
}
