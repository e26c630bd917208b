import type { Chamber, SubcommitteeCode } from '@rotunda/contract'
import { foldText } from '../../platform/index.ts'
import type { AppropriationsSource } from '../appropriations/drafts.ts'
import { DocumentRefused } from '../publisher.ts'
import { withoutUnit } from '../tables/find-unit.ts'
import { matchHeader, type HeaderAliases } from '../tables/match-header.ts'
import type { Table } from '../tables/table.ts'

export type BillField =
  | ('row_number' | 'agency' | 'account' | 'state' | 'recipient' | 'project' | 'amount' | 'requestors')
  | ('house_requestors' | 'senate_requestors' | 'origination' | 'other_amount')

const COMMON = {
  row_number: [''],
  agency: ['Agency'],
  account: ['Account'],
  // Statistical programs name the fourth column “...4” if it has no header.
  project: ['Project', 'Recipient for Project', '...4'],
} as const satisfies HeaderAliases<BillField>

/** Headers of the tables of each stage. Rows of stages that are not published are read only as far as their amount. */
export const BILL_HEADERS = {
  house_bill: {
    ...COMMON,
    state: ['State'],
    amount: ['Amount', 'House Amount'],
    requestors: ['Requestor', 'Requestor(s)', 'House Requestor', 'House Requestor(s)'],
  },
  senate_bill: {
    ...COMMON,
    state: ['Location', 'Location (State)', 'State'],
    amount: ['Amount', 'Senate Amount'],
    requestors: ['Requestor', 'Requestor(s)', 'Senate Requestor', 'Senate Requestor(s)'],
  },
  enacted: {
    ...COMMON,
    state: ['Location', 'Location (State)', 'State'],
    recipient: ['Recipient'],
    amount: ['Amount', 'House Amount', 'Senate Amount', 'Final Amount', 'Total Amount'],
    other_amount: ['Additional Amount', 'Budget Request'],
    requestors: ['Requestor', 'Requestor(s)'],
    house_requestors: ['Requestor House', 'Requestor(s) House', 'House Requestor', 'House Requestor(s)'],
    senate_requestors: ['Requestor Senate', 'Requestor(s) Senate', 'Senate Requestor', 'Senate Requestor(s)'],
    origination: ['Origination'],
  },
} as const satisfies Record<string, HeaderAliases<BillField>>

export type BillStage = keyof typeof BILL_HEADERS

/**
 * Finds the stage of a table from its header, never from the name of the file. An origination, or requestors of both
 * chambers, means the table of the joint statement. Otherwise the name of a chamber decides. Without one, tables of the
 * House have a “State” and one “Requestor”, and tables of the Senate a “Location” and “Requestor(s)”. Throws a
 * DocumentRefused for any other header.
 */
const findBillStage = (header: readonly string[]): BillStage => {
  const words = header.map((text) => foldText(withoutUnit(text)))
  const has = (pattern: RegExp): boolean => words.some((word) => pattern.test(word))
  const requestors = words.filter((word) => word.includes('requestor')).length
  if (has(/\borigination\b/) || requestors > 1) return 'enacted'
  if (has(/^house (amount|requestor)/)) return 'house_bill'
  if (has(/^senate (amount|requestor)/)) return 'senate_bill'
  if (has(/^location/) && has(/^requestor/)) return 'senate_bill'
  if (has(/^state$/) && has(/^requestor/)) return 'house_bill'
  throw new DocumentRefused(
    `The header (${header.join(', ')}) does not show the stage: there is neither an origination, nor an amount or requestor of a chamber, nor a State or location next to a requestor.`,
  )
}

export type BillTable = {
  readonly stage: BillStage
  readonly fiscalYear: number
  readonly subcommittee: SubcommitteeCode
  readonly columns: readonly BillField[]
}

/**
 * Finds the kind of a table of a bill from its header and from the options of the command that added it. Throws a
 * DocumentRefused that names the missing option or the contradiction.
 */
