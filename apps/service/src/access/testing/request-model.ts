import assert from 'node:assert/strict'
import type { RequestState, Scope } from '@rotunda/contract'
import type { Actor } from '../../people/index.ts'

/** Every person of the model. `asking` is the organisation of all requests, `other` one that two of them share. */
export const CAST = {
  owner: { mailbox: 'owner@society.example', in: ['asking', 'other'], reviews: false },
  freely: { mailbox: 'freely@gmail.com', in: ['asking'], reviews: false },
  stranger: { mailbox: 'stranger@elsewhere.example', in: [], reviews: false },
  far: { mailbox: 'far@rotunda.example', in: [], reviews: true },
  farther: { mailbox: 'farther@reviews.example', in: [], reviews: true },
  inside: { mailbox: 'inside@inside.example', in: ['asking'], reviews: true },
  near: { mailbox: 'near@society.example', in: [], reviews: true },
  alike: { mailbox: 'alike@gmail.com', in: [], reviews: true },
  colleague: { mailbox: 'colleague@third.example', in: ['other'], reviews: true },
} as const
export type Name = keyof typeof CAST
// The table has these names and no other.
export const NAMES = Object.keys(CAST) as Name[]

type Request = {
  state: RequestState
  readonly authors: Set<Name>
  asked: readonly Scope[]
  proposal: { readonly by: Name; readonly scopes: readonly Scope[] } | undefined
}

/** The rules once more, without a database: requests in their order, grants with the people who approved them. */
export type Model = {
  readonly requests: Request[]
  readonly grants: Map<Scope, readonly Name[]>
  readonly reviewers: Set<Name>
  readonly members: Set<Name>
  /** Everyone who ever belonged to the organisation: no way takes the days after which a leaver may decide. */
  readonly belonged: Set<Name>
}

export type Step = {
  readonly kind: Kind
  readonly who: Name
  readonly by: Actor['by']
  readonly scopes: readonly Scope[]
  readonly request: number
}

export const KINDS = [
  'draft',
  'answer',
  'submit',
  'withdraw',
  'ask_back',
  'decide',
  'second',
  'refuse',
  'narrow',
  'lapse',
  'change_role',
  'change_member',
] as const
export type Kind = (typeof KINDS)[number]

const domainOf = (name: Name): string => CAST[name].mailbox.replace(/.*@/u, '')

/** A reviewer who wrote nothing of the request, and is in no organisation or domain with a person who did. */
const mayDecide = ({ reviewers, belonged }: Model, { authors }: Request, who: Name): boolean => {
  const organisationsOf = (name: Name): string[] => [
    ...CAST[name].in.filter((one) => one !== 'asking'),
    ...(belonged.has(name) ? ['asking'] : []),
  ]
  const isNear = (author: Name): boolean =>
    author === who ||
    organisationsOf(author).some((one) => organisationsOf(who).includes(one)) ||
    (domainOf(author) === domainOf(who) && domainOf(who) !== 'gmail.com')
  return reviewers.has(who) && !belonged.has(who) && ![...authors].some(isNear)
}

const OPEN: readonly RequestState[] = ['draft', 'submitted', 'asked_back', 'awaiting_second']
const WRITABLE: readonly RequestState[] = ['draft', 'asked_back']
const REVIEWABLE: readonly RequestState[] = ['submitted', 'awaiting_second']
const REFUSABLE: readonly RequestState[] = ['submitted', 'awaiting_second', 'asked_back']

/** Carries out a step in the model, and returns whether the rules allow it. */
export const stepInModel = (model: Model, step: Step): boolean => {
  const { who, scopes } = step
  const { requests, grants, reviewers, members } = model
  const request = requests[step.request]
  switch (step.kind) {
    case 'draft':
      if (!members.has(who)) return false
      requests.push({
        state: 'draft',
        authors: new Set([who]),
        asked: [],
        proposal: undefined,
      })
      return true
    case 'change_role':
      if (!reviewers.delete(who)) reviewers.add(who)
      return true
    case 'change_member':
      if (!members.delete(who)) members.add(who)
      model.belonged.add(who)
      return true
    case 'lapse':
      for (const one of requests) if (WRITABLE.includes(one.state)) one.state = 'lapsed'
      return true
    case 'narrow':
      if (!reviewers.has(who) || scopes.length === 0 || !scopes.every((scope) => grants.has(scope)))
        return false
      for (const scope of scopes) grants.delete(scope)
      return true
    case 'answer':
    case 'submit':
    case 'withdraw':
      return request !== undefined && members.has(who) && write(request, step)
    case 'decide':
    case 'second':
    case 'ask_back':
    case 'refuse':
      return request !== undefined && mayDecide(model, request, who) && review(model, request, step)
  }
}

/** A step of a member. */
const write = (request: Request, { kind, who, scopes }: Step): boolean => {
  const { state, asked, authors } = request
  if (kind === 'withdraw') return end(request, 'withdrawn', OPEN.includes(state))
  if (!WRITABLE.includes(state) || (kind === 'submit' && asked.length === 0)) return false
  authors.add(who)
  if (kind === 'answer') request.asked = scopes
  else request.state = 'submitted'
  return true
}

/** A step of a reviewer who may decide. */
const review = (model: Model, request: Request, { kind, who, scopes }: Step): boolean => {
  const { state, asked, proposal } = request
  if (kind === 'ask_back') return end(request, 'asked_back', REVIEWABLE.includes(state))
  if (kind === 'refuse' || (kind === 'decide' && scopes.length === 0))
    return end(request, 'refused', REFUSABLE.includes(state))
  if (kind === 'second') {
    if (state !== 'awaiting_second' || proposal === undefined || proposal.by === who) return false
    return (
      mayDecide(model, request, proposal.by) && approve(model, request, proposal.scopes, [proposal.by, who])
    )
  }
  if (state !== 'submitted' || !scopes.every((scope) => asked.includes(scope))) return false
  if (!scopes.includes('staff:read')) return approve(model, request, scopes, [who])
  request.proposal = { by: who, scopes }
  return end(request, 'awaiting_second', true)
}

const end = (request: Request, state: RequestState, isAllowed: boolean): boolean => {
  if (isAllowed) request.state = state
  return isAllowed
}

const approve = (
  { grants }: Model,
  request: Request,
  scopes: readonly Scope[],
  by: readonly Name[],
): boolean => {
  for (const scope of scopes) grants.set(scope, by)
  return end(request, 'approved', true)
}

export const copyModel = ({ requests, grants, reviewers, members, belonged }: Model): Model => ({
  requests: requests.map((request) => ({
    ...request,
    authors: new Set(request.authors),
  })),
  grants: new Map(grants),
  reviewers: new Set(reviewers),
  members: new Set(members),
  belonged: new Set(belonged),
})

/** State that can be compared with the database. */
export const summariseModel = ({ requests, grants }: Model): unknown => ({
  states: requests.map(({ state }) => state),
  granted: [...grants.keys()].sort(),
})

/** A grant of the service, with the people who approved it. */
type ApprovedGrant = { readonly scope: Scope; readonly by: readonly (string | null)[] }

/** Two people approve staff data, and one person every other scope. */
export const checkGrants = (grants: readonly ApprovedGrant[]): void => {
  for (const { scope, by } of grants) {
    const people = new Set(by.filter((person) => person !== null))
    assert.ok(
      people.size >= (scope === 'staff:read' ? 2 : 1),
      `${scope} was approved by ${[...people].join()}`,
    )
  }
}
