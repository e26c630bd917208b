import {
  makeAppropriationsClient,
  NoAnswer,
  type AppropriationsClient,
  Problem,
  UnexpectedAnswer,
  type ProblemDocument,
} from '@rotunda/sdk/appropriations'
import { makeDestinationsClient, type DestinationsClient } from '@rotunda/sdk/destinations'
import type { Ask, Visitor } from './ask.ts'
import { Memory } from './memory.ts'

/** A page's access to the service, on behalf of its visitor. */
export type Clients = {
  readonly appropriations: AppropriationsClient
  readonly destinations: DestinationsClient
  /** Fetches a path that the clients do not cover, such as a file or the status. */
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>
  readonly endAfter: EndAfter
  /** Facts about the release that the pages of this service read last. */
  readonly memory: Memory
}

/** Returns a signal that aborts after so many milliseconds. */
export type EndAfter = (milliseconds: number) => AbortSignal

/** A name that is never resolved (RFC 2606): `ask` decides where requests go. */
const SERVICE = 'http://service.invalid'

/** A person waits for the page, so a busy service answers "come back" rather than late. */
export const PAGE_CALL = { timeoutSeconds: 5 }

export const makeClients = (
  ask: Ask,
  visitor: Visitor,
  endAfter: EndAfter = (milliseconds) => AbortSignal.timeout(milliseconds),
  memory = new Memory(),
): Clients => {
  const fetch = (request: Request): Promise<Response> => ask(request, visitor)
  const options = { baseUrl: SERVICE, fetch, timing: { timeout: endAfter } }
  let destinations: DestinationsClient | undefined
  return {
    appropriations: makeAppropriationsClient(options),
    // Made on first use, because most pages need none of these lists.
    get destinations() {
      return (destinations ??= makeDestinationsClient(options))
    },
    endAfter,
    memory,
    fetch: async (path, init) => {
      try {
        return await fetch(new Request(new URL(path, SERVICE), init))
      } catch (cause) {
        throw new NoAnswer(`${path} was not answered`, { cause })
      }
    },
  }
}

/**
 * Reads an answer that the clients do not cover. A refusal is thrown, as the clients throw it, and becomes an error
 * page.
 */
export const readJson = async <Body>(answer: Response): Promise<Body> => {
  const body: unknown = await answer.json().catch(() => undefined)
  if (answer.ok && body !== undefined) return body as Body // The service validates its answers against their schemas.
  if (isProblem(body)) throw new Problem(body)
  throw new UnexpectedAnswer(answer.status)
}

const isProblem = (body: unknown): body is ProblemDocument =>
  typeof body === 'object' && body !== null && 'code' in body && 'detail' in body