export const matchBillTable = (table: Table, source: AppropriationsSource): BillTable => {
  const stage = findBillStage(table.header)
  if (stage === 'house_bill' && (source.publisher === 'senate-appropriations' || source.chamber === 'senate'))
    throw new DocumentRefused(
      'The header belongs to a table of the House, and the document was given as a table of the Senate: give the document with --publisher house-appropriations and --chamber house.',
    )
  const fiscalYear = getFiscalYear(table, source)
  refuseOtherStage(table, stage, source.publisher === 'senate-appropriations' ? 'senate' : 'house')
  const { subcommittee } = source
  if (subcommittee === null)
    throw new DocumentRefused('A table of a bill does not say its subcommittee: give it with --subcommittee.')
  return { stage, fiscalYear, subcommittee, columns: matchColumns(table, stage) }
}

const matchColumns = ({ header }: Table, stage: BillStage): readonly BillField[] =>
  matchHeader(header.map(withoutUnit), {
    aliases: BILL_HEADERS[stage],
    required:
      stage === 'enacted'
        ? ['agency', 'account', 'project', 'amount']
        : ['agency', 'account', 'state', 'project', 'amount', 'requestors'],
    what: RECORD_STAGES[stage],
  })

const RECORD_STAGES = {
  house_bill: 'projects in a bill of the House',
  senate_bill: 'projects in a bill of the Senate',
  enacted: 'projects in the joint statement to an Act',
} as const satisfies Record<BillStage, string>

/**
 * Throws a DocumentRefused if a title or the name of the sheet names another stage or chamber than the header. A title
 * never decides the stage: a contradiction only shows that the document is not the expected one.
 */
export const refuseOtherStage = (
  { titles, sheet }: Table,
  stage: BillStage | 'request',
  chamber: Chamber,
): void => {
  for (const title of [...titles, sheet]) {
    const [word] = (stage === 'enacted' ? undefined : findWord(title, stage, chamber)) ?? []
    if (word !== undefined)
      throw new DocumentRefused(
        `The title “${title.trim()}” says “${word.trim()}”, and the columns belong to ${STAGE_WORDS[stage]}. Only tables whose title agrees with their columns are read; correct the title, or add the document with its own publisher and chamber.`,
      )
  }
}

const STAGE_WORDS = {
  request: 'a list of requests of the House',
  house_bill: 'a table of a bill of the House committee',
  senate_bill: 'a table of a bill of the Senate committee',
  enacted: 'a joint statement',
} as const satisfies Record<BillStage | 'request', string>

const findWord = (title: string, stage: Exclude<BillStage, 'enacted'> | 'request', chamber: Chamber) =>
  FINAL.exec(title) ?? OTHER_CHAMBER[chamber].exec(title) ?? (stage === 'request' ? BILL.exec(title) : null)

const FINAL =
  /\b(?:joint|explanatory\s+statement|conference|conferees|act|public\s+law|p\.?\s?l\.?\s*\d{2,3}(?=\s?-|\b)|final|enacted|omnibus|minibus)\b/i
const BILL = /\b(?:bills?|(?:projects|items)\s+(?:included|funded)|funded\s+projects)\b/i
const OTHER_CHAMBER = { house: /\bsenate\b/i, senate: /\bhouse\b/i } as const satisfies Record<
  Chamber,
  RegExp
>

/**
 * Returns the fiscal year of the document, as given when it was added. Throws a DocumentRefused if none was given, and
 * if the document itself names only other years, as in a header “Amount Requested for FY22”.
 */
export const getFiscalYear = (
  { titles, header, sheet }: Table,
  { fiscal_year }: AppropriationsSource,
): number => {
  if (fiscal_year === null)
    throw new DocumentRefused('The document does not say its fiscal year: give it with --fiscal-year.')
  const stated = findYears([...titles, ...header, sheet])
  if (stated.length > 0 && !stated.includes(fiscal_year))
    throw new DocumentRefused(
      `The document speaks of fiscal year ${stated.join(', ')} and was given as ${fiscal_year}: correct --fiscal-year.`,
    )
  return fiscal_year
}

const findYears = (texts: readonly string[]): number[] => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(YEAR)].map(([, digits]) => 2000 + Number(digits)))),
]

/** `FY25`, `FY 2025`, `FY’25`, `fiscal year 2025`, `FISCAL 2025`. */
const YEAR = /(?<![a-z0-9])(?:FY|fiscal(?:\s+year)?)[\s'’-]*(?:20)?(\d\d)(?!\d)/gi
