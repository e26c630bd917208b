import type { LobbyingCodeKind, LobbyingFiling, LobbyingFlag, LobbyingXmlFlag } from '@rotunda/contract'
import { decideAmountKind } from '../../publishers/lobbying-xml/index.ts'
import type { Staging } from '../../releases/index.ts'
import type { CompleteRow } from '../families/index.ts'
import { listCodes } from './staged-filings.ts'
import { foldName } from './xml/check-xml.ts'

/** Lists of codes that rows are compared with one by one. */
export const FLAGGED_CODES = [
  'country',
  'state',
  'prefix',
  'suffix',
  'general_issue',
  'contribution_type',
] as const satisfies LobbyingCodeKind[]

type FlaggedCode = (typeof FLAGGED_CODES)[number]
type Flag = LobbyingFlag | LobbyingXmlFlag
type FlaggedRow = { readonly flags: Flag[]; readonly coverage_notes: readonly string[] }

const TABLES = [
  'filings',
  'activities',
  'foreign-entities',
  'affiliated-organizations',
  'convictions',
  'contribution-reports',
  'contribution-items',
  'registrants',
  'clients',
  'lobbyists',
  'house-contribution-reports',
  'house-contributions',
]
/** Tables of the XML: their texts are not flagged. */
const XML_TABLES = ['house-filings', 'house-activities', 'senate-filings', 'senate-issues']

/** Rows by flag, as far as they are written. */
const COUNTS = new WeakMap<Staging, Map<Flag, number>>()

/** Lists the flags with the numbers of their rows, by name. */
export const countFlags = (staging: Staging): readonly (readonly [Flag, number])[] =>
  [...(COUNTS.get(staging) ?? [])].toSorted(([one], [other]) => (one < other ? -1 : 1))

/** Makes the functions that complete the flags of rows as they are written, by table. A list that was not read flags none. */
export const flagRows = (staging: Staging): Readonly<Record<string, CompleteRow>> => {
  const lists = new Map(FLAGGED_CODES.map((kind) => [kind, listCodes(staging, kind)] as const))
  const names = new Map([...lists].map(([kind, list]) => [kind, foldNames(list)]))
  const counts = new Map<Flag, number>()
  COUNTS.set(staging, counts)
  const isListed = (list: Listed | undefined, code: string): boolean =>
    list === undefined || list.size === 0 || list.has(code)
  const isUnknown = (name: string, text: string, isOfXml: boolean): boolean => {
    const [kind, named] = [KINDS[name], NAMED_KINDS[name]]
    if (named !== undefined) return !isListed(names.get(named), foldName(text))
    return kind !== undefined && !isOfXml && !isListed(lists.get(kind), text)
  }
  const lastDay = findLastDay(staging)
  const isImplausible = (name: string, text: string): boolean =>
    DAYS.has(name) && (text < FIRST_DAY || text.slice(0, FIRST_DAY.length) > lastDay)
  const makeComplete =
    (isOfXml: boolean): CompleteRow =>
    (row) => {
      // Rows of these tables have flags, and the notes on their values.
      const { flags, coverage_notes: notes } = row as FlaggedRow
      const found = new Set(flags)
      if (notes.includes('damaged_text')) found.add('text_damaged')
      if (notes.includes('implausible_date')) found.add('date_implausible')
      if (isEarly(row)) found.add('posted_before_period')
      if (!isOfXml && isEndedEarly(row)) found.add('ended_before_period')
      if (!isOfXml && isOfHiredFirm(row)) found.add('expenses_of_hired_firm')
      for (const [name, text] of listTexts(row)) {
        if (isImplausible(name, text)) found.add('date_implausible')
        if (isUnknown(name, text, isOfXml)) found.add('code_unknown')
        if (isOfXml) continue
        if (NUMBERS[name]?.(text) === false) found.add('number_implausible')
        if (FREE_TEXTS.has(name) && hasContact(text)) found.add('contact_in_text')
      }
      flags.splice(0, flags.length, ...[...found].toSorted())
      for (const flag of flags) counts.set(flag, (counts.get(flag) ?? 0) + 1)
    }
  return Object.fromEntries([
    ...TABLES.map((table) => [table, makeComplete(false)] as const),
    ...XML_TABLES.map((table) => [table, makeComplete(true)] as const),
  ])
}

/** Year of the first Act on lobbying. */
const FIRST_DAY = '1946-01-01'
const DAYS_AHEAD = 366

