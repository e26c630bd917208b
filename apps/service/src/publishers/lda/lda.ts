import { isJsonObject } from '../json/parse-json-document.ts'
import type { Publisher, ReadRow } from '../publisher.ts'
import type { PageDraft } from './drafts.ts'
import { openAnswer, parseAddress, type LdaAnswer, type LdaList } from './open-answer.ts'
import { WALK } from './walk.ts'
import { refuse } from './make-cells.ts'
import { FIRST_DAY_OF_ACT, readContributions } from './read-contributions.ts'
import { readFiling } from './read-filing.ts'
import { readClient, readCode, readLobbyist, readRegistrant } from './read-listed.ts'

/** Name of the facts about pages. */
export const PAGES = 'lda-pages'

/** The interface of the Senate's Office of Public Records and the Clerk of the House for lobbying disclosure. */
export const lda: Publisher = {
  name: 'lda',
  title: 'Lobbying Disclosure Act filings, Senate Office of Public Records',
  parserVersion: '6',
  isGovernment: true,
  findSeries: async (needs) => {
    await openAnswer(needs)
    return parseAddress(needs.source.url).series
  },
  read: async function* (needs) {
    // The answer is read whole before its first row, so a refused answer leaves no record half-read.
    const answer = await openAnswer(needs)
    const { address } = answer
    if (address.kind === 'page') yield readPage(answer, needs.source.retrieved_at)
    const read = address.kind === 'codes' ? one(readCode(address.codes)) : READERS[address.list]
    const year = address.kind === 'page' ? address.year : null
    const retrieved = Date.parse(needs.source.retrieved_at)
    for (const { value, pointer } of answer.records) {
      const stray = findStray(value, { year, retrieved })
      if (stray === undefined) yield* read(value, pointer)
      else yield refuse(pointer, value, 'record_unreadable', `${stray}.`)
    }
    return []
  },
  walk: WALK,
}

/**
 * Names why a record cannot be in this answer: its year is not that of the list, because the host ignored the filter, or
 * it was posted before the Act applied or after the retrieval, and would wrongly be the first or last of its group.
 */
const findStray = (
  value: unknown,
  { year, retrieved }: { readonly year: string | null; readonly retrieved: number },
): string | undefined => {
  if (!isJsonObject(value)) return undefined
  if (year !== null && 'filing_year' in value && String(value['filing_year']) !== year)
    return `/filing_year is not ${year}, the year of the list`
  const posted = Date.parse(String(value['dt_posted']))
  if (posted < ACT_APPLIES) return '/dt_posted is before 1996, when the Act began to apply'
  return posted > retrieved + CLOCKS_DIFFER ? '/dt_posted is after the retrieval of the answer' : undefined
}

const ACT_APPLIES = Date.parse(FIRST_DAY_OF_ACT)
const CLOCKS_DIFFER = 24 * 3_600_000

type ReadRecord = (value: unknown, pointer: string) => Iterable<ReadRow>

const one =
  (read: (value: unknown, pointer: string) => ReadRow): ReadRecord =>
  (value, pointer) => [read(value, pointer)]

const READERS: Readonly<Record<LdaList, ReadRecord>> = {
  filings: readFiling,
  contributions: readContributions,
  registrants: one(readRegistrant),
  clients: one(readClient),
  lobbyists: one(readLobbyist),
}

/** The envelope of a page is a row of its own. */
const readPage = ({ address, count, records }: LdaAnswer, retrieved_at: string): ReadRow => {
  const page = address.kind === 'page' ? address.page : 1
  const draft: PageDraft = { series: address.series, page, count, records: records.length, retrieved_at }
  return {
    kind: 'row',
    table: PAGES,
    place: { sheet: null, row: null, pointer: '/count' },
    cells: { count: String(count) },
    draft,
  }
}
