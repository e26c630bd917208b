import { readRetryAfter, type Clock } from '../../../platform/index.ts'
import { NotFetched } from './not-fetched.ts'
import {
  requestDocument,
  type DocumentAnswer,
  type DocumentRequest,
  type RequestNeeds,
} from './request-document.ts'
import { ARCHIVE_LIMITS } from '../../limits.ts'

export type VisitNeeds = RequestNeeds & {
  readonly clock: Clock
  readonly wait: (milliseconds: number) => Promise<unknown>
  /** Least time between the end of one request to a host and the beginning of the next. */
  readonly pauseSeconds: number
  /** Shows what is being done, and the reason for each wait. */
  readonly reportProgress: (doing: string) => void
}

/** Takes one request from the quota that all processes share at a host. Returns 0, or the seconds to wait for it. */
export type TakePermit = () => Promise<number>

/** `takePermit`: called for each try, if the host limits the rate of requests. */
export type VisitRequest = DocumentRequest & { readonly takePermit?: TakePermit }

/** Sends one polite request. Callers await it before they call it again. */
export type Visit = (request: VisitRequest) => Promise<DocumentAnswer>

const TRIES = ARCHIVE_LIMITS.fetchTries.value
/** Wait if the host names none. It doubles with each try. */
const FIRST_WAIT_SECONDS = 30
const LONGEST_WAIT_SECONDS = ARCHIVE_LIMITS.fetchWaitSeconds.value

/**
 * Pauses between any two requests to a host. Retries a busy host (429, 503) a few times, when the host asks to be
 * retried. Gives up if the host asks for a longer wait than a person has patience for.
 */
export const makeVisit = (needs: VisitNeeds): Visit => {
  const { clock, wait, pauseSeconds, reportProgress } = needs
  const ended = new Map<string, number>()

  const waitForPermit = async ({ url, takePermit }: VisitRequest): Promise<void> => {
    if (takePermit === undefined) return
    for (let seconds = await takePermit(); seconds > 0; seconds = await takePermit()) {
      reportProgress(`The quota of ${url.host} is used up; waiting ${Math.ceil(seconds)} s`)
      await wait(Math.ceil(seconds * 1000))
    }
  }

  const ask = async (request: VisitRequest): Promise<DocumentAnswer> => {
    const { host } = request.url
    const passed = clock().getTime() - (ended.get(host) ?? -Infinity)
    // A clock that was set back must not lengthen the pause.
    const pause = Math.min(pauseSeconds * 1000, pauseSeconds * 1000 - passed)
    if (pause > 0) await wait(pause)
    await waitForPermit(request)
    try {
      return await requestDocument(request, needs)
    } finally {
      ended.set(host, clock().getTime())
    }
  }

  return async (request) => {
    for (let tries = 1; ; tries += 1) {
      const answer = await ask(request)
      if (![429, 503].includes(answer.status) || tries === TRIES) return answer
      const seconds = readWait(answer, clock(), FIRST_WAIT_SECONDS * 2 ** (tries - 1))
      reportProgress(`${request.url.host} is busy; waiting ${seconds} s`)
      await wait(seconds * 1000)
    }
  }
}

const readWait = ({ url, headers }: DocumentAnswer, now: Date, otherwise: number): number => {
  const until = readRetryAfter(headers.get('retry-after') ?? undefined, now)
  const seconds = until === undefined ? otherwise : Math.ceil((until.getTime() - now.getTime()) / 1000)
  if (seconds <= LONGEST_WAIT_SECONDS) return Math.max(0, seconds)
  throw new NotFetched('failed', `${url.host} is busy until ${until?.toISOString() ?? ''}. Fetch again then.`)
}
