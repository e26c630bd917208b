import type { CallOptions } from './call.ts'
import type { components, paths } from './generated/appropriations.d.ts'
import {
  makeGet,
  makeLists,
  type ChangesOf,
  type List,
  type ListOf,
  type ListOptions,
  type RecordOptions,
} from './lists.ts'
import type { AnyPage } from './walk-proof.ts'
import { openClient, type ClientOptions } from './open-client.ts'

export * from './list-entry.ts'
export type { RecordOptions } from './lists.ts'
export type { components, paths }

const BASE = '/api/appropriations/v1'
type Path<Name extends string> = paths[`${typeof BASE}/${Name}` & keyof paths]

export type RecordAnswer = components['responses']['getRecord.OK']['content']['application/json']
export type SurroundingsAnswer = components['responses']['getSurroundings.OK']['content']['application/json']
export type Downloads = components['schemas']['Downloads']

/** Client of the public appropriations data. It needs no key and runs in browsers too. */
export type AppropriationsClient = {
  readonly datasets: ListOf<Path<'datasets'>>
  readonly records: ListOf<Path<'records'>>
  /** Records that differ between a release and the release `from`. */
  readonly changes: ChangesOf<Path<'changes'>>
  readonly aggregates: ListOf<Path<'aggregates'>>
  readonly fundingLines: ListOf<Path<'funding-lines'>> & {
    /** Funding lines that differ between a release and the release `from`. */
    readonly changes: ChangesOf<Path<'funding-lines/changes'>>
  }
  /** One record with its evidence. Throws NotFound if no record has the id. */
  record(id: string, options?: RecordOptions): Promise<RecordAnswer>
  /** The rows around a record in its document. `evidence` is an index in the record's `evidence`, by default 0. */
  surroundings(
    id: string,
    options?: RecordOptions & { readonly evidence?: number },
  ): Promise<SurroundingsAnswer>
  /** Published releases with their files, newest first. */
  downloads(options?: CallOptions): Promise<Downloads>
}

export const makeAppropriationsClient = (options: ClientOptions): AppropriationsClient => {
  const opened = openClient<paths>(options)
  const get = makeGet({ ...opened, base: BASE })
  const list = makeLists(get)
  const at =
    (name: string) =>
    <Page extends AnyPage>(filter?: Readonly<Record<string, unknown>>, listing?: ListOptions): List<Page> =>
      list(name, filter, listing)
  return {
    datasets: at('datasets'),
    records: at('records'),
    changes: at('changes'),
    aggregates: at('aggregates'),
    fundingLines: Object.assign(at('funding-lines'), { changes: at('funding-lines/changes') }),
    record: (id, { snapshot, ...calling } = {}) => get('record', { id, snapshot }, calling),
    surroundings: (id, { evidence, snapshot, ...calling } = {}) =>
      get('surroundings', { id, evidence, snapshot }, calling),
    downloads: (calling) => makeGet({ ...opened, base: '' })('downloads', {}, calling),
  }
}
