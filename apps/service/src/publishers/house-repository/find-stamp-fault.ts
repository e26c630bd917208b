import { findLateDay } from '../hearings/find-late-day.ts'
import type { Source } from '../publisher.ts'

type Stamp = { readonly name: string; readonly at: string | null }

/** Why stamps cannot all be right: each is no earlier than the one before it, and none is later than the retrieval. */
export const findStampFault = (
  stamps: readonly Stamp[],
  source: Pick<Source, 'retrieved_at'>,
): string | undefined => {
  const known = stamps.flatMap(({ name, at }) => (at === null ? [] : [{ name, at }]))
  const late = known.find(({ at }) => findLateDay([at], source) !== undefined)
  if (late !== undefined) return `the ${late.name} ${late.at} is after its retrieval`
  const early = known.find(({ at }) => at < BEGINNING)
  if (early !== undefined) return `the ${early.name} ${early.at} is before the repository was`
  const index = known.findIndex(({ at }, place) => at < (known[place - 1]?.at ?? ''))
  const [before, after] = [known[index - 1], known[index]]
  return before === undefined || after === undefined
    ? undefined
    : `the ${after.name} ${after.at} is before the ${before.name} ${before.at}`
}

const BEGINNING = '2000'
