import { findBillTableSeries, readBillTable } from '../house-appropriations/read-bill-table.ts'
import { readJsonBytes } from '../json/parse-json-document.ts'
import { readStart } from '../streams/document-bytes.ts'
import { checkGrid, readGrid, readGridTotal, REPLY, type GridRow } from './read-grid.ts'
import { findMemberForm } from '../cells/member-names.ts'
import { DocumentRefused, type ReadNeeds, type Reading } from '../publisher.ts'
import type {
  AppropriationsFacts,
  AppropriationsPublisher,
  AppropriationsSource,
} from '../appropriations/drafts.ts'
import { PUBLISHERS } from '../appropriations/publisher-names.ts'
import { fieldsOfGrid, findGridYear, LISTED_YEARS, planGrid } from './grid-years.ts'
import { readHtmlText } from './read-html-text.ts'
import { readRequest } from './read-request.ts'

/**
 * Replies of the request grid, and tables of the projects in the committee's bills. All rows of the tables are refused.
 */
export const senateAppropriations: AppropriationsPublisher = {
  name: 'senate-appropriations',
  title: PUBLISHERS['senate-appropriations'],
  parserVersion: '6',
  isGovernment: true,
  findSeries: async (needs) => ((await isReply(needs)) ? findGridSeries(needs) : findBillTableSeries(needs)),
  read,
  fieldsOf: fieldsOfGrid,
  pages: {
    needs: ['fiscal_year'],
    planPage: ({ fiscal_year }, rows) => planGrid({ fiscalYear: fiscal_year ?? 0, ...rows }),
    readTotal: readGridTotal,
  },
}

/**
 * Whether a document is a reply. Replies are JSON objects; tables of bills are CSV or XLSX, and readTable refuses all
 * others.
 */
const isReply = async ({ open }: ReadNeeds): Promise<boolean> =>
  /^\s*[{[]/.test(new TextDecoder().decode(await readStart(open, 100)))

async function* read(needs: ReadNeeds<AppropriationsFacts>): Reading {
  return yield* (await isReply(needs)) ? readRequests(needs) : readBillTable(needs)
}

const findGridSeries = async ({ source, open }: ReadNeeds<AppropriationsFacts>): Promise<string> => {
  const { fiscalYear, keys } = getYear(source)
  checkGrid(await readJsonBytes(open, REPLY), keys)
  return `requests/${fiscalYear}`
}

async function* readRequests({ source, open }: ReadNeeds<AppropriationsFacts>): Reading {
  const { fiscalYear, keys } = getYear(source)
  const { rows, total } = readGrid(await readJsonBytes(open, REPLY), keys)
  const repeated = findRepeated(rows)
  const form = findMemberForm(rows.map(({ read }) => readHtmlText(read?.fields.member ?? '')))
  for (const row of rows)
    yield readRequest(row, { fiscalYear, sourceUrl: source.url, form, repeated: repeated.has(row) })
  return total === undefined ? [] : [{ what: 'rows_of_edition', printed: total }]
}

const getYear = ({ fiscal_year: fiscalYear }: AppropriationsSource) => {
  const year = fiscalYear === null ? undefined : findGridYear(fiscalYear)
  if (fiscalYear === null || year === undefined)
    throw new DocumentRefused(
      `The request grid of the Senate has the fiscal years ${LISTED_YEARS}, and a reply does not state its year. ` +
        `This document was given ${fiscalYear === null ? 'none' : `${fiscalYear}`}: name the requested year.`,
    )
  return { fiscalYear, keys: year.keys }
}

/** Finds the rows whose words another row repeats. */
const findRepeated = (rows: readonly GridRow[]): ReadonlySet<GridRow> => {
  const groups = Map.groupBy(rows, ({ read }) => JSON.stringify(Object.values(read?.fields ?? {})))
  return new Set([...groups.values()].filter((group) => group.length > 1).flat())
}
