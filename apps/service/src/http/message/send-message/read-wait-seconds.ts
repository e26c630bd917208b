import { MESSAGE_REQUEST_LIMITS } from '../../limits.ts'

export const MAX_WAIT_SECONDS = MESSAGE_REQUEST_LIMITS.waitSeconds.value

/** Reads names in any case, and values with or without quotes (RFC 7240). */
const WAIT = /(?:^|[,;\s])wait\s*=\s*(?:(\d+)|"(\d+)")\s*(?:$|[,;])/i

/** Reads the seconds that the client prefers to wait, at most 30. An unreadable preference counts as none. */
export const readWaitSeconds = (prefer: string | string[] | undefined): number | undefined => {
  const [, bare, quoted] = WAIT.exec(String(prefer ?? '')) ?? []
  const seconds = bare ?? quoted
  return seconds === undefined ? undefined : Math.min(Number(seconds), MAX_WAIT_SECONDS)
}
