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
type NotFilters = 'limit' | 'offset' | 'snapshot' | 'format' | 'bom' | 'all' | 'trailer'
type OneOrMany<Value> = Value extends readonly (infer One)[] ? One | readonly One[] : Value

export type FilterOf<Path> = {
  readonly [Name in keyof QueryOf<Path> as Exclude<Name, NotFilters>]: OneOrMany<QueryOf<Path>[Name]>
}

/** Values of `fields`; never for a list that always gives whole rows. */
export type FieldsOf<Path> = 'fields' extends keyof FilterOf<Path> ? FilterOf<Path>['fields'] : never

export type FilterWith<Path, Fields> = Omit<FilterOf<Path>, 'fields'> & { readonly fields?: Fields }

/**
 * The page of a list whose filter has these `fields`. The description marks every field of a row as optional, because
 * `fields` may leave it out; without `fields` the service gives whole rows.
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

/** The fields that the types name one by one: `['id', field]` is certain of `id` alone. */
type Certain<Fields extends readonly unknown[]> = {
  readonly [Index in keyof Fields]: IsUnion<Fields[Index]> extends true ? never : Fields[Index]
}[number]

type IsUnion<Value, Whole = Value> = Value extends unknown ? ([Whole] extends [Value] ? false : true) : never

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

/** A list at one address. */
export type ListOf<Path, Options = ListOptions> = <
  const Fields extends FieldsOf<Path> | undefined = undefined,
>(
  filter?: FilterWith<Path, Fields>,
  options?: Options,
) => List<PageWith<Path, Fields>>

/** A list of one API by its name: which there are, what they take and what they give, is as the description has it. */
export type Lister<Paths extends object, Base extends string, Options = ListOptions> = <
  Name extends ListName<Paths, Base>,
  const Fields extends FieldsOf<Paths[`${Base}/${Name}` & keyof Paths]> | undefined = undefined,
>(
  name: Name,
  filter?: FilterWith<Paths[`${Base}/${Name}` & keyof Paths], Fields>,
  options?: Options,
) => List<PageWith<Paths[`${Base}/${Name}` & keyof Paths], Fields>>

const PAGE_SIZE = 200

/** Asks for anything below `base`: each client declares what there is. */
export const makeGet = <Paths extends object>({
  client,
  base,
  ...needs
}: OpenedClient<Paths> & { readonly base: string }) => {
  // Its types follow each path of a description; here the path is put together from parts.
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

type GetPath = <Page>(
  path: string,
  init: { readonly params: object; readonly signal: AbortSignal },
) => Promise<Tried<Page>>
