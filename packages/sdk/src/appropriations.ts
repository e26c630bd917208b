import { call, type CallOptions } from './call.ts'
import type { components, paths } from './generated/appropriations.d.ts'
import { makeLists, type FilterOf, type List, type ListOptions, type PageOf } from './lists.ts'
import { openClient, type ClientOptions } from './open-client.ts'

export * from './list-entry.ts'
export type { components, paths }

const BASE = '/api/appropriations/v1'
type Path<Name extends string> = paths[`${typeof BASE}/${Name}` & keyof paths]
type ListOf<Name extends string> = (
  filter?: FilterOf<Path<Name>>,
  options?: ListOptions,
) => List<PageOf<Path<Name>>>

export type RecordAnswer = components['responses']['getRecord.OK']['content']['application/json']

/** The public appropriations data. Needs no key, and runs in browsers, too. */
export type AppropriationsClient = {
  readonly datasets: ListOf<'datasets'>
  readonly records: ListOf<'records'>
  readonly aggregates: ListOf<'aggregates'>
  readonly fundingLines: ListOf<'funding-lines'>
  /** One record with its evidence. Throws NotFound where there is none. */
  record(id: string, options?: CallOptions & { readonly snapshot?: string }): Promise<RecordAnswer>
}

export const makeAppropriationsClient = (options: ClientOptions): AppropriationsClient => {
  const needs = { ...openClient<paths>(options), base: BASE } as const
  const list = makeLists(needs)
  return {
    datasets: (filter, listing) => list('datasets', filter, listing),
    records: (filter, listing) => list('records', filter, listing),
    aggregates: (filter, listing) => list('aggregates', filter, listing),
    fundingLines: (filter, listing) => list('funding-lines', filter, listing),
    record: (id, { snapshot, ...calling } = {}) => {
      const query = { id, ...(snapshot !== undefined && { snapshot }) }
      return call(
        (signal) => needs.client.GET('/api/appropriations/v1/record', { params: { query }, signal }),
        calling,
        needs,
      )
    },
  }
}
