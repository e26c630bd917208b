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

/** What a page knows the service through, in the name of the visitor who asked for it. */
export type Clients = {
  readonly appropriations: AppropriationsClient
  readonly destinations: DestinationsClient
  /** For what the clients have no call for, such as files and how the service stands: its path. */
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>
  readonly endAfter: EndAfter
  /** Facts about the release that the pages of this service read last. */
  readonly memory: Memory
}

/** Aborts when so many milliseconds have passed. */
export type EndAfter = (milliseconds: number) => AbortSignal

/** Never resolved: `ask` decides where it goes. The name is reserved (RFC 2606). */
const SERVICE = 'http://service.invalid'

/** A person waits for the page, and is told when to come back rather than kept. */
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
    // Most pages need none of these lists.
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
 * The body of an answer that the clients have no call for. A refusal is thrown as the clients throw theirs, and becomes
 * a page of its own.
 */
export const readJson = async <Body>(answer: Response): Promise<Body> => {
  const body: unknown = await answer.json().catch(() => undefined)
  if (answer.ok && body !== undefined) return body as Body // The service holds its answers to their schemas.
  if (isProblem(body)) throw new Problem(body)
  throw new UnexpectedAnswer(answer.status)
}

const isProblem = (body: unknown): body is ProblemDocument =>
  typeof body === 'object' && body !== null && 'code' in body && 'detail' in body
