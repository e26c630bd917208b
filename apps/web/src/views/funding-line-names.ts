import { SUBCOMMITTEES } from '@rotunda/contract'
import type { AppropriationsClient } from '@rotunda/sdk/appropriations'
import { PAGE_CALL, type Clients } from '../ask/clients.ts'
import { showValue } from '../filters/parameters.ts'

/** A funding line in a list, with the requested fields only. */
export type Line = Awaited<
  ReturnType<ReturnType<AppropriationsClient['fundingLines']>['page']>
>['data'][number]

/** A line's account and program; without both, its bureau, its agency or its kind. */
export const nameFundingLine = (line: Line): string => {
  const { account, program, bureau, agency } = line
  const name = [account, program].filter((part) => typeof part === 'string').join(': ')
  return name || bureau || agency || describeLine(line)
}

const KINDS: Readonly<Record<NonNullable<Line['kind']>, string>> = {
  guidance: 'Guidance',
  federal_account: 'Treasury account',
  assistance_listing: 'Assistance listing',
}

/** Ends with the id, because several lines may share everything else. */
const describeLine = ({ kind, chamber, fiscal_year: year, subcommittee, id = '' }: Line): string =>
  [
    kind === undefined ? 'Funding line' : KINDS[kind],
    ...(chamber ? [` of the ${showValue('chamber', chamber)}`] : []),
    ...(year ? [` for ${year}`] : []),
    ...(subcommittee ? [`, ${SUBCOMMITTEES[subcommittee]}`] : []),
    ` (${id})`,
  ].join('')

const NAMING = [
  'id',
  'account',
  'program',
  'bureau',
  'agency',
  'kind',
  'chamber',
  'fiscal_year',
  'subcommittee',
] as const

/** The most ids in one filter. */
const NAMED_AT_ONCE = 100

/** Names of funding lines by id. Records and totals have only ids. */
export const readFundingLineNames = async (
  clients: Pick<Clients, 'appropriations'>,
  values: readonly (string | number | null | undefined)[],
): Promise<ReadonlyMap<string, string>> => {
  const ids = [...new Set(values.filter((value) => typeof value === 'string'))]
  const parts = Array.from({ length: Math.ceil(ids.length / NAMED_AT_ONCE) }, (_, part) =>
    ids.slice(part * NAMED_AT_ONCE, (part + 1) * NAMED_AT_ONCE),
  )
  const lines = await Promise.all(parts.map((part) => readLines(clients, part)))
  return new Map(lines.flat().map((line) => [line.id, nameFundingLine(line)]))
}

const readLines = async ({ appropriations }: Pick<Clients, 'appropriations'>, id: string[]) => {
  const { data } = await appropriations
    .fundingLines({ id, fields: [...NAMING] }, { ...PAGE_CALL, pageSize: NAMED_AT_ONCE })
    .page()
  return data
}
