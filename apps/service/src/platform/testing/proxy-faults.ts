import type { IncomingHttpHeaders } from 'node:http'

export type AskedOfProxy = {
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly headers: IncomingHttpHeaders
}

export type Rule = {
  /** Every request, when left out. */
  readonly when?: (asked: AskedOfProxy) => boolean
  /** Requests after which the rule is spent; without an end when left out. */
  readonly times?: number
  readonly fault: Fault
}

export type Fault =
  /** An answer with this status, without asking the server. */
  | { readonly kind: 'status'; readonly status: number }
  /** The body of the answer breaks off before this byte; its length was announced. */
  | { readonly kind: 'cut'; readonly atByte: number }
  /** One bit of this byte of the answer is wrong. */
  | { readonly kind: 'wrong byte'; readonly atByte: number }
  | { readonly kind: 'slow'; readonly bytesPerSecond: number }
  /** No answer, until `heal` breaks the connection. */
  | { readonly kind: 'hang' }
  /** The connection breaks before this byte of the body of the request. */
  | { readonly kind: 'stop upload'; readonly atByte: number }
  /** A list that is late or not whole. */
  | { readonly kind: 'change list'; readonly change: (xml: string) => string }

/** The list without the objects whose key fits. */
export const omitFromList =
  (key: RegExp) =>
  (xml: string): string =>
    xml.replaceAll(/<Contents>.*?<\/Contents>/gs, (entry) =>
      key.test(/<Key>(.*?)<\/Key>/s.exec(entry)?.[1] ?? '') ? '' : entry,
    )
