import { KeyInBrowser } from './key-in-browser.ts'
import { openClient, type ClientOptions, type OpenedClient } from './open-client.ts'

export type KeyedOptions = ClientOptions & {
  /** From a secret of the server, never from code that a browser loads. */
  readonly key: string
}

/**
 * Refuses to run in a browser: pages have a document and their workers `importScripts`, and no server has either. Not
 * judged by `window`, which Deno had, nor by `navigator`, which Node has.
 */
export const openKeyedClient = <Paths extends object>({
  key,
  headers,
  ...options
}: KeyedOptions): OpenedClient<Paths> => {
  if ('document' in globalThis || 'importScripts' in globalThis) throw new KeyInBrowser()
  if (!key) throw new TypeError('A key is needed.')
  return openClient(
    { ...options, headers: { ...headers, authorization: `Bearer ${key}` } },
    // A key goes to the service that it was given for, and not to where an answer points.
    { redirect: 'manual' },
  )
}
