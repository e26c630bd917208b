/**
 * The same answer with another text in place of every text that a publisher wrote: codes, ids, dates and numbers, which
 * the service checks before it publishes anything, stay as they are.
 */
export const changeTexts = (body: string, text: string): string => {
  if (!body.startsWith('{')) return body
  return JSON.stringify(JSON.parse(body, (name, value: unknown) => (isText(name, value) ? text : value)))
}

const isText = (name: string, value: unknown): boolean =>
  typeof value === 'string' && !SAFE.test(value) && !KEPT.has(name)

/** Ids, digests, dates, codes, numbers and paths of our own. */
const SAFE = /^(\/?[\w.:+-]*|\/[\w./?=&%,:{}-]*)$/

/** Values kept as they are: the pages make addresses from them that the service must know. */
const KEPT: ReadonlySet<string> = new Set(['path', 'api_url', 'release_url'])
