import type { ForeignAgentFlag } from '@rotunda/contract'
import type { ReadRow, RowPlace } from '../publisher.ts'
import { tidyBlanks } from '../cells/tidy-text.ts'
import type {
  DocumentDraft,
  FaraDay,
  PrincipalDraft,
  RegistrantDraft,
  RegistrationDraft,
  ShortFormDraft,
} from './fara-drafts.ts'
import { FARA_FILES, type FaraForm, type FaraTable } from './fara-files.ts'
import { makeDayParser, mayBeDay } from './parse-fara-day.ts'
import { hasDamagedQuotes, hasMisreadMarks, restoreMarks } from './repair-text.ts'
import type { FaraRecord } from './split-records.ts'

type RowNeeds = {
  readonly table: FaraTable
  readonly form: FaraForm
  /** Day on which the file was retrieved. */
  readonly retrievedOn: string
}

/** Makes the function that turns each record into a row, or refuses it. Neither has a withheld column. */
export const makeRowReader = ({ table, form, retrievedOn }: RowNeeds): ((record: FaraRecord) => ReadRow) => {
  const { header, withheld } = FARA_FILES[table]
  const columns: readonly string[] = header
  const parseDay = makeDayParser(retrievedOn)
  const isWithheld = columns.map((name) => withheld.some((one) => one === name))
  const makeDraft: (cells: ReadCells) => object = DRAFTS[table]
  return ({ line, cells }) => {
    const place = { sheet: null, row: line, pointer: null }
    // Without its width, any cell may be an address.
    if (cells.length !== columns.length)
      return refuse({ place, cells: {} }, 'width_differs', describeWidth(cells.length, columns.length))
    const flags: ForeignAgentFlag[] = []
    const texts = cells.map((cell, column) => {
      if (isWithheld[column] === true) return ''
      if (form === 'copied' && hasDamagedQuotes(cell)) addOnce(flags, 'quotes_damaged')
      if (!hasMisreadMarks(cell)) return cell
      addOnce(flags, 'marks_restored')
      return restoreMarks(cell)
    })
    const open = texts.map((cell, column) => isPublished(columns[column] ?? '', cell, table))
    const named = Object.fromEntries(
      columns.flatMap((name, column) =>
        isWithheld[column] === true || open[column] === false ? [] : [[name, texts[column] ?? '']],
      ),
    )
    const read: ReadCells = {
      textOf: (name) => tidyBlanks(named[name] ?? ''),
      dayOf: (name) => parseDay(named[name] ?? ''),
      isOpen: (name) => Object.hasOwn(named, name),
      flags,
    }
    const fault = findFault(named, table)
    if (fault !== undefined) return refuse({ place, cells: named }, ...fault)
    return { kind: 'row', table, place, cells: named, draft: makeDraft(read) }
  }
}

type ReadCells = {
  readonly textOf: (name: string) => string
  readonly dayOf: (name: string) => FaraDay
  /** Whether the cell is published. */
  readonly isOpen: (name: string) => boolean
  readonly flags: readonly ForeignAgentFlag[]
}

const refuse = (row: RowPlace, reason: string, detail: string): ReadRow => ({
  kind: 'refused',
  ...row,
  reason,
  detail,
})

const describeWidth = (cells: number, columns: number): string =>
  `The record has ${cells} cells, and its file has ${columns} columns. Its cells are not shown, because any of them may be an address.`

const addOnce = (flags: ForeignAgentFlag[], flag: ForeignAgentFlag): void => {
  if (!flags.includes(flag)) flags.push(flag)
}

/** Cities with a digit or a word of streets are left out, and States that are not two letters. */
const isPublished = (name: string, cell: string, table: FaraTable): boolean => {
  if (table !== 'fara-registrants') return true
  if (name === 'City') return !STREET.test(cell)
  return name !== 'State' || /^\s*(?:[A-Za-z]{2})?\s*$/.test(cell)
}

const STREET = /\d|\b(?:street|avenue|ave|road|boulevard|blvd|suite|floor|box|building)\b/i

/** Finds why a record of the right width cannot be divided into its columns. */
const findFault = (
  cells: Readonly<Record<string, string>>,
  table: FaraTable,
): readonly [reason: string, detail: string] | undefined => {
  const number = (cells['Registration Number'] ?? '').trim()
  if (!/^\d{1,6}$/.test(number))
    return ['number_unreadable', `The registration number is “${number.slice(0, 100)}”.`]
  const shifted = FARA_FILES[table].days.find((name) => !mayBeDay(cells[name] ?? ''))
  return shifted === undefined
    ? undefined
    : ['columns_shifted', `${shifted} holds no date: the cells of the record seem to be shifted.`]
}

const readRegistration = (
  { textOf, dayOf, flags }: ReadCells,
  registered: string,
  terminated: string,
): RegistrationDraft => ({
  number: textOf('Registration Number'),
  registered: dayOf(registered),
  terminated: dayOf(terminated),
  flags,
})

const DRAFTS: { readonly [Table in FaraTable]: (cells: ReadCells) => object } = {
  'fara-registrants': (cells): RegistrantDraft => ({
    ...readRegistration(cells, 'Registration Date', 'Termination Date'),
    name: cells.textOf('Name'),
    businessName: cells.textOf('Business Name'),
    city: cells.isOpen('City') ? cells.textOf('City') : null,
    state: cells.isOpen('State') ? cells.textOf('State') : null,
  }),
  'fara-principals': (cells): PrincipalDraft => ({
    ...readRegistration(cells, 'Foreign Principal Registration Date', 'Foreign Principal Termination Date'),
    registrantName: cells.textOf('Registrant Name'),
    registrantRegistered: cells.dayOf('Registrant Date'),
    name: cells.textOf('Foreign Principal'),
    country: cells.textOf('Country/Location Represented'),
  }),
  'fara-short-forms': (cells): ShortFormDraft => ({
    ...readRegistration(cells, 'Short Form Date', 'Short Form Termination Date'),
    registrantName: cells.textOf('Registrant Name'),
    registrantRegistered: cells.dayOf('Registration Date'),
    lastName: cells.textOf('Short Form Last Name'),
    firstName: cells.textOf('Short Form First Name'),
  }),
  'fara-documents': (cells): DocumentDraft => ({
    number: cells.textOf('Registration Number'),
    registrantName: cells.textOf('Registrant Name'),
    type: cells.textOf('Document Type'),
    stamped: cells.dayOf('Date Stamped'),
    shortFormName: cells.textOf('Short Form Name'),
    principal: cells.textOf('Foreign Principal Name'),
    country: cells.textOf('Foreign Principal Country'),
    address: cells.textOf('URL'),
    flags: cells.flags,
  }),
}
