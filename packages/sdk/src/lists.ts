import type { OpenedClient } from './open-client.ts'
import { UnexpectedAnswer } from './failures.ts'
import { call, type CallOptions, type Tried } from './call.ts'
import type { AnyPage } from './walk-proof.ts'
import { makeWalk, type Place, type Walk } from './walk.ts'

type JsonAnswer<Answer> = {
  readonly get: {
    readonly responses: { readonly 200: { readonly content: { readonly 'application/json': Answer } } }
  }
}

/** The answer of a path; never where it gives no list. */
export type PageOf<Path> =
  Path extends JsonAnswer<infer Answer> ? (Answer extends AnyPage ? Answer : never) : never

type QueryOf<Path> = Path extends { readonly get: { readonly parameters: { readonly query?: infer Query } } }
  ? NonNullable<Query>
  : never

/** What the walk itself says, and other forms of the answer, are no filters. */
type NotFilters = 'limit' | 'offset' | 'snapshot' | 'format' | 'all' | 'trailer'
type OneOrMany<Value> = Value extends readonly (infer One)[] ? One | readonly One[] : Value

export type FilterOf<Path> = {
  readonly [Name in keyof QueryOf<Path> as Exclude<Name, NotFilters>]: OneOrMany<QueryOf<Path>[Name]>
}

/** Names of the lists under a path: what follows it, where that is one word whose answer has pages. */
export type ListName<Paths, Base extends string> = {
  [Path in keyof Paths]: Path extends `${Base}/${infer Name}`
    ? Name extends `${string}/${string}`
      ? never
      : [PageOf<Paths[Path]>] extends [never]
        ? never
        : Name
    : never
}[keyof Paths]

export type ListOptions = CallOptions & {
  /** Rows that one request asks for: 200, the most, when left out. */
  readonly pageSize?: number
  /** Id of a release: the rows are as they were in it, for good. */
  readonly release?: string
}

export type List<Page extends AnyPage> = Walk<Page> & {
  /** One page, for those who show pages: begins at `offset`, 0 when left out. */
  page(place?: Place): Promise<Page>
}

type ListNeeds<Paths extends object, Base extends string> = OpenedClient<Paths> & {
  readonly base: Base
}

const PAGE_SIZE = 200

/** A list of one API by its name: which there are, what they take and what they give, is as the description has it. */
export type Lister<Paths extends object, Base extends string, Options = ListOptions> = <
  Name extends ListName<Paths, Base>,
>(
  name: Name,
  filter?: FilterOf<Paths[`${Base}/${Name}` & keyof Paths]>,
  options?: Options,
) => List<PageOf<Paths[`${Base}/${Name}` & keyof Paths]>>

export const makeLists = <Paths extends object, Base extends string>({
  client,
  base,
  ...needs
}: ListNeeds<Paths, Base>): Lister<Paths, Base> => {
  // Its types follow each path of a description; here the path is put together from parts.
  const get = client.GET as unknown as Get
  return <Page extends AnyPage>(
    name: string,
    filter: Readonly<Record<string, unknown>> = {},
    { pageSize: limit = PAGE_SIZE, release, ...options }: ListOptions = {},
  ): List<Page> => {
    demandValues(filter)
    const path = `${base}/${release === undefined ? '' : 'releases/{release}/'}${name}`
    const page = async (place: Place = {}): Promise<Page> => {
      const params = { query: { ...filter, limit, ...place }, path: { release } }
      const page = await call((signal) => get<Partial<Page>>(path, { params, signal }), options, needs)
      if (!isPage(page)) throw new UnexpectedAnswer(200)
      return page
    }
    return { ...makeWalk(page), page }
  }
}

/** What lacks a value would be left out of the address, and read everything. */
const demandValues = (filter: Readonly<Record<string, unknown>>): void => {
  for (const [name, value] of Object.entries(filter)) {
    if (value === null || (Array.isArray(value) && value.join('') === ''))
      throw new TypeError(`The filter "${name}" lacks a value.`)
  }
}

/** What stands between may answer 200 for reasons of its own. */
const isPage = <Page extends AnyPage>(answer: Partial<Page>): answer is Page =>
  Array.isArray(answer.data) && Boolean(answer.meta)

type Get = <Page>(
  path: string,
  init: { readonly params: object; readonly signal: AbortSignal },
) => Promise<Tried<Page>>
