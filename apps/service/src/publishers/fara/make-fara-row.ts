import { hash } from 'node:crypto'
import { isState, type ForeignAgentFlag } from '@rotunda/contract'
import type { ReadRow, RowPlace } from '../publisher.ts'
import { hasDamage } from '../cells/find-damage.ts'
import { tidyBlanks } from '../cells/tidy-text.ts'
import type {
  DocumentDraft,
  FaraDay,
  FaraMarks,
  PrincipalDraft,
  RegistrantDraft,
  RegistrationDraft,
  ShortFormDraft,
} from './fara-drafts.ts'
import { FARA_FILES, type FaraForm, type FaraTable } from './fara-files.ts'
import { makeDayParser, mayBeDay } from './parse-fara-day.ts'
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
  const hasPlace = isWithheld[columns.indexOf('City')] === false
  const makeDraft: (cells: ReadCells) => object = DRAFTS[table]
  return ({ line, cells: written }) => {
    const place = { sheet: null, row: line, pointer: null }
    if (written.length !== columns.length)
      return refuse(
        place,
        'width_differs',
        `The record has ${written.length} cells, and its file has ${columns.length} columns.`,
      )
    const flags: ForeignAgentFlag[] = []
    const texts = written.map((cell, column) => {
      if (isWithheld[column] === true) return restoreMarks(cell)
      if (form === 'copied' && hasDamagedQuotes(cell)) addOnce(flags, 'quotes_damaged')
      if (!hasMisreadMarks(cell)) return cell
      addOnce(flags, 'marks_restored')
      return restoreMarks(cell)
    })
    const all = columns.map((name, column) => [name, texts[column] ?? ''] as const)
    const state = texts[columns.indexOf('State')] ?? ''
    const isOpen = ([name, text]: readonly [string, string], column: number): boolean =>
      isWithheld[column] !== true && isPublished(name, text, state)
    const named = Object.fromEntries(all.filter(isOpen))
    const record = Object.fromEntries(all)
    const addressFault = findAddressFault(record)
    const fault =
      findFault(named, table) ?? tellShift(hasPlace ? addressFault : undefined) ?? findShift(record)
    if (fault !== undefined) return refuse(place, ...fault)
    if (hasDamage(Object.values(named))) addOnce(flags, 'text_damaged')
    const code = (named['State'] ?? '').trim().toUpperCase()
    if (code !== '' && !isState(code)) addOnce(flags, 'state_unknown')
    const left = all.filter((cell, column) => !isOpen(cell, column))
    const read: ReadCells = {
      textOf: (name) => tidyBlanks(named[name] ?? ''),
      dayOf: (name) => parseDay(named[name] ?? ''),
      isOpen: (name) => Object.hasOwn(named, name),
      isWithoutPlace: ['City', 'State', 'Zip'].every((name) => tidyBlanks(record[name] ?? '') === ''),
      addressFault: addressFault ?? null,
      flags,
      withheld: Object.fromEntries(left.map(([name, text]) => [nameField(name), digestText(text)])),
    }
    // A row changes with its withheld cells.
    const cells = left.length === 0 ? named : { ...named, [WITHHELD]: Object.values(read.withheld).join(' ') }
    return { kind: 'row', table, place, cells, draft: makeDraft(read) }
  }
}

type ReadCells = {
  readonly textOf: (name: string) => string
  readonly dayOf: (name: string) => FaraDay
  /** Whether the cell is published. */
  readonly isOpen: (name: string) => boolean
  readonly isWithoutPlace: boolean
  readonly addressFault: string | null
} & FaraMarks

/** Cell of a row with the digests of its withheld cells. No file has it. */
const WITHHELD = 'withheld cells'

/** Name of a field that is made of a column alone. */
const nameField = (column: string): string => column.toLowerCase().replaceAll(' ', '_')

const DIGITS = 16

const digestText = (text: string): string => hash('sha256', tidyBlanks(text), 'hex').slice(0, DIGITS)

