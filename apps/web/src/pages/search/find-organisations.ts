import type { FoundOrganisations, TableRow } from '../../ask/read-table.ts'
import { makeAddress } from '../../html/href.ts'
import { SHOWN, type Found, type FoundGroup, type Searcher } from './found.ts'

/**
 * Finds organisations in the filings on lobbying and foreign agents. Persons are never found: a name without a word of
 * an organisation is not searched.
 */
export const findOrganisations: Searcher = async ({ typed }, { tables }): Promise<readonly FoundGroup[]> => {
  const found = (await tables?.findOrganisations({ words: typed, limit: SHOWN })) ?? []
  return found.map((table) => ({
    title: nameTable(table),
    found: table.rows.flatMap((row) => showOrganisation(row, table)),
    total: table.total,
    all: {
      address: `/datasets/${table.collection}/${table.dataset}`,
      text: `Browse all rows of “${nameTable(table)}”`,
    },
  }))
}

/** Titles of the tables of foreign agents name their subject. */
const nameTable = ({ collection, title }: FoundOrganisations): string =>
  collection === 'lobbying-filings' ? `Lobbying: ${title}` : title

/** Ids that the rows of an organisation share, with the table that lists what it filed. */
const LEADS: Readonly<Record<string, readonly [id: string, dataset: string]>> = {
  registrants: ['registrant_id', 'activities'],
  clients: ['client_id', 'activities'],
  'fara-registrants': ['registration_number', 'fara-principals'],
  'fara-principals': ['registration_number', 'fara-principals'],
}

const showOrganisation = (
  { cells, isHidden }: TableRow,
  { collection, dataset }: FoundOrganisations,
): readonly Found[] => {
  const [id, leadsTo] = LEADS[dataset] ?? ['id', dataset]
  const value = cells[id]
  if (isHidden || value === undefined || value === null) return []
  const place = [cells['state'], cells['country']].filter((part) => part !== null && part !== undefined)
  return [
    {
      title: String(cells['name']),
      address: makeAddress(`/datasets/${collection}/${leadsTo}`, { [id]: String(value) }),
      about: [`${id.replace(/_id$/, '').replaceAll('_', ' ')} ${value}`, ...place].join(' · '),
    },
  ]
}
