import type { FullRecord, FundingLine, FundingLineMatch, MissingReason } from '@rotunda/contract'
import { foldText } from '../../../platform/index.ts'

/** The funding line of a record, or the reason why it has none. */
export type FoundLine =
  | { readonly link: NonNullable<FullRecord['funding_line']> }
  | { readonly missing: Extract<MissingReason, 'no_account' | 'no_line' | 'several_lines'> }

export type LinkableRecord = Pick<
  FullRecord,
  'fiscal_year' | 'chamber' | 'subcommittee' | 'agency' | 'account'
>
export type FindFundingLine = (record: LinkableRecord) => FoundLine

/**
 * Finds the guidance line of a record's own year, chamber and subcommittee that names the account printed in the
 * record. A label or program is compared before the title of the account, which several programs share. Similar texts
 * never match.
 */
export const makeFundingLineFinder = (lines: readonly FundingLine[]): FindFundingLine => {
  const guidance = lines.filter(({ kind }) => kind === 'guidance')
  const named = indexLines(guidance)
  const agencies = new Set(guidance.flatMap(listAgencies))
  return (record) => {
    const name = foldLabel(record.account)
    if (name === '') return { missing: 'no_account' }
    const found = named.get(makeKey(record, name))
    if (found === undefined) return { missing: 'no_line' }
    const fits = makeAgencyTest(record, agencies)
    return (
      choose('label', found.label.filter(fits)) ?? choose('account', found.account.filter(fits)) ?? NO_LINE
    )
  }
}

const NO_LINE = { missing: 'no_line' } as const satisfies FoundLine

const choose = (match: FundingLineMatch, lines: readonly FundingLine[]): FoundLine | undefined => {
  const [line, another] = lines
  if (line === undefined) return undefined
  return another === undefined ? { link: { id: line.id, match } } : { missing: 'several_lines' }
}

type Named = Readonly<Record<FundingLineMatch, FundingLine[]>>

const indexLines = (lines: readonly FundingLine[]): ReadonlyMap<string, Named> => {
  const named = new Map<string, Named>()
  for (const line of lines)
    for (const match of ['label', 'account'] as const)
      for (const name of listNames(line, match)) {
        const key = makeKey(line, name)
        const found = named.get(key) ?? { label: [], account: [] }
        named.set(key, found)
        found[match].push(line)
      }
  return named
}

/** Folded names of a line, each once, so that one line does not count as several. */
const listNames = (
  { label_aliases, program, account }: FundingLine,
  match: FundingLineMatch,
): Set<string> => {
  const names = new Set((match === 'label' ? [...label_aliases, program] : [account]).map(foldLabel))
  names.delete('')
  return names
}

const makeKey = (
  scope: Pick<FundingLine, 'fiscal_year' | 'chamber' | 'subcommittee'>,
  name: string,
): string => [scope.fiscal_year, scope.chamber, scope.subcommittee, name].join('/')

/**
 * An agency contradicts a line if guidance knows it and the line does not name it. Tables abbreviate agencies and print
 * parts of agencies in the same column, so a name that guidance does not know proves nothing.
 */
const makeAgencyTest = ({ agency }: LinkableRecord, agencies: ReadonlySet<string>) => {
  const name = foldLabel(agency)
  return (line: FundingLine): boolean => {
    const own = listAgencies(line)
    return own.length === 0 || own.includes(name) || !agencies.has(name)
  }
}

const listAgencies = ({ agency, bureau }: FundingLine): string[] =>
  [agency, bureau].map(foldLabel).filter((name) => name !== '')

/** Keeps letters and digits alone, because tables and guidance differ in case, white space, dashes and punctuation. */
const foldLabel = (text: string | null): string =>
  foldText(text ?? '')
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
