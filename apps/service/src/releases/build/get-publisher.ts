import { OperatorFault } from '../../platform/index.ts'
import type { Publisher, Publishers, Source } from '../../publishers/index.ts'

/** Returns the publisher of this name. Refuses a name that the collection does not know. */
export const getPublisher = (publishers: Publishers, name: string): Publisher => {
  const publisher = publishers[name]
  if (publisher !== undefined) return publisher
  const known = Object.keys(publishers).join(', ')
  throw new OperatorFault('invalid_query', `There is no publisher "${name}". Publishers are ${known}.`)
}

/** Titles of the publishers of documents. */
export const listTitles = (sources: readonly Source[], publishers: Publishers): string[] =>
  [...new Set(sources.map(({ publisher }) => getPublisher(publishers, publisher).title))].sort()
