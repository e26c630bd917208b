import {
  dataEnvelope,
  EnactedChange,
  EnactedChangesMeta,
  EnactedChangesQuery,
  namesOf,
  SUBCOMMITTEES,
} from '@rotunda/contract'
import { PROJECTS } from '../../collections/enacted-projects/index.ts'
import { listTableChanges } from '../data/changes/list-table-changes.ts'
import { EXAMPLE_META, EXAMPLE_PROJECT } from './examples.ts'

const { id, fiscal_year, subcommittee } = EXAMPLE_PROJECT
const CHANGED_AT = '2026-07-01T12:00:00.000Z'

export const listProjectChanges = listTableChanges<EnactedChangesQuery>({
  table: PROJECTS,
  datasetsOf: () => ['projects'],
  path: '/changes',
  operationId: 'listEnactedChanges',
  summary: 'Enacted projects added, changed and withdrawn since another release',
  description:
    'Compares this release with another published release of enacted projects, by the ids of projects and by their fields. The answer shows each project that differs, before and after. Filters work as in /projects; a changed project passes if it passes before or after. A project is changed if any field except `sources` differs: a document retrieved again, or a row at a new place, changes no project. If `fields` has `last_changed_at`, the source changed. Otherwise this service reads the source better, or knows more about a requestor. A release compared with itself has no changes. `all=true` with csv or ndjson returns all changes at once.',
  query: EnactedChangesQuery,
  answer: dataEnvelope(EnactedChange, EnactedChangesMeta),
  example: {
    data: [
      {
        change: 'changed',
        id,
        fiscal_year,
        subcommittee,
        fields: ['amount', 'amount_as_published', 'last_changed_at', 'revision'],
        before: EXAMPLE_PROJECT,
        after: {
          ...EXAMPLE_PROJECT,
          amount: 1_500_000,
          amount_as_published: '1,500,000',
          last_changed_at: CHANGED_AT,
          revision: 2,
        },
      },
    ],
    meta: {
      ...EXAMPLE_META,
      total: 1,
      next_offset: null,
      from: '9c1185a5c5e9fc54612808977ee8f548b2258d31f4b4f7d9b3c4d2f1d1f0e6a7',
      from_snapshot: '9c1185a5c5e9fc546128',
      counts: [{ change: 'changed', subcommittee, rows: 1 }],
    },
  },
  head: ['id', 'fiscal_year', 'subcommittee'],
  counted: { dimension: 'subcommittee', values: namesOf(SUBCOMMITTEES) },
  titleOf: ({ project }) => (typeof project === 'string' ? project : null),
})
