import type { Facet, OpenTable } from '../../apps/service/src/tables/index.ts'
import { makeRandom } from '../public/page-queries.ts'
import { toFilters } from './rotunda.ts'
import { DIMENSIONS, KINDS, LIMIT, SORTS, type Kind, type Question } from './question.ts'

/** Words of the sample's texts, from those in half of the records to those in few. */
const WORDS = [
  'water',
  'county',
  'project',
  'city',
  'sample',
  'bridges',
  'schools',
  'roads',
  'health',
  'research',
]

const FILTERS = [
  'dataset',
  'stage',
  'fiscal_year',
  'subcommittee',
  'agency',
  'state',
  'member',
  'party',
] as const

/** So many questions of each kind, each another, the same ones in every run. */
export const makeQuestions = (index: OpenTable, ofEachKind: number): readonly Question[] => {
  const draw = makeDrawer(index)
  const questions = new Map<string, Question>()
  for (let at = 0; at < ofEachKind; at++) {
    for (const kind of KINDS) {
      const before = questions.size
      // A question that was drawn before is drawn again.
      while (questions.size === before) {
        const question = draw(kind)
        questions.set(JSON.stringify(question), question)
      }
    }
  }
  return [...questions.values()]
}

const makeDrawer = (index: OpenTable): ((kind: Kind) => Question) => {
  const random = makeRandom(20260617)
  const facets: Readonly<Record<string, Facet>> = index.facet({}, FILTERS, 1000)
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)]
    if (item === undefined) throw new Error('nothing to choose from')
    return item
  }
  const pickSome = <Item>(items: readonly Item[], amount: number): readonly Item[] => {
    const picked = new Set<Item>()
    while (picked.size < amount) picked.add(pick(items))
    return [...picked]
  }
  const drawFilters = (): Question['filters'] =>
    Object.fromEntries(
      FILTERS.filter(() => random() < 0.2).map((name) => {
        const values = (facets[name] ?? []).flatMap(({ value }) => (value === null ? [] : [value]))
        return [name, pickSome(values, random() < 0.3 ? Math.min(2, values.length) : 1)]
      }),
    )
  return (kind) => {
    const sort = kind.includes('sorted') ? { column: pick(SORTS), descending: random() < 0.5 } : undefined
    const filters = drawFilters()
    const amountMin = random() < 0.4 ? Math.floor(random() * 2_000_000) : undefined
    const pages = kind.includes('deep') ? index.select(toFilters({ filters, amountMin })).total / LIMIT : 1
    return {
      kind,
      filters,
      amountMin,
      words: kind === 'page, words' ? pickSome(WORDS, 1 + Math.floor(random() * 2)) : [],
      sort,
      offset: Math.floor(random() * pages) * LIMIT,
      facets: kind === 'facets' ? pickSome(DIMENSIONS, 3) : [],
      groupBy: pickSome(
        DIMENSIONS.filter((name) => name !== 'stage'),
        COUNTS[kind] ?? 0,
      ),
    }
  }
}

const COUNTS: Readonly<Partial<Record<Kind, number>>> = {
  'totals by one dimension': 1,
  'totals by two': 2,
  'totals by three': 3,
}
