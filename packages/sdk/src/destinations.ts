import type { components, paths } from './generated/message.d.ts'
import { makeGet, makeLists, type Lister, type ListName, type ListOptions } from './lists.ts'
import { openClient, type ClientOptions } from './open-client.ts'

export * from './list-entry.ts'
export type { components, paths }

const BASE = '/api'
export type DestinationListName = ListName<paths, typeof BASE>

/**
 * The public lists of the message API: `legislators`, `issue-areas` and `dockets`. An entry of its own, so that a page
 * can show whom to write to without holding what sends.
 */
export type DestinationsClient = {
  readonly list: Lister<paths, typeof BASE, Omit<ListOptions, 'release'>>
}

export const makeDestinationsClient = (options: ClientOptions): DestinationsClient => {
  return { list: makeLists(makeGet({ ...openClient<paths>(options), base: BASE })) }
}