/** A day may be some time ahead of the newest document, such as the one on which a registration becomes effective. */
const findLastDay = ({ documents }: Staging): string => {
  const newest = Math.max(...documents.map(({ source }) => Date.parse(source.retrieved_at)))
  return new Date(newest + DAYS_AHEAD * 86_400_000).toISOString().slice(0, FIRST_DAY.length)
}

/** Days, and times that begin with their day. */
const DAYS: ReadonlySet<string> = new Set([
  'termination_date',
  'effective_date',
  'updated_at',
  'date',
  'signed_on',
  'received_on_eastern',
])

/** Whether a report was posted before its period began. A registration may be: it is of the quarter of its effect. */
const isEarly = (row: Partial<LobbyingFiling>): boolean =>
  row.form_family === 'report' && (row.posted_on_eastern ?? '') < (row.period_start ?? '')

/** Whether a report is of a period after the day of termination. */
const isEndedEarly = (row: Partial<LobbyingFiling>): boolean =>
  row.form_family === 'report' && (row.termination_date ?? LAST_DAY) < (row.period_start ?? '')

const LAST_DAY = '9999-12-31'

/** Whether a report has expenses although its registrant works for another organisation. Similar names are no proof. */
const isOfHiredFirm = (row: Partial<LobbyingFiling>): boolean => {
  const { registrant_name, client_name, client } = row
  if (registrant_name === undefined || client_name === undefined) return false
  if (row.form_family !== 'report' || typeof row.expenses_cents !== 'number') return false
  const selfFiler = typeof client?.is_self === 'boolean' ? String(client.is_self) : null
  return decideAmountKind({ registrant: registrant_name, client: client_name, selfFiler }).kind === 'income'
}

const isNumber = (text: string): boolean => /^\d+(?:\.\d+)?$/.test(text.trim())

/** Whether the number of a foreign entity may be right. */
const NUMBERS: Readonly<Record<string, (text: string) => boolean>> = {
  contribution: isNumber,
  ownership_percentage: (text) => isNumber(text) && Number(text) <= 100,
}

type Listed = { readonly size: number; readonly has: (code: string) => boolean }

/** Codes and names of a list, as the XML writes them: in capitals, and the United States in three letters. */
const foldNames = (list: ReadonlyMap<string, string>): Listed =>
  new Set([...list, ...(list.has('US') ? [['USA']] : [])].flat().map(foldName))

/** Fields of the interface with codes. */
const KINDS: Readonly<Record<string, FlaggedCode>> = {
  country: 'country',
  ppb_country: 'country',
  state: 'state',
  ppb_state: 'state',
  prefix: 'prefix',
  suffix: 'suffix',
}
/** Fields of the XML, with a code or a name of the lists. Its parts of names are in no list. */
const NAMED_KINDS: Readonly<Record<string, FlaggedCode>> = {
  registrant_country: 'country',
  registrant_state: 'state',
  client_country: 'country',
  client_state: 'state',
  issue_code: 'general_issue',
  issue_name: 'general_issue',
  contribution_type: 'contribution_type',
}
const FREE_TEXTS: ReadonlySet<string> = new Set([
  'description',
  'foreign_entity_issues',
  'covered_position',
  'comments',
  'contributor_name',
  'payee_name',
  'recipient_name',
  'honoree_name',
])
/** Whether no free text of the row may hold a telephone number or an e-mail address. */
export const isWithoutContact = (row: object): boolean =>
  [...listTexts(row)].every(([name, text]) => !FREE_TEXTS.has(name) || !hasContact(text))

/** Fields with texts of their own. */
const PARTS: ReadonlySet<string> = new Set(['registrant', 'client', 'lobbyists'])

function* listTexts(row: object): Generator<readonly [name: string, text: string], void, undefined> {
  // Rows are JSON.
  for (const [name, value] of Object.entries(row) as [string, unknown][])
    if (typeof value === 'string') yield [name, value]
    else if (PARTS.has(name) && typeof value === 'object' && value !== null)
      // A list of such a field holds objects.
      for (const part of Array.isArray(value) ? (value as object[]) : [value]) yield* listTexts(part)
}

/** Whether a text may hold an e-mail address, or a telephone number as Americans or with its country write it. */
const hasContact = (text: string): boolean =>
  (text.includes('@') && E_MAIL.test(text)) || (/\d{4}/.test(text) && TELEPHONE.test(text))

const E_MAIL = /[\w.+-]{1,64}@[\w-]{1,63}\.[a-z]{2}/i
const TELEPHONE =
  /(?<![\d-])(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}(?![\d-])|\+\d{1,3}[ .()-]{0,2}\d[\d .()-]{6,20}\d/
