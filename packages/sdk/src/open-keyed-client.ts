import { KeyInBrowser } from './key-in-browser.ts'
import { openClient, type ClientOptions, type OpenedClient } from './open-client.ts'

export type KeyedOptions = ClientOptions & {
  /** API key. Read it from a secret of your server; never put it into code that a browser loads. */
  readonly key: string
}

/**
 * Opens a client with a key; throws KeyInBrowser in a browser. Pages have `document` and workers have `importScripts`;
 * servers have neither. `window` and `navigator` prove nothing: Deno had the first, and Node has the second.
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
    // A redirect must not send the key to another server.
    { redirect: 'manual' },
  )
}