/** Refuses a record without its cells: they are not where their columns are, so any of them may be an address. */
export const refuse = (place: RowPlace['place'], reason: string, fault: string): ReadRow => ({
  kind: 'refused',
  place,
  cells: {},
  reason,
  detail: `${fault} All cells are left out here, because any cell may be an address.`,
})

const addOnce = (flags: ForeignAgentFlag[], flag: ForeignAgentFlag): void => {
  if (!flags.includes(flag)) flags.push(flag)
}

/**
 * Cities with a digit or a word of streets are left out, and States that are not two letters, with their City: it may
 * be a street in a shifted record.
 */
const isPublished = (name: string, cell: string, state: string): boolean => {
  if (name !== 'City' && name !== 'State') return true
  return /^\s*(?:[A-Za-z]{2})?\s*$/.test(state) && (name === 'State' || !STREET.test(cell))
}

const STREET = /\d|\b(?:street|avenue|ave|road|boulevard|blvd|suite|floor|box|building)\b/i

/** Finds why a record of the right width cannot be divided into its columns. */
const findFault = (
  cells: Readonly<Record<string, string>>,
  table: FaraTable,
): readonly [reason: string, detail: string] | undefined => {
  const number = (cells['Registration Number'] ?? '').trim()
  if (!/^\d{1,6}$/.test(number))
    return ['number_unreadable', 'Registration Number does not hold a number: the cells seem to be shifted.']
  const noDay = FARA_FILES[table].days.find((name) => !mayBeDay(cells[name] ?? ''))
  if (noDay !== undefined)
    return ['columns_shifted', `${noDay} does not hold a date: the cells seem to be shifted.`]
  const foreign = Object.keys(cells).find((name) => FOREIGN_CELL[name]?.test(cells[name] ?? ''))
  return foreign === undefined
    ? undefined
    : ['columns_shifted', `${foreign} holds a text that may belong to another column.`]
}

type Cells = Readonly<Record<string, string>>

const isFilled = (cells: Cells, name: string): boolean => (cells[name] ?? '').trim() !== ''

const findSign = (signs: Readonly<Record<string, boolean>>): string | undefined =>
  Object.keys(signs).find((sign) => signs[sign] === true)

const tellShift = (sign: string | undefined): readonly [reason: string, detail: string] | undefined =>
  sign === undefined ? undefined : ['columns_shifted', `${sign}: the cells seem to be shifted.`]

/**
 * Finds a cell of the address that shows with its neighbours that the cells are shifted by one column. A street without
 * a house number may then be in a name column. Three of 16,947 records of principals have such cells although nothing
 * else is shifted.
 */
const findAddressFault = (cells: Cells): string | undefined =>
  findSign({
    'City holds the code of a State': isState((cells['City'] ?? '').trim().toUpperCase()),
    'State holds a ZIP code': /^\s*\d{4,}[\d\s-]*$/.test(cells['State'] ?? ''),
    'Zip holds the code of a State': isState((cells['Zip'] ?? '').trim().toUpperCase()),
    'Address 1 is blank while Address 2 is not':
      !isFilled(cells, 'Address 1') && isFilled(cells, 'Address 2'),
  })

/**
 * Finds another cell that shows a shift with its neighbours. No record that was measured has such cells. Every document
 * of 2026 has its type, and an address or the name of the public office.
 */
const findShift = (cells: Cells): readonly [reason: string, detail: string] | undefined => {
  // Each file has one of them in every record.
  const always = ['Name', 'Document Type', 'Registrant Name'].find((name) => Object.hasOwn(cells, name)) ?? ''
  return tellShift(
    findSign({
      [`${always} is blank while other cells are not`]:
        !isFilled(cells, always) &&
        Object.keys(cells).some((other) => other !== 'Registration Number' && isFilled(cells, other)),
      'Business Name has no City, State and Zip':
        isFilled(cells, 'Business Name') && !['City', 'State', 'Zip'].some((name) => isFilled(cells, name)),
      'URL is blank in a record with a foreign principal':
        !isFilled(cells, 'URL') &&
        ['Foreign Principal Name', 'Foreign Principal Country'].some((name) => isFilled(cells, name)),
    }),
  )
}

