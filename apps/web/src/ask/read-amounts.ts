import { makeAddress } from '../html/href.ts'
import { PAGE_CALL, readJson, type Clients } from './clients.ts'

/** Amounts of records by their ids, in whole dollars; null where a record states none. */
export type Amounts = ReadonlyMap<string, number | null>

/** The most ids in one question. */
const MOST_IDS = 100

/** Reads the amounts of some records of one release. `api` is the address of that release. */
export const readAmounts = async (
  { fetch, endAfter }: Pick<Clients, 'fetch' | 'endAfter'>,
  api: string,
  ids: readonly string[],
): Promise<Amounts> => {
  if (ids.length === 0) return new Map()
  const query = { id: ids.slice(0, MOST_IDS), fields: 'id,amount', limit: MOST_IDS }
  const signal = endAfter(PAGE_CALL.timeoutSeconds * 1000)
  const answer = await fetch(makeAddress(`${api}/records`, query), { signal })
  const { data } = await readJson<{ readonly data: readonly Row[] }>(answer)
  return new Map(data.map(({ id, amount }) => [id, amount]))
}

type Row = { readonly id: string; readonly amount: number | null }
