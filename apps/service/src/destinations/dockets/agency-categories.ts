import { Refusal, type Clock } from '../../platform/index.ts'
import { shareAnswers } from './share-answers.ts'
import { LIST_LIMITS } from '../limits.ts'

/** Values that an agency accepts for `category`; empty when it has no list. Throws a Refusal `unavailable`. */
export type ListCategories = (agencyId: string) => Promise<readonly string[]>

const KEEP_SECONDS = LIST_LIMITS.agencyCategoriesHours.value * 3600
const CAPACITY = 500

/**
 * Fetches an agency's list every few hours, and keeps the last one while Regulations.gov does not answer. Without any
 * list it assumes nothing, since an empty list says that the agency has no categories.
 */
export const rememberCategories = (listCategories: ListCategories, clock: Clock): ListCategories => {
  const last = new Map<string, readonly string[]>()
  const share = shareAnswers<readonly string[]>({
    clock,
    keepSeconds: () => KEEP_SECONDS,
    keepErrorSeconds: () => 0,
    capacity: CAPACITY,
  })
  const ask = async (agencyId: string): Promise<readonly string[]> => {
    try {
      const categories = await listCategories(agencyId)
      last.set(agencyId, categories)
      return categories
    } catch (error) {
      const stale = last.get(agencyId)
      if (stale !== undefined && error instanceof Refusal && error.code === 'unavailable') return stale
      throw error
    }
  }
  return (agencyId) => share(agencyId, () => ask(agencyId))
}
