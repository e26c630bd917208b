import type { AppropriationsClient } from '@rotunda/sdk/appropriations'
import { PAGE_CALL, type Clients } from '../../ask/clients.ts'

/** A funding line as a list gives it: only the fields that were asked for. */
export type Line = Awaited<
  ReturnType<ReturnType<AppropriationsClient['fundingLines']>['page']>
>['data'][number]

/** What people call a line: its account and program; where it has neither, the body that it is of. */
export const nameLine = ({ account, program, bureau, agency, id = '' }: Line): string =>
  [account, program].filter((part) => typeof part === 'string').join(': ') || bureau || agency || id

/** As many as one filter takes: lines beyond keep their ids, and no page asks twice. */
const NAMED_AT_ONCE = 100

/** Names of funding lines by their ids, which are all that records and totals have of them. */
export const readLineNames = async (
  { appropriations }: Pick<Clients, 'appropriations'>,
  values: readonly (string | number | null | undefined)[],
): Promise<ReadonlyMap<string, string>> => {
  const ids = [...new Set(values.filter((value) => typeof value === 'string'))].slice(0, NAMED_AT_ONCE)
  if (ids.length === 0) return new Map()
  const { data } = await appropriations
    .fundingLines(
      { id: ids, fields: ['id', 'account', 'program', 'bureau', 'agency'] },
      { ...PAGE_CALL, pageSize: NAMED_AT_ONCE },
    )
    .page()
  return new Map(data.map((line) => [line.id ?? '', nameLine(line)]))
}
