import { FUNDING_LINE_KINDS, FundingLine, namesOf } from '@rotunda/contract'
import { foldText } from '../../platform/index.ts'
import type { Table, Value } from '../../tables/index.ts'
import { fillLine } from './fill-earlier.ts'
import { FUNDING_LINE_COLUMNS } from './flat-columns.ts'

/** Accounts that take project requests, and the two public code systems that they lead to. */
export const FUNDING_LINES: Table<FundingLine> = {
  name: 'funding-lines',
  schema: FundingLine,
  idOf: ({ id }) => id,
  orderOf: (line) => makeLineKey(line),
  complete: fillLine,
  columns: {
    kind: { kind: 'value', of: ({ kind }) => kind, filter: {}, dimension: true },
    basis: { kind: 'value', of: ({ basis }) => basis, filter: {}, dimension: true },
    chamber: { kind: 'value', of: ({ chamber }) => chamber, filter: {}, dimension: true },
    fiscal_year: {
      kind: 'value',
      of: ({ fiscal_year }) => fiscal_year,
      filter: {},
      sort: 'fiscal_year',
      dimension: true,
    },
    subcommittee: {
      kind: 'value',
      of: ({ subcommittee }) => subcommittee,
      filter: {},
      sort: 'subcommittee',
      dimension: true,
    },
    agency: {
      kind: 'value',
      of: ({ agency }) => agency,
      filter: { folded: true, refuseUnknown: true },
      sort: 'agency',
      dimension: true,
    },
    account: {
      kind: 'values',
      of: (line) => listTexts([line.account, line.federal_account_title, line.federal_account_symbol]),
      filter: { folded: true, refuseUnknown: true },
      sort: 'account',
    },
    program: { kind: 'ranked', of: ({ program }) => program, sort: 'program' },
    changed_at: {
      kind: 'instant',
      of: ({ changed_at }) => changed_at,
      sort: 'changed_at',
      since: 'changed_since',
    },
  },
  textsOf: (line) =>
    listTexts([
      line.agency,
      line.bureau,
      line.account,
      line.program,
      line.federal_account_symbol,
      line.federal_account_title,
      ...line.assistance_listings.flatMap(({ number, title }) => [number, title]),
      ...line.label_aliases,
    ]),
  provenance: ['evidence'],
  flat: FUNDING_LINE_COLUMNS,
}

const listTexts = <Text extends Value>(texts: readonly (Text | null)[]): readonly Text[] => [
  ...new Set(texts.filter((text) => text !== null)),
]

const KINDS = namesOf(FUNDING_LINE_KINDS)
/** Four digits, so every difference from a year has four as well. */
const LAST_YEAR = 9999
/** Sorts below every character of a text, so a text comes before longer ones that begin with it. */
const SEPARATOR = '\u0001'

/**
 * Guidance comes first: by newest year, chamber, subcommittee, account and program. Then come accounts by symbol, and
 * listings by number.
 */
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
