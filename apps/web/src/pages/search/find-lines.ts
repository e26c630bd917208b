import type { AppropriationsClient } from '@rotunda/sdk/appropriations'
import { PAGE_CALL } from '../../ask/clients.ts'
import { readFilter } from '../../ask/read-filter.ts'
import { addressOf } from '../../filters/addresses.ts'
import { showValue } from '../../filters/parameters.ts'
import { href } from '../../html/href.ts'
import { html, type Html } from '../../html/html.ts'
import { nameFundingLine, type Line } from '../../views/funding-line-names.ts'
import { SHOWN, type Found, type Question, type Searcher } from './found.ts'

/** Accounts have one line per chamber and year, so many lines are read for SHOWN accounts. */
const READ = 100

export const findFundingLines: Searcher = async (question, { clients }) => {
  const { filter, isWhole } = filterLines(question)
  if (!filter.has('q')) return []
  // The API validates years and chambers of the filter.
  const asked = readFilter(filter).filter as LinesFilter
  const list = clients.appropriations.fundingLines(asked, { ...PAGE_CALL, pageSize: READ })
  const { data, meta } = await list.page()
  const title = isWhole ? 'Funding lines' : 'Funding lines, which have no State and no stage'
  const found = groupLines(data).slice(0, SHOWN).map(showAccount)
  return [{ title, found, total: meta.total, all: addressOf('/funding-lines', filter) }]
}

type LinesFilter = NonNullable<Parameters<AppropriationsClient['fundingLines']>[0]>

/** The filters that funding lines have, and whether these are all. */
const filterLines = ({ filter }: Question): { filter: URLSearchParams; isWhole: boolean } => {
  const known = new URLSearchParams(filter)
  for (const name of ['state', 'stage']) known.delete(name)
  return { filter: known, isWhole: known.size === filter.size }
}

type Account = readonly [Line, ...Line[]]

/** Groups lines that differ only by chamber and year. */
const groupLines = (lines: readonly Line[]): Account[] => {
  const accounts = new Map<string, Account>()
  for (const line of lines) {
    const key = JSON.stringify([line.kind, nameFundingLine(line), line.agency, line.bureau])
    const others = accounts.get(key)
    accounts.set(key, others === undefined ? [line] : [...others, line])
  }
  return [...accounts.values()]
}

const showAccount = (lines: Account): Found => {
  const [first] = lines
  const chambers = Map.groupBy(lines, ({ chamber }) => chamber ?? undefined)
  return {
    title: nameFundingLine(first),
    address: addressOfLine(first),
    about: html`${[first.kind?.replaceAll('_', ' '), first.agency, first.bureau].filter(Boolean).join(' · ')}${[
      ...chambers,
    ].map(
      ([chamber, theirs]) =>
        html` · ${chamber !== undefined && `${showValue('chamber', chamber)} `}${theirs.map(linkYear)}`,
    )}`,
  }
}

const linkYear = (line: Line, index: number): Html =>
  html`${index > 0 && ', '}<a href="${href(addressOfLine(line))}">${line.fiscal_year ?? 'no year'}</a>`

const addressOfLine = ({ id = '' }: Line): string => `/funding-lines/${encodeURIComponent(id)}`
