import { findKey, type ListedKey } from '../access/index.ts'
import { Refusal, type Store } from '../platform/index.ts'

/** The key with this id, also when it is closed. Throws a Refusal where there is none. */
export const getKey = async (store: Store, id: string): Promise<ListedKey> => {
  const key = await findKey(store, id)
  if (key === undefined) throw new Refusal('not_found', `There is no key ${id}.`)
  return key
}
