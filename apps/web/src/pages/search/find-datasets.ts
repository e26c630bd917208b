import type { ListedDataset } from '../../ask/memory.ts'
import { readListedDatasets } from '../../ask/read-listed-datasets.ts'
import { makeAddress } from '../../html/href.ts'
import { countOf } from '../../parts/format.ts'
import { makeNameMatcher } from '../../views/name-matcher.ts'
import { cut, type Asking, type Found, type Searcher } from './found.ts'

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
  ['award-spending', 'USAspending'],
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

/** Tables by the beginning of the ids of their rows. Ids of enacted projects, awards and links lead to their own pages. */
const TABLES: Readonly<Record<string, string>> = {
  lfi: 'filings',
  lac: 'activities',
  lfe: 'foreign-entities',
  lao: 'affiliated-organizations',
  lcv: 'convictions',
  lrg: 'registrants',
  lcl: 'clients',
  llb: 'lobbyists',
  lcr: 'contribution-reports',
  lci: 'contribution-items',
  lcd: 'codes',
  lsq: 'summary-by-registrant-client-quarter',
  lsi: 'summary-by-issue-quarter',
  lhf: 'house-filings',
  lha: 'house-activities',
  lhr: 'house-contribution-reports',
  lhc: 'house-contributions',
  lsf: 'senate-filings',
  lsa: 'senate-issues',
  registrant: 'fara-registrants',
  principal: 'fara-principals',
  'short-form': 'fara-short-forms',
  document: 'fara-documents',
  country: 'fara-countries',
  change: 'fara-changes',
  ect: 'control-totals',
  acf: 'account-funding',
  asst_tx: 'transactions',
  cont_tx: 'transactions',
}

const BEGINNINGS = Object.keys(TABLES).join('|')
/** Ids of rows without a page of their own: those of this service, and the UUID of a filing. */
export const ROW_ID = new RegExp(
  `^(?:(?<beginning>${BEGINNINGS})[-_]\\S*[0-9a-f]|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$`,
  'i',
)

/** Reports on contributions are filings, too. */
const TABLES_OF_UUIDS: readonly (string | undefined)[] = ['filings', 'contribution-reports']

/** The table of a row, narrowed to the row if the table has a page. */
export const findTableOf = async (
  id: string,
  { clients, tables, readPublished }: Asking,
): Promise<readonly Found[]> => {
  const beginning = ROW_ID.exec(id)?.groups?.['beginning']?.toLowerCase()
  const names = beginning === undefined ? TABLES_OF_UUIDS : [TABLES[beginning]]
  const listed = await readListedDatasets(clients, await readPublished())
  return listed.flatMap((one) => {
    const { name, collection } = one
    if (collection === undefined || !names.includes(name)) return []
    const shown = showDataset(one, listed)
    if (tables === undefined || one.hasPage !== true)
      return {
        ...shown,
        about: `The table of rows with such ids. A row has no page; the files of the table have ${id}, if it is current.`,
      }
    const filter = { [beginning === undefined ? 'filing_uuid' : 'id']: id }
    return {
      ...shown,
      address: makeAddress(`/datasets/${collection}/${name}`, filter),
      about: 'The row with this id, if it is current.',
    }
  })
}
