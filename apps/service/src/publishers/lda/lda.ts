import { isJsonObject } from '../json/parse-json-document.ts'
import type { Publisher, ReadRow } from '../publisher.ts'
import type { PageDraft } from './drafts.ts'
import { openAnswer, parseAddress, type LdaAnswer, type LdaList } from './open-answer.ts'
import { WALK } from './walk.ts'
import { refuse } from './make-cells.ts'
import { readContributions } from './read-contributions.ts'
import { readFiling } from './read-filing.ts'
import { readClient, readCode, readLobbyist, readRegistrant } from './read-listed.ts'

/** Name of the facts about pages. */
export const PAGES = 'lda-pages'

/** The interface of the Senate's Office of Public Records and the Clerk of the House for lobbying disclosure. */
export const lda: Publisher = {
  name: 'lda',
  title: 'Lobbying Disclosure Act filings, Senate Office of Public Records',
  parserVersion: '1',
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
    for (const { value, pointer } of answer.records)
      if (isOfYear(value, year)) yield* read(value, pointer)
      else
        yield refuse(
          pointer,
          value,
          'record_unreadable',
          `/filing_year is not ${year}, the year of the list.`,
        )
    return []
  },
  walk: WALK,
}

/** A host that ignores the filter of a list answers with filings of all years. */
const isOfYear = (value: unknown, year: string | null): boolean =>
  year === null || !isJsonObject(value) || !('filing_year' in value) || String(value['filing_year']) === year

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
