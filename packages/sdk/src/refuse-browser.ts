import { KeyInBrowser } from './failures.ts'

/**
 * Pages have a document, and their workers `importScripts`; no server has either. Not told by `window`, which Deno had,
 * nor by `navigator`, which Node has.
 */
export const refuseBrowser = (): void => {
  if ('document' in globalThis || 'importScripts' in globalThis) throw new KeyInBrowser()
}
