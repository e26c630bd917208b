import type { Format, ProblemCode, Scope } from '@rotunda/contract'
import type { TObject } from 'typebox'
import type { OpenRelease } from '../../releases/index.ts'
import type { AnyTable, Filters } from '../../tables/index.ts'
import type { Deprecation } from './deprecation.ts'
import type { Rows } from './rows.ts'

/** Parameters that operations share; each operation has those that it needs. */
export type CommonQuery = {
  readonly snapshot?: string | undefined
  readonly limit?: number
  readonly offset?: number
  readonly format?: Format
  readonly bom?: string
  readonly all?: string
  readonly trailer?: string
  readonly sort?: readonly string[] | undefined
}

/** Result of an operation in a release. */
export type Found = {
  readonly rows: Rows
  /** Datasets of the answer, which includes their coverage and freshness. */
  readonly datasets: readonly string[]
  /** Filters that chose the rows of a table. */
  readonly filters?: Filters
  /** Further fields of `meta`. */
  readonly more?: object
}

/** One operation of an API: its parameters, its result and its description. */
export type Operation<Query extends CommonQuery> = {
  readonly path: `/${string}`
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly query: TObject
  /** Schema of the JSON answer. */
  readonly answer: TObject
  readonly example: object
  readonly formats: readonly Format[]
  /** The table whose rows it lists, if it lists one. */
  readonly table?: AnyTable
  /** The form of every answer, if the address names it. */
  readonly onlyFormat?: Format
  /** Problems other than those of every operation. */
  readonly problems: readonly ProblemCode[]
  /** Throws the refusals of a query that is wrong in any release. */
  readonly check?: (query: Query, format: Format) => void
  readonly find: (
    release: OpenRelease,
    query: Query,
    format: Format,
    other?: OpenRelease,
  ) => Found | Promise<Found>
  /** A second release that the answer compares: the parameter that names it, and its id. */
  readonly other?: { readonly param: string; readonly idOf: (query: Query) => string }
  /** Scope that a key needs. Every operation of an API behind keys has one. */
  readonly scope?: OperationScope<Query>
  /** State that an answer depends on, other than the snapshot and the query, such as the publications. */
  readonly readState?: (at: Date) => string
  /** Set if only the main thread can answer, such as from source documents. */
  readonly isOfMain?: true
  /** Set for an operation that will end. */
  readonly ends?: Deprecation
}

/** One scope, or the scopes of a query: `all` if it is not limited to a part. */
export type OperationScope<Query> =
  Scope | { readonly of: (query: Query) => readonly Scope[]; readonly all: readonly Scope[] }

/** Lists every scope that an operation may demand. */
export const listScopes = ({ scope }: Pick<Operation<never>, 'scope'>): readonly Scope[] => {
  if (scope === undefined) return []
  return typeof scope === 'string' ? [scope] : scope.all
}
