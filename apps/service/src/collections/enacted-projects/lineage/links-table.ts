import { LineageLink } from '@rotunda/contract'
import { flag, list, text, year, type FlatColumn, type Table } from '../../../tables/index.ts'
import { CHANGED, rowColumns } from '../../families/index.ts'

const FLAT: readonly FlatColumn<LineageLink>[] = rowColumns<LineageLink>(LineageLink, {
  fiscal_year: [year('fiscal_year', (row) => row.fiscal_year)],
  grounds: [
    list('grounds', ({ grounds }) => grounds.words, {
      name: 'shared_words',
      description: 'Words that both sides have.',
    }),
    text('grounds', ({ grounds }) => grounds.state, {
      name: 'state_comparison',
      description: 'Comparison of the States: supports, contradicts or unknown.',
    }),
    text('grounds', ({ grounds }) => grounds.requestors, {
      name: 'requestor_comparison',
      description: 'Comparison of the requestors: shared, not_shared or unknown.',
    }),
    text('grounds', ({ grounds }) => grounds.numbers, {
      name: 'number_comparison',
      description: 'Comparison of numbers, such as of phases: shared, different or unknown.',
    }),
    text('grounds', ({ grounds }) => grounds.amount, {
      name: 'amount_comparison',
      description: 'Comparison of the amounts, a hint only: equal, different or unknown.',
    }),
    flag('grounds', ({ grounds }) => grounds.apart, {
      name: 'words_apart',
      description: 'True if one side has a telling word that the other lacks, such as a place or a phase.',
    }),
  ],
})

/** Links between records of appropriations and enacted projects. */
export const LINKS: Table<LineageLink> = {
  name: 'links',
  schema: LineageLink,
  idOf: ({ id }) => id,
  orderOf: ({ fiscal_year, project_id, record_id }) => [fiscal_year, project_id, record_id].join('\u0001'),
  columns: {
    record: { kind: 'ranked', of: ({ record_id }) => record_id, filter: {} },
    project: { kind: 'ranked', of: ({ project_id }) => project_id, filter: {} },
    fiscal_year: {
      kind: 'value',
      of: ({ fiscal_year }) => fiscal_year,
      filter: {},
      sort: 'fiscal_year',
      dimension: true,
    },
    stage: { kind: 'value', of: ({ stage }) => stage, filter: {}, dimension: true },
    chamber: { kind: 'value', of: ({ chamber }) => chamber, filter: {}, dimension: true },
    grade: { kind: 'value', of: ({ grade }) => grade, filter: {}, dimension: true },
    score: {
      kind: 'amount',
      of: ({ score }) => score,
      sort: 'score',
      range: { least: 'score_min', greatest: 'score_max' },
    },
    last_changed_at: CHANGED,
  },
  textsOf: ({ grounds }) => grounds.words,
  flat: FLAT,
}
