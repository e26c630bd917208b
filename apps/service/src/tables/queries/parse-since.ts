const DAY = /^\d{4}-\d{2}-\d{2}$/u
/** Whitespace of any kind between day and time. */
const SPACE = /\s/u
/** Digits beyond billionths of a second, which an instant cannot hold. */
const TOO_FINE = /(\.\d{9})\d+/u
const NANOSECONDS = 1_000_000n

/**
 * First whole millisecond that is not before this instant. A day means its beginning in UTC. The contract has checked
 * the text: a day, or an instant with its offset.
 */
export const parseSince = (text: string): number => {
  const instant = DAY.test(text) ? `${text}T00:00Z` : text.replace(SPACE, 'T').replace(TOO_FINE, '$1')
  const { epochMilliseconds, epochNanoseconds } = Temporal.Instant.from(instant)
  return BigInt(epochMilliseconds) * NANOSECONDS < epochNanoseconds
    ? epochMilliseconds + 1
    : epochMilliseconds
}
