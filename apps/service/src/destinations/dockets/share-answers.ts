import type { Clock } from '../../platform/index.ts'

type Entry<Answer> = { readonly answer: Promise<Answer>; until: number }

export type ShareAnswersNeeds<Answer> = {
  readonly clock: Clock
  /** Seconds for which an answer stands; 0 to ask again next time. */
  readonly keepSeconds: (answer: Answer) => number
  /** The same for an answer that was an error. */
  readonly keepErrorSeconds: (error: unknown) => number
  /** Answers kept at once; beyond it the oldest goes. */
  readonly capacity: number
}

/**
 * Asks once for all who want the same thing at the same time, and keeps the answer for a while. Errors are shared
 * like answers, so a wrong number sent a thousand times costs one look-up.
 */
export const shareAnswers = <Answer>(needs: ShareAnswersNeeds<Answer>) => {
  const entries = new Map<string, Entry<Answer>>()
  const now = () => needs.clock().getTime()
  return (key: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const known = entries.get(key)
    if (known !== undefined && known.until > now()) return known.answer
    const entry: Entry<Answer> = { answer: ask(), until: Infinity }
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

const dropOldest = (entries: Map<string, unknown>, capacity: number): void => {
  for (const key of entries.keys()) {
    if (entries.size <= capacity) return
    entries.delete(key)
  }
}
