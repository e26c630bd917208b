import type { Source } from '../publisher.ts'

/**
 * The first of these days or instants that lies after the retrieval of its document. What has happened by then is no later:
 * only what is scheduled lies ahead. A day of grace, since clocks and zones differ.
 */
export const findLateDay = (
  said: readonly (string | null)[],
  { retrieved_at }: Pick<Source, 'retrieved_at'>,
): string | undefined => {
  const last = Temporal.Instant.from(retrieved_at).add({ hours: 24 }).toString()
  return said.find((one): one is string => one !== null && one.slice(0, DAY) > last.slice(0, DAY))
}

const DAY = 10
