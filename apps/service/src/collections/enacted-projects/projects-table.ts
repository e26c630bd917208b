import { EnactedProject } from '@rotunda/contract'
import { foldText } from '../../platform/index.ts'
import { list, year, type FlatColumn, type Table } from '../../tables/index.ts'
import { CHANGED, rowColumns } from '../families/index.ts'

const FLAT: readonly FlatColumn<EnactedProject>[] = rowColumns<EnactedProject>(EnactedProject, {
  fiscal_year: [year('fiscal_year', (row) => row.fiscal_year)],
  requestors: [
    list('requestors', (row) => row.requestors.map(({ name }) => name)),
    list('requestors', (row) => row.requestors.map(({ bioguide }) => bioguide), {
      name: 'requestor_bioguides',
      description: 'Bioguide id of each requestor; empty where the member is not known.',
    }),
  ],
  missing: [
    list('missing', (row) => Object.entries(row.missing).map(([field, reason]) => `${field}: ${reason}`)),
  ],
})

/** Enacted projects, one row for each row of a table. */
export const PROJECTS: Table<EnactedProject> = {
  name: 'projects',
  schema: EnactedProject,
  idOf: ({ id }) => id,
  orderOf: ({ fiscal_year, subcommittee, project, id }) =>
    [fiscal_year, subcommittee, foldText(project), id].join('\u0001'),
  columns: {
    fiscal_year: {
      kind: 'value',
      of: ({ fiscal_year }) => fiscal_year,
      filter: {},
      sort: 'fiscal_year',
      dimension: true,
    },
    subcommittee: {
      kind: 'value',
      of: ({ subcommittee }) => subcommittee,
      filter: { folded: true },
      sort: 'subcommittee',
      dimension: true,
    },
    agency_code: {
      kind: 'value',
      of: ({ agency_code }) => agency_code,
      filter: { folded: true },
      dimension: true,
    },
    agency: {
      kind: 'value',
      of: ({ agency }) => agency,
      filter: { folded: true, refuseUnknown: true },
      dimension: true,
    },
    account: {
      kind: 'value',
      of: ({ account }) => account,
      filter: { folded: true, refuseUnknown: true },
      dimension: true,
    },
    state: { kind: 'values', of: ({ states }) => states, filter: { folded: true }, dimension: true },
    bioguide: {
      kind: 'values',
      of: ({ requestors }) => requestors.flatMap(({ bioguide }) => bioguide ?? []),
      filter: { folded: true },
      dimension: true,
    },
    requestor: {
      kind: 'values',
      of: ({ requestors }) => requestors.map(({ name }) => name),
      filter: { folded: true },
    },
    origination: { kind: 'value', of: ({ origination }) => origination, filter: {}, dimension: true },
    counted: { kind: 'value', of: ({ counted }) => counted, filter: {}, dimension: true },
    flag: { kind: 'values', of: ({ flags }) => flags, filter: {}, dimension: true },
    recipient: {
      kind: 'ranked',
      of: ({ recipient }) => recipient,
      filter: { folded: true },
      sort: 'recipient',
    },
    project: { kind: 'ranked', of: ({ project }) => project, sort: 'project' },
    amount: {
      kind: 'amount',
      of: ({ amount }) => amount,
      sort: 'amount',
      range: { least: 'amount_min', greatest: 'amount_max' },
    },
    row: { kind: 'group', of: ({ id }) => id },
    last_changed_at: CHANGED,
  },
  textsOf: ({ project, recipient, location, account, agency, requestors }) => [
    project,
    recipient ?? '',
    location ?? '',
    account ?? '',
    agency ?? '',
    ...requestors.map(({ name }) => name),
  ],
  totals: { amount: 'amount', distinct: 'row', apart: ['fiscal_year'], marked: 'counted' },
  explained: ['states'],
  provenance: ['sources'],
  flat: FLAT,
}
