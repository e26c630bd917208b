import { DIMENSIONS } from '@rotunda/contract'
import { makePageQueries, makeRandom, toPath } from '../public/page-queries.ts'
import { API } from '../public/service.ts'

/** One figure: paths for each round, and headers that go with them. */
export type Kind = {
  readonly name: string
  readonly rounds: readonly (readonly string[])[]
}

const WORDS = ['water', 'county', 'project', 'city', 'bridge', 'school', 'road', 'health'] as const

/** The same questions for every side, of which each round has others. */
export const makeKinds = async (base: string, rounds: number): Promise<readonly Kind[]> => {
  const pages = (await makePageQueries(base, PAGES * rounds)).map(toPath)
  return [
    { name: 'page never asked before', rounds: cut(pages, rounds) },
    { name: 'page that was asked before', rounds: repeat(`${API}/records?limit=200`, ANSWERS, rounds) },
    { name: 'page of a walk', rounds: cut(listWalk(WALKED * rounds), rounds) },
    { name: 'full text, two words', rounds: cut(listSearches(rounds), rounds) },
    {
      name: 'totals by two dimensions',
      rounds: listTotals(
        listPairs().filter((_, at) => at % 3 === 1),
        rounds,
      ),
    },
    { name: 'totals by three dimensions', rounds: listTotals(listTriples(), rounds) },
  ]
}

const PAGES = 500
const ANSWERS = 1500
const WALKED = 300

const cut = (paths: readonly string[], rounds: number): readonly (readonly string[])[] => {
  const size = Math.floor(paths.length / rounds)
  return Array.from({ length: rounds }, (_, round) => paths.slice(round * size, (round + 1) * size))
}

const repeat = (path: string, times: number, rounds: number): readonly (readonly string[])[] =>
  Array.from({ length: rounds }, () => Array.from({ length: times }, () => path))

const listWalk = (pages: number): readonly string[] =>
  Array.from({ length: pages }, (_, page) => `${API}/records?limit=200&offset=${(page % 900) * 200}`)

/** Another least amount makes another question of the same size. */
const listSearches = (rounds: number): readonly string[] =>
  Array.from({ length: rounds }, (_, round) =>
    WORDS.flatMap((one, at) =>
      WORDS.slice(at + 1).map(
        (other) => `${API}/records?limit=200&q=${one}+${other}&amount_min=${round + 1}`,
      ),
    ),
  ).flat()

const listPairs = (): readonly string[] =>
  DIMENSIONS.flatMap((one, at) => DIMENSIONS.slice(at + 1).map((other) => `${one},${other}`))

/** Some of all, chosen the same way in every run. */
const listTriples = (): readonly string[] => {
  const random = makeRandom(20260617)
  return listPairs()
    .filter((_, at) => at % 3 === 0)
    .flatMap((pair) => {
      const others = DIMENSIONS.filter((dimension) => !pair.split(',').includes(dimension))
      const third = others[Math.floor(random() * others.length)]
      return third === undefined ? [] : [`${pair},${third}`]
    })
}

const listTotals = (groups: readonly string[], rounds: number): readonly (readonly string[])[] =>
  Array.from({ length: rounds }, (_, round) =>
    groups.map((group) => `${API}/aggregates?group_by=${group}&limit=200&amount_min=${round + 1}`),
  )
