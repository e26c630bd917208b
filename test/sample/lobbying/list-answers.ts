import { CODE_ANSWERS } from './code-lists.ts'
import { makeContributions } from './make-contributions.ts'
import { makeFilings } from './make-filings.ts'

/** An answer of the interface: its address, and its text. */
export type SampleAnswer = { readonly url: string; readonly text: string }

const API = 'https://lda.example/api/v1'
const PAGE_SIZE = 25

type Needs = { readonly seed: number; readonly year: number; readonly filings: number }

/** The pages of a walk through the filings of a year, in the order of posting. */
export const listYearOfFilings = (needs: Needs): SampleAnswer[] =>
  listPages('filings', needs.year, makeFilings(needs))

/** The pages of a walk through the reports on contributions of a year. */
export const listContributions = ({ seed, year, filings }: Needs): SampleAnswer[] =>
  listPages('contributions', year, makeContributions(seed, year, Math.ceil(filings / 3)))

export const listCodes = (): SampleAnswer[] =>
  Object.entries(CODE_ANSWERS).map(([path, codes]) => ({
    url: `${API}/${path}`,
    text: JSON.stringify(codes),
  }))

const listPages = (list: string, year: number, records: readonly object[]): SampleAnswer[] => {
  const walk = `${API}/${list}/?filing_year=${year}&ordering=dt_posted&page_size=${PAGE_SIZE}`
  const pages = Math.max(1, Math.ceil(records.length / PAGE_SIZE))
  return Array.from({ length: pages }, (_, index) => ({
    url: `${walk}#page=${index + 1}`,
    text: JSON.stringify({
      count: records.length,
      next: index + 1 < pages ? `${walk}&page=${index + 2}` : null,
      previous: index === 0 ? null : `${walk}&page=${index}`,
      results: records.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE),
    }),
  }))
}
