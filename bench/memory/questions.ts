import { DIMENSIONS } from '@rotunda/contract'
import { COLUMNS, makePageQueries, makeRandom, toPath } from '../public/page-queries.ts'
import { API } from '../public/service.ts'

/** Words of the sample, from such as half of its records hold to such as few do. */
const WORDS = [
  'water',
  'county',
  'project',
  'city',
  'sample',
  'bridge',
  'school',
  'road',
  'health',
  'research',
]

/** Paths that differ, of lists and sorted lists, searches and totals in turn; the same ones in every run. */
export const makeQuestions = async (base: string, amount: number): Promise<readonly string[]> => {
  const queries = await makePageQueries(base, amount)
  const random = makeRandom(20260616)
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)]
  const paths = queries.map((query, at) => {
    if (at % 5 < 3) return toPath(query)
    const filters = new URLSearchParams(query.filters).toString()
    if (at % 5 === 3) {
      const words = new Set([pick(WORDS), pick(WORDS)])
      return `${API}/records?${filters}&q=${[...words].join('+')}&limit=200&offset=${query.offset}`
    }
    const dimensions = new Set([pick(COLUMNS), pick(DIMENSIONS), pick(DIMENSIONS)])
    return `${API}/aggregates?${filters}&group_by=${[...dimensions].join()}&limit=200&offset=${at % 3}`
  })
  return [...new Set(paths)]
}
