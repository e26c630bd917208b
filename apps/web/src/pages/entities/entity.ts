import type { Dimension } from '@rotunda/contract'
import type { Content } from '../../html/html.ts'
import type { Asked, Page, Redirect } from '../../page.ts'

/** Something that records are of: a member, a State, a recipient, an account, a subcommittee or a funding line. */
export type Entity = {
  readonly name: string
  /** Its page, relative to this service. */
  readonly address: string
  /** Of which records it is, as the API has it. */
  readonly filter: Readonly<Record<string, string>>
  /** In a few words, what it is beside its name. */
  readonly lead?: string
  /** The column of records that says nothing but its name. */
  readonly repeats?: 'requestors'
  /** What is known of it beside its records. */
  readonly about: Content
  /** schema.org (JSON-LD). */
  readonly structured?: object
}

export type EntityKind = {
  /** `member`, and as the list of all. */
  readonly one: string
  readonly many: string
  /** As what its records name it, where they may name it as something else, too. */
  readonly namedAs?: string
  /** Of the list of all; each has its page below it or by `name`. */
  readonly path: string
  /** Pattern of the address of one, as Fastify has it; none where `name` in the query says which. */
  readonly pattern?: string
  readonly dimension: Dimension
  /** Most questions that the page of one asks the service, and the list of all. */
  readonly questions: { readonly one: number; readonly list: number }
  /** What its records are counted by. */
  readonly breakdowns: readonly Dimension[]
  /** The list of all, where it is not that of those with the most records. */
  readonly writeList?: (asked: Asked) => Promise<Page | Redirect>
  /** The parameters that such a list takes. */
  readonly listParams?: readonly string[]
  /** Undefined where there is none of this key. */
  readonly find: (asked: Asked, key: string) => Promise<Entity | undefined>
}
