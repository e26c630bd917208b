import { Type } from 'typebox'
import {
  AccessRequest,
  closed,
  GivenQuotas,
  ListedGrant,
  OrganisationGrants,
  QueuedRequest,
  REQUEST_STATES,
  SCOPES,
  text,
} from '@rotunda/contract'
import {
  askBack,
  decide,
  grantsOf,
  listQueue,
  narrowGrants,
  refuseRequest,
  secondRequest,
  showRequest,
  type RequestNeeds,
} from '../../../access/index.ts'
import { findOrganisation } from '../../../people/index.ts'
import { Refusal, type Store } from '../../../platform/index.ts'
import {
  EXAMPLE_CHANGED,
  EXAMPLE_NARROWED,
  EXAMPLE_ORGANISATION_GRANTS,
  EXAMPLE_QUEUE,
  EXAMPLE_REQUEST,
} from '../example-requests.ts'
import { PART, partOf, readPart } from '../list-part.ts'
import { decisionWith, operation, type PortalOperation } from '../operation.ts'
import { Changed, ORGANISATION, REQUEST, revision, showGrant, words } from '../request-shapes.ts'

const queue = operation({
  method: 'GET',
  path: '/review/requests',
  operationId: 'listQueue',
  summary: 'Access requests of all organisations',
  description:
    'Lists the requests that wait for a reviewer, or the requests in one state. The request that has waited longest comes first.',
  caller: 'reviewer',
  query: closed({
    state: Type.Optional(
      Type.Enum([...REQUEST_STATES], {
        description:
          'Only requests in this state. Without this parameter: requests that wait for a reviewer.',
      }),
    ),
    ...PART,
  }),
  answer: partOf(QueuedRequest),
  says: 'The requests.',
  example: EXAMPLE_QUEUE,
  run: ({ store }, { session: { person }, query: { state, ...asked }, at }) =>
    readPart(asked, (part) =>
      listQueue(store, { person, at, ...part, ...(state !== undefined && { states: [state] }) }),
    ),
})

const show = operation({
  method: 'GET',
  path: '/review/requests/:request',
  operationId: 'reviewRequest',
  summary: 'An access request, for a reviewer',
  description:
    'Shows a request of any organisation with its answers, history and flags, and the reason why the reviewer may not decide the request, if there is one.',
  caller: 'reviewer',
  params: REQUEST,
  answer: closed({ data: AccessRequest }),
  says: 'The request.',
  example: EXAMPLE_REQUEST,
  run: async ({ store }, { session: { person }, params }) => ({
    data: await showRequest(store, { ...params, person }),
  }),
})

const decision = decisionWith<RequestNeeds>()

const ON_REQUEST = {
  params: REQUEST,
  answer: Changed,
  refuses: ['changed_meanwhile', 'not_in_this_state'],
} as const

const ask = decision({
  ...ON_REQUEST,
  path: '/review/requests/:request/ask-back',
  operationId: 'askBack',
  summary: 'Ask the organisation a question',
  description:
    'Hands the request back to its organisation with a note. Its members can change the answers and submit it again. A first approval that waited for a second reviewer ends.',
  body: closed({ revision, note: words('Question for the organisation.') }),
  says: 'The organisation is asked.',
  example: { data: { ...EXAMPLE_CHANGED.data, state: 'asked_back', revision: 3 } },
  decide: askBack,
})

const approve = decision({
  ...ON_REQUEST,
  path: '/review/requests/:request/approve',
  operationId: 'approveRequest',
  summary: 'Approve scopes of an access request',
  description:
    'Approves some or all of the scopes that are asked for. With `staff:read` among them it is a proposal, which grants nothing before a second reviewer agrees.',
  body: closed({
    revision,
    approve: Type.Array(
      closed({
        scope: Type.Enum([...SCOPES], { description: 'Scope to approve.' }),
        quotas: Type.Optional(GivenQuotas),
      }),
      {
        maxItems: 50,
        description:
          'Scopes to approve. Without quotas a scope gets the usual ones. An empty list refuses the request, and the note is the reason.',
      },
    ),
    note: Type.Optional(words('Message to the organisation; may be empty.')),
  }),
  says: 'The scopes are approved, or proposed to a second reviewer.',
  example: { data: { ...EXAMPLE_CHANGED.data, state: 'approved', revision: 3 } },
  decide,
})

