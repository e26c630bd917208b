import type { components, paths } from './generated/message.d.ts'
import { makeGet, makeLists, type Lister, type ListName, type ListOptions } from './lists.ts'
import { openClient, type ClientOptions } from './open-client.ts'

export * from './list-entry.ts'
export type { components, paths }

const BASE = '/api'
export type DestinationListName = ListName<paths, typeof BASE>

/**
 * Client of the public lists of the message API: `legislators`, `issue-areas` and `dockets`. It has its own entry, so
 * that a page can list destinations without loading the code that sends messages.
 */
export type DestinationsClient = {
  readonly list: Lister<paths, typeof BASE, Omit<ListOptions, 'release'>>
}

export const makeDestinationsClient = (options: ClientOptions): DestinationsClient => {
  return { list: makeLists(makeGet({ ...openClient<paths>(options), base: BASE })) }
}
