import { Refusal, type Clock } from '../../platform/index.ts'
import { LIST_LIMITS } from '../limits.ts'

type Entry<Answer> = { readonly answer: Promise<Answer>; readonly organisation: string; until: number }

type ShareAnswersNeeds<Answer> = {
  readonly clock: Clock
  /** Seconds to keep an answer; 0 to ask again next time. */
  readonly keepSeconds: (answer: Answer) => number
  /** Seconds to keep an error. */
  readonly keepErrorSeconds: (error: unknown) => number
  /** Most answers kept at once; beyond it the oldest is dropped. */
  readonly capacity: number
}

/**
 * Asks once for all callers with the same question at the same time, and keeps the answer for a while. Errors are
 * shared like answers, so a wrong number sent a thousand times costs one look-up. A running question is shared only
 * within one organisation: it may fail for a reason that concerns that organisation alone.
 */
export const shareAnswers = <Answer>(needs: ShareAnswersNeeds<Answer>) => {
  const entries = new Map<string, Entry<Answer>>()
  const now = () => needs.clock().getTime()
  const isUsable = (entry: Entry<Answer>, organisation: string) =>
    entry.until === UNDER_WAY ? entry.organisation === organisation : entry.until > now()
  return (key: string, ask: () => Promise<Answer>, organisation = ''): Promise<Answer> => {
    const known = entries.get(key)
    if (known !== undefined && isUsable(known, organisation)) return known.answer
    const entry: Entry<Answer> = { answer: ask(), organisation, until: UNDER_WAY }
    const keepFor = (seconds: number): void => {
      entry.until = now() + seconds * 1000
    }
    entry.answer.then(
      (answer) => keepFor(needs.keepSeconds(answer)),
      (error: unknown) => keepFor(needs.keepErrorSeconds(error)),
    )
    entries.delete(key)
    entries.set(key, entry)
    dropOldest(entries, needs.capacity)
    return entry.answer
  }
}

const UNDER_WAY = Infinity

const dropOldest = (entries: Map<string, unknown>, capacity: number): void => {
  for (const key of entries.keys()) {
    if (entries.size <= capacity) return
    entries.delete(key)
  }
}

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
