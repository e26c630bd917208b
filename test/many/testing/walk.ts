import { patience } from '../../../apps/service/src/platform/testing.ts'
import type { Machine } from './start-machines.ts'

export type Walked = {
  /** Statuses of all answers, in their order. */
  readonly statuses: readonly number[]
  /** Ids of the rows, in their order. */
  readonly ids: readonly string[]
  /** Total that the first page announced. */
  readonly total: number
}

type Page = {
  readonly data: readonly { readonly id: string }[]
  readonly meta: { readonly snapshot: string; readonly next_offset: number | null; readonly total: number }
}

/**
 * Walks the records as a client does: with the token of the first page, from another machine at each page, and once more
 * after an answer that names a time to wait. `turn` runs after each answer.
 */
export const walk = async (
  machines: readonly Machine[],
  turn: (page: number) => Promise<unknown>,
): Promise<Walked> => {
  const statuses: number[] = []
  const ids: string[] = []
  let [offset, snapshot, total, asked]: [number | null, string, number, number] = [0, '', 0, 0]
  while (offset !== null) {
    const machine = machines[asked++ % machines.length]
    const query = `?limit=4&offset=${offset}${snapshot === '' ? '' : `&snapshot=${snapshot}`}`
    const response = await machine?.ask(`/api/appropriations/v1/records${query}`, { signal: patience() })
    statuses.push(response?.status ?? 0)
    if (response?.status === 503 && response.headers.has('retry-after')) {
      await response.arrayBuffer()
      await turn(statuses.length)
      continue
    }
    if (response?.status !== 200) break
    // Held to its description by other tests.
    const { data, meta } = (await response.json()) as Page
    ids.push(...data.map(({ id }) => id))
    if (snapshot === '') total = meta.total
    ;[offset, snapshot] = [meta.next_offset, meta.snapshot]
    await turn(statuses.length)
  }
  return { statuses, ids, total }
}
