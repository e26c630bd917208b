import type { ListedDataset } from '../../ask/memory.ts'
import { readListedDatasets } from '../../ask/read-listed-datasets.ts'
import { countOf } from '../../parts/format.ts'
import { makeNameMatcher } from '../../views/name-matcher.ts'
import { cut, type Found, type Searcher } from './found.ts'

/** Finds datasets of records and collections by their words. A table is found where its collection is not, or by its name. */
export const findDatasets: Searcher = async ({ typed }, { clients, readPublished }) => {
  const listed = await readListedDatasets(clients, await readPublished())
  const holds = makeNameMatcher(typed)
  const matching = listed.filter((one) => holds(wordsOf(one)))
  const names = matching.map(({ name }) => name)
  const byName = matching.filter(({ name }) => name === typed.toLowerCase())
  const others = matching
    .filter((one) => !byName.includes(one) && !names.includes(one.collection ?? ''))
    .toSorted((a, b) => Number(a.collection !== undefined) - Number(b.collection !== undefined))
  const found = [...byName, ...others].map((one) => showDataset(one, listed))
  return [{ ...cut('Datasets', found), all: { address: '/datasets', text: 'All datasets' } }]
}

export const wordsOf = ({ title, name }: ListedDataset): string =>
  [title, name, OTHER_WORDS.get(name)].filter((part) => part !== undefined).join(' ')

/** Words that people use for a dataset, and that its title lacks. */
const OTHER_WORDS: ReadonlyMap<string, string> = new Map([
  ['enacted-projects', 'lineage earmarks community projects'],
  ['award-spending', 'USAspending payments grants'],
  ['lobbying-filings', 'LDA Lobbying Disclosure Act lobbyists'],
  ['foreign-agents', 'FARA Foreign Agents Registration Act'],
])

const showDataset = (
  { name, title, rows, collection }: ListedDataset,
  all: readonly ListedDataset[],
): Found => {
  const whole = all.find((one) => one.name === collection)
  return whole === undefined
    ? { title, address: `/datasets/${name}`, about: `Dataset ${name}, ${countOf(rows, 'row')}` }
    : {
        title,
        address: `/datasets/${whole.name}#${name}`,
        about: `Table ${name} of “${whole.title}”, ${countOf(rows, 'row')}`,
      }
}
