import { ENACTED_AGENCIES, namesOf, STATES, type EnactedAgency } from '@rotunda/contract'
import { tidyBlanks } from '../cells/tidy-text.ts'
import { describeDamage, findDamage } from '../cells/find-damage.ts'
import { parseCents } from '../payroll/parse-cents.ts'
import { DocumentRefused, type OpenDocument, type Publisher, type ReadRow } from '../publisher.ts'
import { findRowFault, FORMULA_WITHOUT_RESULT, refuseElsewhere } from '../tables/find-row-fault.ts'
import { matchHeader } from '../tables/match-header.ts'
import { placeRow, readFields, type Fields } from '../tables/name-cells.ts'
import { findUnit } from '../tables/find-unit.ts'
import { readTable } from '../tables/read-table.ts'
import { refuseRepeatedRows } from '../tables/refuse-repeated-rows.ts'
import { isFormula, type Table, type TableRow } from '../tables/table.ts'

/** Columns of a list, in any order. */
const FIELDS = ['fiscal_year', 'agency', 'project', 'recipient', 'state', 'amount', 'award_number'] as const
type Field = (typeof FIELDS)[number]

/** A community project and the number of its award, as a list of its agency states them. */
export type ListedAwardDraft = {
  readonly fiscal_year: number
  readonly agency_code: EnactedAgency
  readonly project: string
  readonly recipient: string | null
  readonly state: string
  readonly amount_as_published: string | null
  readonly amount_cents: number | null
  /** FAIN of the award, as published. */
  readonly award_number: string
}

export const LISTED_AWARDS = 'listed-award'

/**
 * Lists in which an agency gives the awards of its community projects. No agency publishes this form: an operator writes
 * a CSV or workbook of a list, and gives it the address of the list. A list is of one agency and one fiscal year.
 */
export const awardLists: Publisher = {
  name: 'agency-award-lists',
  title: 'Lists of the awards of community projects, by the agencies that make them',
  parserVersion: '5',
  isGovernment: true,
  findSeries: async ({ open }) => {
    const list = await openList(open)
    for await (const row of list.rows) {
      const read = readRow(row, list)
      // Rows of this table have drafts of this kind.
      if (read.kind === 'row') return nameSeries(read.draft as ListedAwardDraft)
    }
    throw new DocumentRefused('The list has no row that can be read.')
  },
  read: async function* ({ open }) {
    const list = await openList(open)
    // Rows of this table have drafts of this kind.
    yield* refuseRepeatedRows(readRows(list), ({ draft }) => nameListed(draft as ListedAwardDraft))
    yield* refuseElsewhere(list.table)
    return []
  },
}

/** Names the pair that a row states. */
export const nameListed = ({
  fiscal_year,
  agency_code,
  project,
  state,
  award_number,
}: ListedAwardDraft): string => [agency_code, fiscal_year, state, award_number, project].join(', ')

const nameSeries = ({ agency_code, fiscal_year }: ListedAwardDraft): string =>
  `award-list/${agency_code}/${fiscal_year}`

type OpenList = {
  readonly table: Table
  readonly columns: readonly Field[]
  readonly rows: Iterable<TableRow> | AsyncIterable<TableRow>
}

const openList = async (open: OpenDocument): Promise<OpenList> => {
  const table = await readTable(open, (cells) => cells.includes('award_number'))
  if (findUnit([...table.titles, ...table.header]) === 'thousands')
    throw new DocumentRefused('The list states its amounts in thousands: give them in dollars.')
  // The entries are made from the fields, so every field has one.
  const aliases = Object.fromEntries(FIELDS.map((field) => [field, [field]])) as Record<Field, [string]>
  const columns = matchHeader(table.header, { aliases, required: FIELDS, what: 'awards of an agency' })
  return { table, columns, rows: table.rows() }
}

/** Reads the rows. Refuses a row of another agency or year than the first, whose list would then not be superseded. */
async function* readRows(list: OpenList): AsyncGenerator<ReadRow> {
  let series: string | undefined
  for await (const row of list.rows) {
    const read = readRow(row, list)
    // The same.
    const own = read.kind === 'row' ? nameSeries(read.draft as ListedAwardDraft) : undefined
    series ??= own
    if (own === undefined || own === series) yield read
    else
      yield {
        ...placeRow(row, list.table.header),
        kind: 'refused',
        reason: 'entry_unreadable',
        detail: `The row belongs to ${own}, and the list to ${series ?? ''}. Give the row in a separate list.`,
      }
  }
}

const readRow = (row: TableRow, { table: { header }, columns }: OpenList): ReadRow => {
  const place = placeRow(row, header)
  const fault = findRowFault(row, header) ?? (row.cells.some(isFormula) ? FORMULA_WITHOUT_RESULT : undefined)
  if (fault !== undefined) return { ...place, kind: 'refused', ...fault }
  const draft = readDraft(readFields(row, columns))
  if (typeof draft === 'string')
    return { ...place, kind: 'refused', reason: 'entry_unreadable', detail: draft }
  return { ...place, kind: 'row', table: LISTED_AWARDS, draft }
}

const AGENCIES: readonly EnactedAgency[] = namesOf(ENACTED_AGENCIES)
const STATE_CODES: readonly string[] = namesOf(STATES)

const readDraft = (fields: Fields<Field>): ListedAwardDraft | string => {
  const textOf = (field: Field): string => tidyBlanks(fields[field] ?? '')
  const agency_code = AGENCIES.find((code) => code === textOf('agency'))
  const amount = textOf('amount')
  const amount_cents = amount === '' ? null : parseCents(amount)
  if (!/^20\d\d$/.test(textOf('fiscal_year'))) return `“${textOf('fiscal_year')}” is not a fiscal year.`
  if (agency_code === undefined)
    return `“${textOf('agency')}” is not the code of an agency. Codes are ${AGENCIES.join(', ')}.`
  if (!STATE_CODES.includes(textOf('state'))) return `“${textOf('state')}” is not a State.`
  if (textOf('project') === '') return 'The row has no project.'
  if (amount_cents === undefined || (amount_cents ?? 0) < 0) return `“${amount}” is not an amount.`
  // A spreadsheet writes a long number as 1.5E+11, or drops its first zeros: neither is the number of an award.
  // It also makes a day of a number such as 10-1-22.
  const isDay = /^(?:\d{4}-\d\d-\d\d|\d{1,2}\/\d{1,2}\/\d{2,4})$/.test(textOf('award_number'))
  if (isDay || !/^(?=.*\d)[A-Z0-9][A-Z0-9 /-]{4,29}$/i.test(textOf('award_number')))
    return `“${textOf('award_number')}” is not the number of an award.`
  if (/^\d{16,}$/.test(textOf('award_number')))
    return `“${textOf('award_number')}” has more digits than a spreadsheet keeps, so its last ones may be wrong: give the number with the letters or hyphens of the agency.`
  const draft: ListedAwardDraft = {
    fiscal_year: Number(textOf('fiscal_year')),
    agency_code,
    project: textOf('project'),
    recipient: textOf('recipient') || null,
    state: textOf('state'),
    amount_as_published: amount || null,
    amount_cents,
    award_number: textOf('award_number'),
  }
  const damage = findDamage(draft)
  return damage === undefined ? draft : describeDamage(damage)
}
