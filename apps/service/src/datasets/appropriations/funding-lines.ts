import { FUNDING_LINE_KINDS, namesOf, type FundingLine } from '@rotunda/contract'
import { foldText } from '../../platform/index.ts'
import { compareText } from './compare-text.ts'
import { refuseUnknown } from './refuse-unknown.ts'
import { matchesSearch } from './search/matches-search.ts'
import { parseSearch } from './search/parse-search.ts'
import type { FundingLineFilters } from './snapshot.ts'

/** Guidance first: the newest year, then by chamber, subcommittee, account and program. Then accounts by symbol, listings by number. */
export const sortFundingLines = (lines: readonly FundingLine[]): readonly FundingLine[] =>
  lines
    .map((line) => ({ line, key: makeLineKey(line) }))
    .toSorted((one, other) => compareText(one.key, other.key))
    .map(({ line }) => line)

const KINDS = namesOf(FUNDING_LINE_KINDS)
/** Of four figures, as is every difference from a year. */
const LAST_YEAR = 9999
/** Below every character of a text, so that a text comes before those that begin with it. */
const SEPARATOR = '\u0001'

const makeLineKey = (line: FundingLine): string =>
  [
    String(KINDS.indexOf(line.kind)),
    String(LAST_YEAR - (line.fiscal_year ?? 0)),
    ...(line.kind === 'guidance' ? [line.chamber, line.subcommittee, line.account, line.program] : []),
    line.federal_account_symbol,
    line.assistance_listings[0]?.number,
    line.id,
  ]
    .map((part) => foldText(part ?? ''))
    .join(SEPARATOR)

/** The lines that pass every filter, in their order. Throws `invalid_query` for an agency or account of no line. */
export const selectFundingLines = (
  lines: readonly FundingLine[],
  filters: FundingLineFilters,
): readonly FundingLine[] => {
  const tests = makeTests(lines, filters)
  return lines.filter((line) => tests.every((test) => test(line)))
}

type LineTest = (line: FundingLine) => boolean

const makeTests = (lines: readonly FundingLine[], filters: FundingLineFilters): readonly LineTest[] => [
  ...isOneOf(filters.id?.map(foldText), ({ id }) => foldText(id)),
  ...isOneOf(filters.kind, ({ kind }) => kind),
  ...isOneOf(filters.basis, ({ basis }) => basis),
  ...isOneOf(filters.subcommittee, ({ subcommittee }) => subcommittee),
  ...isOneOf(filters.chamber, ({ chamber }) => chamber),
  ...isOneOf(filters.fiscal_year, ({ fiscal_year }) => fiscal_year),
  ...isNamed('agency', filters.agency, lines, ({ agency }) => [agency]),
  ...isNamed('account', filters.account, lines, listAccountNames),
  ...holds(filters.q),
]

const listAccountNames = (line: FundingLine) => [
  line.account,
  line.federal_account_title,
  line.federal_account_symbol,
]

const isOneOf = <Value>(
  wanted: readonly Value[] | undefined,
  read: (line: FundingLine) => Value | null,
): readonly LineTest[] => {
  if (wanted === undefined) return []
  const values = new Set<Value | null>(wanted)
  return [(line) => values.has(read(line))]
}

const isNamed = (
  param: string,
  wanted: readonly string[] | undefined,
  lines: readonly FundingLine[],
  read: (line: FundingLine) => readonly (string | null)[],
): readonly LineTest[] => {
  if (wanted === undefined) return []
  const names = lines.flatMap(read).filter((name) => name !== null)
  refuseUnknown(param, wanted, names)
  const folded = new Set(wanted.map(foldText))
  return [(line) => read(line).some((name) => name !== null && folded.has(foldText(name)))]
}

const holds = (q: string | undefined): readonly LineTest[] => {
  if (q === undefined) return []
  const search = parseSearch(q)
  return [(line) => matchesSearch(search, listLineTexts(line))]
}

const listLineTexts = (line: FundingLine): readonly string[] =>
  [
    ...[line.agency, line.bureau, line.account, line.program],
    ...[line.federal_account_symbol, line.federal_account_title],
    ...line.assistance_listings.flatMap(({ number, title }) => [number, title]),
    ...line.label_aliases,
  ].filter((text) => text !== null)
