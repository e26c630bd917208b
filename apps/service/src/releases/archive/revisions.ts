import type { Edition } from './edition.ts'
import type { Editions } from './editions.ts'
import type { Withdrawals, WithdrawnEdition } from './withdrawals.ts'

export type Revisions = {
  /** Ids of all editions of an address, also of withdrawn ones: no id is given twice. */
  listIds(address: string): Promise<string[]>
  /** Those of an address by the time at which they were retrieved: an older copy may have been added after a newer one. */
  listAt(address: string): Promise<Edition[]>
  /** All that were not withdrawn. */
  listKept(): Promise<Edition[]>
  listWithdrawn(): Promise<WithdrawnEdition[]>
}

export const makeRevisions = (editions: Editions, withdrawals: Withdrawals): Revisions => {
  const readKept = async (ids: readonly string[]): Promise<Edition[]> => {
    const withdrawn = await withdrawals.list()
    return Promise.all(ids.filter((id) => !withdrawn.has(id)).map((id) => editions.read(id)))
  }
  const listIds = async (address: string): Promise<string[]> =>
    (await editions.list()).filter((id) => id.startsWith(`${address}-`))
  return {
    listIds,
    listAt: async (address) =>
      (await readKept(await listIds(address))).toSorted(([one], [other]) =>
        compareTexts(one.retrieved_at, other.retrieved_at),
      ),
    listKept: async () => readKept(await editions.list()),
    listWithdrawn: async () =>
      Promise.all(
        [...(await withdrawals.list())].map(async (id) => ({
          ...(await withdrawals.read(id)),
          edition: await editions.read(id),
        })),
      ),
  }
}

export const compareTexts = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
