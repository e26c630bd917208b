import type { Format, ProblemCode, Scope } from '@rotunda/contract'
import type { TObject } from 'typebox'
import type { OpenRelease } from '../../releases/index.ts'
import type { AnyTable, Filters } from '../../tables/index.ts'
import type { Rows } from './rows.ts'

/** Parameters that operations have in common; each has those that make sense for it. */
export type CommonQuery = {
  readonly snapshot?: string | undefined
  readonly limit?: number
  readonly offset?: number
  readonly format?: Format
  readonly bom?: string
  readonly all?: string
  readonly trailer?: string
}

/** Result of an operation in a release. */
export type Found = {
  readonly rows: Rows
  /** Datasets that the answer speaks of: their coverage and freshness go with it. */
  readonly datasets: readonly string[]
  /** Filters by which rows of a table were chosen. */
  readonly filters?: Filters
  /** Fields of `meta` beside those of every answer. */
  readonly more?: object
}

/** One operation of the API: what it is asked, what it finds, and what the description says of it. */
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
  /** The table whose rows it gives, where it gives rows of one. */
  readonly table?: AnyTable
  /** The form of every answer at this address, where the address says it. */
  readonly onlyFormat?: Format
  /** Problems of its own, beside those that every operation has. */
  readonly problems: readonly ProblemCode[]
  readonly find: (
    release: OpenRelease,
    query: Query,
    format: Format,
    other?: OpenRelease,
  ) => Found | Promise<Found>
  /**
   * Id of a second release that the answer is made with, and the parameter that names it.
   */
  readonly other?: { readonly param: string; readonly idOf: (query: Query) => string }
  /** Scope that a key needs; every operation of an API behind keys names one. */
  readonly scope?: OperationScope<Query>
  /** State that an answer depends on beside the snapshot and the query, such as the publications. */
  readonly readState?: (at: Date) => string
  /** Needs what the main thread alone has, such as source documents: no reader answers it. */
  readonly isOfMain?: true
}

/** One scope, or those that a query asks for, which are `all` where it asks for no part. */
export type OperationScope<Query> =
  Scope | { readonly of: (query: Query) => readonly Scope[]; readonly all: readonly Scope[] }

/** Every scope that an operation may ask for. */
export const listScopes = ({ scope }: Pick<Operation<never>, 'scope'>): readonly Scope[] => {
  if (scope === undefined) return []
  return typeof scope === 'string' ? [scope] : scope.all
}
