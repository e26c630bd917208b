import type { Filters, OpenTable } from '../../apps/service/src/tables/index.ts'
import { LIMIT, type Answer, type Engine, type Question } from './question.ts'
import { writeLine } from './write-line.ts'

/** The engine of the service, without the service: no HTTP is in any of the measurements. */
export const openRotunda = (index: OpenTable): Engine => ({
  name: 'Rotunda',
  ask: (question) => Promise.resolve(ask(index, question)),
  close: () => {
    index.close()
  },
})

const ask = (index: OpenTable, question: Question): (() => Answer) => {
  const filters = toFilters(question)
  if (question.groupBy.length > 0) {
    const groups = index.aggregate(filters, question.groupBy)
    const taken = groups.slice(0, LIMIT)
    return () => ({
      total: groups.length,
      positions: [],
      lines: taken.map(({ group, ...totals }) =>
        writeLine([
          group['stage'],
          ...question.groupBy.map((name) => group[name]),
          totals.rows,
          totals.missing,
          totals.sum,
          totals.min,
          totals.max,
          totals.median,
          totals.distinct,
          totals.sum_of_distinct,
        ]),
      ),
    })
  }
  if (question.facets.length > 0) {
    const facets = index.facet(filters, question.facets, LIMIT)
    const lines = () =>
      question.facets.flatMap((name) =>
        (facets[name] ?? []).map(({ value, rows }) => writeLine([name, value, rows])),
      )
    return () => ({ total: 0, positions: [], lines: lines() })
  }
  const { sort } = question
  const selection = index.select(
    filters,
    sort === undefined ? [] : [`${sort.descending ? '-' : ''}${sort.column}`],
  )
  const positions = selection.take(question.offset, LIMIT)
  index.readRows(positions, ',')
  return () => ({ total: selection.total, positions: [...positions], lines: [] })
}

export const toFilters = ({
  filters,
  amountMin,
  words = [],
}: Pick<Question, 'filters' | 'amountMin'> & Partial<Pick<Question, 'words'>>): Filters => ({
  ...filters,
  ...(amountMin === undefined ? {} : { amount_min: amountMin }),
  ...(words.length === 0 ? {} : { q: words.join(' ') }),
})
