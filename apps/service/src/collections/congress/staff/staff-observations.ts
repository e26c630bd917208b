import { MATCH_BANDS, StaffObservation } from '@rotunda/contract'
import { datetime, integer, list, text, type Table } from '../../../tables/index.ts'
import { rowColumns } from '../../families/index.ts'

type Row = StaffObservation

/** Payments to persons as the chambers publish them. */
export const STAFF_OBSERVATIONS: Table<Row> = {
  name: 'staff-observations',
  schema: StaffObservation,
  idOf: ({ id }) => id,
  // The newest report first, then by office and name.
  orderOf: ({ report_period, office, name_raw, id }) =>
    [reverse(report_period.start), office.id, name_raw, id].join('\u0001'),
  columns: {
    chamber: { kind: 'value', of: ({ chamber }) => chamber, filter: { folded: true }, dimension: true },
    period: {
      kind: 'value',
      of: ({ report_period }) => report_period.label,
      filter: { folded: true, refuseUnknown: true },
      sort: 'period',
      dimension: true,
    },
    office_id: { kind: 'value', of: ({ office }) => office.id, filter: { folded: true }, dimension: true },
    office_kind: {
      kind: 'value',
      of: ({ office }) => office.kind,
      filter: { folded: true },
      dimension: true,
    },
    member_id: {
      kind: 'value',
      of: ({ office }) => office.member_id,
      filter: { folded: true },
      dimension: true,
    },
    committee_id: {
      kind: 'value',
      of: ({ office }) => office.committee_id,
      filter: { folded: true },
      dimension: true,
    },
    title_class: {
      kind: 'value',
      of: ({ title_class }) => title_class,
      filter: { folded: true },
      dimension: true,
    },
    flags: { kind: 'values', of: ({ flags }) => flags, filter: { folded: true }, dimension: true },
    amount_status: {
      kind: 'value',
      of: ({ amount_status }) => amount_status,
      filter: { folded: true },
      dimension: true,
    },
    profile_id: { kind: 'value', of: ({ profile_id }) => profile_id, filter: { folded: true } },
    name: { kind: 'ranked', of: ({ name_raw }) => name_raw, sort: 'name' },
    pay_start: { kind: 'value', of: ({ pay_start }) => pay_start, sort: 'pay_start' },
    last_changed_at: {
      kind: 'instant',
      of: ({ last_changed_at }) => last_changed_at,
      sort: 'last_changed_at',
      since: 'changed_since',
    },
  },
  textsOf: ({ name_raw, title, office }) => [name_raw, title ?? '', office.name],
  flat: rowColumns<Row>(StaffObservation, {
    report_period: [
      text<Row>('report_period', (row) => row.report_period.label, {
        description: 'Label of the report period.',
      }),
    ],
    name: [
      text<Row>('name', (row) => row.name.last, { name: 'last_name', description: 'Surname.' }),
      text<Row>('name', (row) => row.name.first, { name: 'first_name', description: 'First name.' }),
      text<Row>('name', (row) => row.name.middle, { name: 'middle_name', description: 'Middle names.' }),
      text<Row>('name', (row) => row.name.suffix, {
        name: 'name_suffix',
        description: 'Suffix, such as JR or III.',
      }),
    ],
    title_truncated: [text<Row>('title_truncated', (row) => String(row.title_truncated))],
    office: [
      text<Row>('office', (row) => row.office.id, { name: 'office_id', description: 'Id of the office.' }),
      text<Row>('office', (row) => row.office.name, {
        name: 'office_name',
        description: 'Name of the office without the year.',
      }),
      text<Row>('office', (row) => row.office.kind, { name: 'office_kind', description: 'Kind of office.' }),
      text<Row>('office', (row) => row.office.member_id, { name: 'member_id', description: 'Bioguide id.' }),
      text<Row>('office', (row) => row.office.committee_id, {
        name: 'committee_id',
        description: 'Id of the committee.',
      }),
      text<Row>('office', (row) => row.office.year_label, {
        name: 'year_label',
        description: 'Year of the money.',
      }),
    ],
    program: [
      text<Row>('program', (row) => row.program?.raw ?? null, { description: 'Program as printed.' }),
    ],
    components: [
      integer<Row>('components', (row) => row.components.length, {
        name: 'payments',
        description: 'Number of payments.',
      }),
    ],
    match: [
      text<Row>('match', (row) => row.match?.method ?? null, {
        name: 'match_method',
        description: 'Version of the method that put the observation in its profile.',
      }),
      text<Row>('match', (row) => row.match?.weight?.toString() ?? null, {
        name: 'match_weight',
        description:
          'Weight of the evidence in bits; empty for the first observation, and if a reviewer decided.',
      }),
      text<Row>('match', (row) => row.match?.band ?? null, {
        name: 'match_band',
        description: 'State of the match.',
        codes: MATCH_BANDS,
      }),
      text<Row>('match', (row) => row.match?.decided_by ?? null, {
        name: 'match_decided_by',
        description: 'Decision maker: method, or the name of a reviewer.',
      }),
      datetime<Row>('match', (row) => row.match?.decided_at ?? null, {
        name: 'match_decided_at',
        description: 'Time of the decision of a reviewer.',
      }),
    ],
    sources: [
      list<Row>('sources', (row) => row.sources.map(({ source_id }) => source_id), {
        name: 'source_ids',
        description: 'SHA-256 of each source document.',
      }),
      list<Row>('sources', (row) => row.sources.map(({ locator }) => locator), {
        name: 'source_locators',
        description: 'Place in each source document.',
      }),
    ],
  }),
}

/** Inverts the digits of a day, so that later days sort first. */
const reverse = (day: string): string => day.replace(/\d/g, (digit) => String(9 - Number(digit)))
