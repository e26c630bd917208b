import type { Dimension } from '@rotunda/contract'
import type { MoneyFinding } from '../../ask/read-money.ts'
import type { Content } from '../../html/html.ts'
import type { Asked, Page, Redirect } from '../../page.ts'

/** Dimensions of records that enacted projects have, too. */
export type MoneyDimension = 'state' | 'bioguide'

/** A member, State, recipient, account, subcommittee or funding line that records name. */
export type Entity = {
  readonly name: string
  /** Address of its page on this service. */
  readonly address: string
  /** API filter for its records. */
  readonly filter: Readonly<Record<string, string>>
  /** A few words under its name. */
  readonly lead?: string
  /** The column to leave out, because every record would repeat the name. */
  readonly repeats?: 'requestors'
  /** Further facts. */
  readonly about: Content
  /** schema.org (JSON-LD). */
  readonly structured?: object
}

export type EntityKind = {
  /** Singular, such as `member`; `many` is the plural. */
  readonly one: string
  readonly many: string
  /** Role in which records name it, where they may name it in several roles. */
  readonly namedAs?: string
  /** Address of the list. Pages of entities are below it, or chosen by `name`. */
  readonly path: string
  /** Fastify pattern for the page of one; undefined where the parameter `name` chooses it. */
  readonly pattern?: string
  readonly dimension: Dimension
  /** The most requests to the service, for one entity and for the list. */
  readonly questions: { readonly one: number; readonly list: number }
  /** Dimensions by which its records are counted. */
  readonly breakdowns: readonly Dimension[]
  /** Set where enacted projects name it, too: what was asked, enacted and obligated opens its page. */
  readonly money?: MoneyDimension
  /** Further tables under these amounts. */
  readonly showMore?: (asked: Asked, key: string, money: MoneyFinding) => Promise<Content>
  /** Replaces the usual list, which is sorted by number of records. */
  readonly writeList?: (asked: Asked) => Promise<Page | Redirect>
  /** Parameters of that list. */
  readonly listParams?: readonly string[]
  /** Undefined for an unknown key. */
  readonly find: (asked: Asked, key: string) => Promise<Entity | undefined>
}
