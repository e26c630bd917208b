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
    awaited: [
      {
        columns: split('House Requestor(s) | Senate Requestor(s)'),
        mutations: ['an entity'],
        why: WHY.DAMAGE,
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
        mutations: ['an entity'],
        why: WHY.DAMAGE,
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
      {
        columns: split('recipient'),
        mutations: ['an entity'],
        why: WHY.DAMAGE,
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
    awaited: [
      { columns: split('counting_rule | amount_text | source'), mutations: ['an entity'], why: WHY.DAMAGE },
    ],
  },
  'lineage-decisions': {
    awaited: [
      {
        columns: split('lineage_decisions.id | lineage_decisions.record | lineage_decisions.project'),
        mutations: ['as a rounded number', 'with a sign more', 'with an exponent'],
        why: WHY.FORM,
      },
      { columns: split('lineage_decisions.decided_by'), mutations: ['an entity'], why: WHY.DAMAGE },
      {
        columns: split('lineage_decisions.decided_at'),
        mutations: ['in the year 0200', 'in the year 2994'],
        why: WHY.YEAR,
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
      { columns: split('notices.text'), mutations: ['an entity'], why: WHY.DAMAGE },
      {
        columns: split('notices.decided_on'),
        mutations: ['in the year 0200', 'in the year 2994'],
        why: WHY.YEAR,
      },
    ],
  },
}