const NO_KIND = /\d|Available-FARA-Public-Office/i
/** Nothing but a ZIP code or telephone number, a street with its house number, or a post office box. */
const ADDRESS =
  /^[+\d\s().-]{5,}$|^\s*\d+\S*\s.*\b(?:street|avenue|road|boulevard|blvd|suite|floor)\b|\bP\.? ?O\.? ?Box\b/i
/** A date, a number beside a word of streets, or a street, a room or a quarter of Washington at the end. */
const NO_AGENT = new RegExp(
  `${ADDRESS.source}|${[
    '^\\s*\\d+/\\d+/\\d+\\s*$',
    '(?=.*\\d).*\\b(?:avenue|ave|blvd|boulevard|bldg|building|circle|court|drive|floor|highway|lane|ln|parkway|pkwy|place)\\b',
    '(?=.*\\d).*\\b(?:plaza|rd|road|room|rue|square|st|street|suite|terrace|ne|nw|sw|n\\.w|s\\.w)\\b',
    '\\b(?:avenue|boulevard|blvd|drive|highway|parkway|road|street|terrace|nw|n\\.w|sw|s\\.w)\\.?\\s*$',
  ].join('|')}`,
  'i',
)
/** Names of persons have no house number and no long number. */
const NO_PERSON = /^\s*\d+\s|\d{3}/
const NO_LINK = /^(?!\s*$|\s*https?:\/\/\S+\s*$|.*Available-FARA-Public-Office)/i

/** Texts that a column never has in the Department’s files. They may be addresses, so their record is refused. */
const FOREIGN_CELL: Readonly<Record<string, RegExp>> = {
  Name: NO_AGENT,
  'Business Name': NO_AGENT,
  'Registrant Name': NO_AGENT,
  'Foreign Principal': ADDRESS,
  'Foreign Principal Name': ADDRESS,
  'Short Form Last Name': NO_PERSON,
  'Short Form First Name': NO_PERSON,
  'Short Form Name': NO_PERSON,
  'Country/Location Represented': NO_KIND,
  'Foreign Principal Country': NO_KIND,
  'Document Type': NO_KIND,
  URL: NO_LINK,
}

const readRegistration = (
  { textOf, dayOf, flags, withheld }: ReadCells,
  registered: string,
  terminated: string,
): RegistrationDraft => ({
  number: textOf('Registration Number'),
  registered: dayOf(registered),
  terminated: dayOf(terminated),
  flags,
  withheld,
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
    isWithoutPlace: cells.isWithoutPlace,
    addressFault: cells.addressFault,
    registrantRegistered: cells.dayOf('Registrant Date'),
    name: cells.textOf('Foreign Principal'),
    country: cells.textOf('Country/Location Represented'),
  }),
  'fara-short-forms': (cells): ShortFormDraft => ({
    ...readRegistration(cells, 'Short Form Date', 'Short Form Termination Date'),
    registrantName: cells.textOf('Registrant Name'),
    isWithoutPlace: cells.isWithoutPlace,
    addressFault: cells.addressFault,
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
    withheld: cells.withheld,
  }),
}

const C1 = /[\u0080-\u009F]/g
const WINDOWS = new TextDecoder('windows-1252')

/** Whether the text has control characters where Windows-1252 has quotation marks and dashes. */
const hasMisreadMarks = (text: string): boolean => text.search(C1) >= 0

/** Restores the marks of a text whose bytes were read as ISO-8859-1 before. */
const restoreMarks = (text: string): string =>
  text.replace(C1, (mark) => WINDOWS.decode(Uint8Array.of(mark.charCodeAt(0))))

/**
 * Whether a program that reads by RFC 4180 has damaged the quotation marks of a cell that did not double them: it drops
 * the first and keeps the one that closes the cell. The first mark of the rest then closes words that no mark opened.
 */
const hasDamagedQuotes = (text: string): boolean =>
  /^[^"]*[\p{L}\p{N}.)]".*"\s*$|^[^"]*[\p{L}\p{N}.)]"\s*$/su.test(text)
