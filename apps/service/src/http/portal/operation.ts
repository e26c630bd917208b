import type { Static, TObject, TSchema } from 'typebox'
import type { ProblemCode } from '@rotunda/contract'
import type { AccessNeeds } from '../../access/index.ts'
import type { FileNeeds } from '../../corrections/index.ts'
import type { Actor, Browser, Session, Website } from '../../people/index.ts'

/** Base address of the portal's API. */
export const PORTAL_BASE = '/api/portal/v1'

export type PortalNeeds = FileNeeds & AccessNeeds

/**
 * Caller of an operation: anyone, a person who is signed in, or one with a role. Rules on organisations are those of
 * the domain, and each operation asks them.
 */
export type Caller = 'anyone' | 'person' | 'reviewer' | 'operator'

/** A checked request. */
export type PortalAsked<Body, Params, Query> = {
  readonly body: Body
  readonly params: Params
  readonly query: Query
  readonly at: Date
  /** Session of the request; undefined without one. */
  readonly session: Session | undefined
  readonly from: Browser
  /** Address by which tries are counted. */
  readonly countedAs: string
  readonly website: Website
  readonly cookies: PortalCookies
  /** Bytes of the body, for an operation that takes a file; no bytes for every other. */
  readonly file: Buffer
}

/** `report` and `follow` are the attempts to confirm a mailbox for either. */
export type CookieName = 'session' | 'attempt' | 'report' | 'follow'

/** Cookies of the browser. A value that is set goes out with the answer; null deletes the cookie. */
export type PortalCookies = {
  get(name: CookieName): string | undefined
  set(name: CookieName, value: string | null): void
}

/** A request of a person who is signed in. */
export type PersonAsked<Body, Params, Query> = PortalAsked<Body, Params, Query> & {
  readonly session: Session
  readonly actor: Actor
}

type Words = {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  /** Description of the answer. */
  readonly says: string
  readonly example: object | string
  /** Media type of an answer that is a text; JSON when left out. */
  readonly media?: 'text/csv' | 'text/plain'
  /** Refusals beside those that every operation has. */
  readonly refuses?: readonly ProblemCode[]
  /** With 201 it makes something. */
  readonly status?: 200 | 201
  /** Set if the body is a file, of any type. */
  readonly takesFile?: true
  /** Refuses a request by its path, before its body is read. */
  readonly admit?: (
    needs: Pick<PortalNeeds, 'store'>,
    params: Readonly<Record<string, string>>,
  ) => Promise<unknown>
  /** Set if the answer is a file: `run` returns a ReadFile. */
  readonly givesFile?: true
  /** Set for decisions: the caller's passkey was used a short time ago. */
  readonly needsFreshPasskey?: true
}

type Address = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Path below the base, with parameters as in `/sessions/:session`. */
  readonly path: string
}

/** An operation as the routes see it. Its schemas check what `run` gets. */
export type PortalOperation = Address &
  Words & {
    readonly caller: Caller
    readonly params?: TObject
    readonly query?: TObject
    readonly body?: TObject
    readonly answer: TSchema
    readonly run: (needs: PortalNeeds, asked: PersonAsked<unknown, unknown, unknown>) => Promise<unknown>
  }

/** Order of a reviewer, given in the portal or by a command. */
export type Order = Pick<PersonAsked<unknown, unknown, unknown>, 'actor' | 'at' | 'body' | 'params'>

/**
 * A decision of a reviewer. It reads nothing of the browser, so a command can take it, too: `operator` makes one from
 * each. The portal demands a fresh passkey.
 */
export type Decision<Needs, Data> = Omit<PortalOperation, 'body' | 'params' | 'run'> & {
  readonly params: TObject
  readonly body: TObject
  readonly run: (needs: Needs, order: Order) => Promise<{ readonly data: Data }>
}

type Shapes<Body extends TObject, Params extends TObject, Query extends TObject, Answer extends TSchema> = {
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  readonly answer: Answer
}

/** Declares an operation for anyone: its session may be undefined. */
export const openOperation = <
  Answer extends TSchema,
  Body extends TObject = TObject,
  Params extends TObject = TObject,
  Query extends TObject = TObject,
>(
  operation: Address &
    Words &
    Shapes<Body, Params, Query, Answer> & {
      readonly run: (
        needs: PortalNeeds,
        asked: PortalAsked<Static<Body>, Static<Params>, Static<Query>>,
      ) => Promise<Static<Answer>>
    },
): PortalOperation => ({ ...operation, caller: 'anyone' }) as PortalOperation

/** Declares an operation for a person, or a person with a role. */
export const operation = <
  Answer extends TSchema,
  Body extends TObject = TObject,
  Params extends TObject = TObject,
  Query extends TObject = TObject,
>(
  declared: Address &
    Words &
    Shapes<Body, Params, Query, Answer> & {
      readonly caller: Exclude<Caller, 'anyone'>
      readonly run: (
        needs: PortalNeeds,
        asked: PersonAsked<Static<Body>, Static<Params>, Static<Query>>,
      ) => Promise<Static<Answer>>
    },
): PortalOperation =>
  // The schemas of the operation check what its `run` gets.
  declared as PortalOperation

/** Makes the declarer of the decisions that need these parts of the service. */
export const decisionWith =
  <Needs>() =>
  <Data extends TSchema, Body extends TObject, Params extends TObject>({
    decide,
    ...declared
  }: Pick<Address, 'path'> &
    Words & {
      readonly params: Params
      readonly body: Body
      readonly answer: TObject<{ data: Data }>
      readonly decide: (
        needs: Needs,
        order: Pick<Order, 'actor' | 'at'> & Static<Params> & Static<Body>,
      ) => Promise<Static<Data>>
    }): Decision<Needs, Static<Data>> => ({
    ...declared,
    method: 'POST',
    caller: 'reviewer',
    needsFreshPasskey: true,
    // The schemas of the operation check what `decide` gets.
    run: async (needs, { actor, params, body, at }) => ({
      data: await decide(needs, { ...(params as Static<Params>), ...(body as Static<Body>), actor, at }),
    }),
  })
