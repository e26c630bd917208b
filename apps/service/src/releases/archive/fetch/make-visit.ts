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
  /** Shows a waiting person the reason. */
  readonly say: (doing: string) => void
}

/** Takes one request from the allowance that a host gives all processes together: 0, or the seconds to wait for it. */
export type TakePermit = () => Promise<number>

/** `takePermit`: called for each try, if the host limits the rate of requests. */
export type VisitRequest = DocumentRequest & { readonly takePermit?: TakePermit }

/** One polite request: never called again before the last call has ended. */
export type Visit = (request: VisitRequest) => Promise<DocumentAnswer>

const TRIES = ARCHIVE_LIMITS.fetchTries.value
/** Without a wish of the host; doubled each time. */
const FIRST_WAIT_SECONDS = 30
const LONGEST_WAIT_SECONDS = ARCHIVE_LIMITS.fetchWaitSeconds.value

/**
 * Asks a host with a pause between any two requests. A host that is busy (429, 503) is asked again when it wishes, a
 * few times, unless it wishes to be left alone for longer than a person waits.
 */
export const makeVisit = (needs: VisitNeeds): Visit => {
  const { clock, wait, pauseSeconds, say } = needs
  const ended = new Map<string, number>()

  const waitForPermit = async ({ url, takePermit }: VisitRequest): Promise<void> => {
    if (takePermit === undefined) return
    for (let seconds = await takePermit(); seconds > 0; seconds = await takePermit()) {
      say(`The quota of ${url.host} is used up; waiting ${Math.ceil(seconds)} s`)
      await wait(Math.ceil(seconds * 1000))
    }
  }

  const ask = async (request: VisitRequest): Promise<DocumentAnswer> => {
    const { host } = request.url
    const passed = clock().getTime() - (ended.get(host) ?? -Infinity)
    // A clock that was set back makes no pause longer.
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
      say(`${request.url.host} is busy; waiting ${seconds} s`)
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