const second = decision({
  ...ON_REQUEST,
  path: '/review/requests/:request/second',
  operationId: 'secondRequest',
  summary: 'Agree with the first reviewer',
  description: 'Approves the scopes that another reviewer proposed. The scopes are granted at once.',
  body: closed({ revision, note: Type.Optional(words('Message to the organisation; may be empty.')) }),
  says: 'The scopes are approved.',
  example: { data: { ...EXAMPLE_CHANGED.data, state: 'approved', revision: 4 } },
  decide: secondRequest,
})

const refuse = decision({
  ...ON_REQUEST,
  path: '/review/requests/:request/refuse',
  operationId: 'refuseRequest',
  summary: 'Refuse an access request',
  description:
    'Refuses the request as a whole. Its organisation reads the reason, and can begin another request.',
  body: closed({ revision, reason: words('Reason for the organisation.') }),
  says: 'The request is refused.',
  example: { data: { ...EXAMPLE_CHANGED.data, state: 'refused', revision: 3 } },
  decide: refuseRequest,
})

const grants = operation({
  method: 'GET',
  path: '/review/organisations/:organisation/grants',
  operationId: 'reviewGrants',
  summary: 'Approved scopes of an organisation, for a reviewer',
  description: 'Shows an organisation with the scopes that it may give to its keys.',
  caller: 'reviewer',
  params: ORGANISATION,
  answer: closed({ data: OrganisationGrants }),
  says: 'The organisation and its grants.',
  example: EXAMPLE_ORGANISATION_GRANTS,
  run: async ({ store }, { params: { organisation } }) => {
    const { id, name, site } = await getOrganisation(store, organisation)
    return {
      data: { organisation: { id, name, site }, grants: (await grantsOf(store, id)).map(showGrant) },
    }
  },
})

const getOrganisation = async (store: Store, id: string) => {
  const found = await findOrganisation(store, id)
  if (found === undefined) throw new Refusal('not_found', `There is no organisation ${id}.`)
  return found
}

export const NARROW = decision({
  path: '/review/organisations/:organisation/narrow',
  operationId: 'narrowGrants',
  summary: 'Take approved scopes away, or lower their quotas',
  description:
    'Ends the grants of these scopes, or lowers their quotas when some are given. Keys of the organisation lose these scopes or quotas within a second.',
  params: ORGANISATION,
  body: closed({
    scopes: Type.Array(Type.Enum([...SCOPES]), { maxItems: 50, description: 'Scopes to narrow.' }),
    quotas: Type.Optional(GivenQuotas),
    note: words('Reason for the organisation.'),
  }),
  answer: closed({
    data: closed({
      grants: Type.Array(ListedGrant, { description: 'Grants that remain.' }),
      keys: Type.Array(text('Id of a key.'), { description: 'Keys that lost a scope or a quota.' }),
    }),
  }),
  says: 'The remaining grants, and the keys that lost a scope or a quota.',
  example: EXAMPLE_NARROWED,
  decide: async (needs, { organisation, ...order }) => {
    const { id } = await getOrganisation(needs.store, organisation)
    const { grants: left, keys } = await narrowGrants(needs, { ...order, organisation: id })
    return { grants: left.map(showGrant), keys: [...keys] }
  },
})

/** Decisions on a request. */
export const REQUEST_STEPS = [ask, approve, second, refuse]

export const REVIEW_OPERATIONS: readonly PortalOperation[] = [queue, show, ...REQUEST_STEPS, grants, NARROW]
