import type { components, paths } from './generated/enacted.d.ts'
import {
  makeGet,
  makeLists,
  type ChangesOf,
  type List,
  type ListOf,
  type ListOptions,
  type RecordOptions,
} from './lists.ts'
import { openClient, type ClientOptions } from './open-client.ts'
import type { AnyPage } from './walk-proof.ts'

export * from './list-entry.ts'
export type { RecordOptions } from './lists.ts'
export type { components, paths }

const BASE = '/api/enacted/v1'
type Path<Name extends string> = paths[`${typeof BASE}/${Name}` & keyof paths]

export type EnactedProjectAnswer =
  components['responses']['getEnactedProject.OK']['content']['application/json']

/** Client of the enacted projects. It needs no key and runs in browsers too. */
export type EnactedClient = {
  readonly projects: ListOf<Path<'projects'>>
  readonly aggregates: ListOf<Path<'aggregates'>>
  /** Projects that differ between a release and the release `from`. */
  readonly changes: ChangesOf<Path<'changes'>>
  /** Links from requests to enacted projects. A candidate is no fact. */
  readonly links: ListOf<Path<'links'>>
  /** One project with the text of each cell. Throws NotFound if no project has the id. */
  project(id: string, options?: RecordOptions): Promise<EnactedProjectAnswer>
}

export const makeEnactedClient = (options: ClientOptions): EnactedClient => {
  const get = makeGet({ ...openClient<paths>(options), base: BASE })
  const list = makeLists(get)
  const at =
    (name: string) =>
    <Page extends AnyPage>(filter?: Readonly<Record<string, unknown>>, listing?: ListOptions): List<Page> =>
      list(name, filter, listing)
  return {
    projects: at('projects'),
    aggregates: at('aggregates'),
    changes: at('changes'),
    links: at('links'),
    project: (id, { snapshot, ...calling } = {}) => get('project', { id, snapshot }, calling),
  }
}
