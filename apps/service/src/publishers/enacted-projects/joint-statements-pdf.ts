import { readPdfTable, type PdfTableKind } from '../pdf/read-pdf-table.ts'
import { DocumentRefused, type ControlTotal, type ReadNeeds, type ReadRow } from '../publisher.ts'
import { readStart } from '../streams/document-bytes.ts'
import type { Table } from '../tables/table.ts'
import type { EnactedFacts, EnactedPublisher } from './drafts.ts'
import { readStatement } from './joint-statements.ts'
import { findStatementColumn, isStatementHeader, matchStatement } from './statement-headers.ts'
import { hideWords, sumRows } from './sum-rows.ts'

/**
 * Disclosure tables of joint explanatory statements, as PDF: the pages of one division. Experimental, as no division of
 * an Act was reconciled yet: unless the operator publishes its rows, they give only counts and sums, and a release with
 * published rows fails a check until their division comes to a published total.
 */
export const jointStatementsPdf: EnactedPublisher = {
  name: 'joint-statements-pdf',
  title: 'Committees on Appropriations, joint explanatory statements (PDF, experimental)',
  parserVersion: '8',
  isGovernment: true,
  findSeries: (needs) =>
    hideWords(needs.source, async () => {
      const { fiscalYear, subcommittee } = matchStatement(await readTable(needs), needs.source)
      await readRows(needs)
      return `enacted-pdf/${fiscalYear}/${subcommittee}`
    }),
  read: async function* (needs) {
    const { rows, totals } = await hideWords(needs.source, () => readRows(needs))
    yield* needs.source.rows === 'published' ? rows : sumRows(rows)
    return totals
  },
}

const KIND: PdfTableKind = {
  isHeader: isStatementHeader,
  findAmount: (header) => findStatementColumn(header, 'amount'),
  findHeaded: (header) => (findStatementColumn(header, 'account') < 0 ? 'Account' : undefined),
}

const readTable = async ({ open }: ReadNeeds<EnactedFacts>): Promise<Table> => {
  const start = new TextDecoder('latin1').decode(await readStart(open, 8))
  if (!start.startsWith('%PDF-'))
    throw new DocumentRefused('This is not a PDF. Give CSV and XLSX tables to joint-statements.')
  return readPdfTable(open, KIND)
}

type WholeTable = { readonly rows: readonly ReadRow[]; readonly totals: readonly ControlTotal[] }

/** Reads all rows. Throws a DocumentRefused for a printed total that is not the sum of its rows. */
const readRows = async (needs: ReadNeeds<EnactedFacts>): Promise<WholeTable> => {
  const reading = readStatement(await readTable(needs), needs.source, ['read_from_pdf'])
  const rows: ReadRow[] = []
  let next = await reading.next()
  for (; next.done !== true; next = await reading.next()) rows.push(next.value)
  const totals = next.value
  for (const total of totals)
    if (total.what === 'amount_of_document' && total.printed !== total.found)
      throw new DocumentRefused(
        `The line “${total.label}” prints ${total.printed}, and its rows add up to ${total.found}: a row of the PDF was missed or misread.`,
      )
  return { rows, totals }
}
