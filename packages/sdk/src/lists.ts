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

/** Answer of a path; `never` if the path is not a list. */
export type PageOf<Path> =
  Path extends JsonAnswer<infer Answer> ? (Answer extends AnyPage ? Answer : never) : never

type QueryOf<Path> = Path extends { readonly get: { readonly parameters: { readonly query?: infer Query } } }
  ? NonNullable<Query>
  : never

/** Parameters that are not filters: the walk sets them, or they change the form of the answer. */
type NotFilters = 'limit' | 'offset' | 'snapshot' | 'format' | 'bom' | 'all' | 'trailer'
type OneOrMany<Value> = Value extends readonly (infer One)[] ? One | readonly One[] : Value

export type FilterOf<Path> = {
  readonly [Name in keyof QueryOf<Path> as Exclude<Name, NotFilters>]: OneOrMany<QueryOf<Path>[Name]>
}

/** Values of `fields`; never for a list that always gives whole rows. */
export type FieldsOf<Path> = 'fields' extends keyof FilterOf<Path> ? FilterOf<Path>['fields'] : never

export type FilterWith<Path, Fields> = Omit<FilterOf<Path>, 'fields'> & { readonly fields?: Fields }

/**
 * Page of a list whose filter has these `fields`. The API description marks every field of a row as optional, because
 * `fields` can leave it out. Without `fields`, the service returns whole rows.
 */
export type PageWith<Path, Fields> = 'fields' extends keyof QueryOf<Path>
  ? {
      readonly data: readonly RowWith<PageOf<Path>['data'][number], Fields>[]
      readonly meta: PageOf<Path>['meta']
    }
  : PageOf<Path>

type RowWith<Row, Fields> = [Fields] extends [undefined]
  ? Required<Row>
  : [Fields] extends [readonly (keyof Row)[]]
    ? number extends Fields['length']
      ? Partial<Pick<Row, Fields[number]>>
      : PickEach<Row, Fields>
    : [Fields] extends [keyof Row]
      ? PickOne<Row, Fields>
      : Partial<Row>

type PickEach<Row, Fields extends readonly (keyof Row)[]> = [Fields[number]] extends [Certain<Fields>]
  ? Pick<Required<Row>, Fields[number]>
  : Pick<Required<Row>, Certain<Fields>> & Partial<Pick<Row, Fields[number]>>

type PickOne<Row, Field extends keyof Row> =
  IsUnion<Field> extends true ? Partial<Pick<Row, Field>> : Pick<Required<Row>, Field>

/** Fields that the types name one by one: of `['id', field]`, only `id` is certain. */
type Certain<Fields extends readonly unknown[]> = {
  readonly [Index in keyof Fields]: IsUnion<Fields[Index]> extends true ? never : Fields[Index]
}[number]

type IsUnion<Value, Whole = Value> = Value extends unknown ? ([Whole] extends [Value] ? false : true) : never

/** Names of the lists directly under `Base`: the last part of each path whose answer has pages. */
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
  /** Rows per request; by default 200, the maximum. */
  readonly pageSize?: number
  /** Id of a release. The rows then come from that release and never change. */
  readonly release?: string
}

export type RecordOptions = CallOptions & {
  readonly snapshot?: string
  /** Id of a release. The answer then comes from that release and never changes. */
  readonly release?: string
}

export type List<Page extends AnyPage> = Walk<Page> & {
  /** One page, for programs that show pages. It begins at `offset`, by default 0. */
  page(place?: Place): Promise<Page>
}

/** A list at one address. */
export type ListOf<Path, Options = ListOptions> = <
  const Fields extends FieldsOf<Path> | undefined = undefined,
>(
  filter?: FilterWith<Path, Fields>,
  options?: Options,
) => List<PageWith<Path, Fields>>

/** Changes between two releases. The filter has the release `from`. */
export type ChangesOf<Path> = (filter: FilterOf<Path>, options?: ListOptions) => List<PageOf<Path>>

/** List of an API by its name. The API description gives the names, filters and rows of its lists. */
export type Lister<Paths extends object, Base extends string, Options = ListOptions> = <
  Name extends ListName<Paths, Base>,
  const Fields extends FieldsOf<Paths[`${Base}/${Name}` & keyof Paths]> | undefined = undefined,
>(
  name: Name,
  filter?: FilterWith<Paths[`${Base}/${Name}` & keyof Paths], Fields>,
  options?: Options,
) => List<PageWith<Paths[`${Base}/${Name}` & keyof Paths], Fields>>

const PAGE_SIZE = 200

/** Makes a function that reads any path below `base`. The type of each client limits the paths. */
export const makeGet = <Paths extends object>({
  client,
  base,
  ...needs
}: OpenedClient<Paths> & { readonly base: string }) => {
  // Its types need each path as a literal, and this path is assembled from parts.
  const get = client.GET as unknown as GetPath
  return <Answer>(
    name: string,
    query: object,
    { release, ...options }: CallOptions & Pick<ListOptions, 'release'> = {},
  ): Promise<Answer> => {
    const path = `${base}/${release === undefined ? '' : 'releases/{release}/'}${name}`
    return call(
      (signal) => get<Answer>(path, { params: { query, path: { release } }, signal }),
      options,
      needs,
    )
  }
}
export type Get = ReturnType<typeof makeGet>

export const makeLists =
  (get: Get) =>
  <Page extends AnyPage>(
    name: string,
    filter: Readonly<Record<string, unknown>> = {},
    { pageSize: limit = PAGE_SIZE, ...options }: ListOptions = {},
  ): List<Page> => {
    demandValues(filter)
    const page = async (place: Place = {}): Promise<Page> => {
      const page = await get<Partial<Page>>(name, { ...filter, limit, ...place }, options)
      if (!isPage(page)) throw new UnexpectedAnswer(200)
      return page
    }
    return { ...makeWalk(page), page }
  }

/** Refuses a filter without a value: the address would not hold it, and the list would return all rows. */
const demandValues = (filter: Readonly<Record<string, unknown>>): void => {
  for (const [name, value] of Object.entries(filter)) {
    if (value === null || (Array.isArray(value) && value.join('') === ''))
      throw new TypeError(`The filter "${name}" lacks a value.`)
  }
}

/** A proxy may answer 200 with a body of its own. */
const isPage = <Page extends AnyPage>(answer: Partial<Page>): answer is Page =>
  Array.isArray(answer.data) && Boolean(answer.meta)

type GetPath = <Page>(
  path: string,
  init: { readonly params: object; readonly signal: AbortSignal },
) => Promise<Tried<Page>>
