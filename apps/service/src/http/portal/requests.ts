import { Type } from 'typebox'
import { closed, AccessRequest, ListedGrant, ListedRequest, RequestAnswers } from '@rotunda/contract'
import {
  answerRequest,
  draftRequest,
  grantsOf,
  listRequests,
  showRequest,
  submitRequest,
  withdrawRequest,
} from '../../access/index.ts'
import { demandMember, type PeopleTables } from '../../people/index.ts'
import { EXAMPLE_CHANGED, EXAMPLE_GRANTS, EXAMPLE_LIST, EXAMPLE_REQUEST } from './example-requests.ts'
import { PART, partOf, readPart } from './list-part.ts'
import { operation, type PortalOperation } from './operation.ts'
import { Changed, ORGANISATION, REQUEST, revision, showGrant, words } from './request-shapes.ts'

const list = operation({
  method: 'GET',
  path: '/organisations/:organisation/requests',
  operationId: 'listRequests',
  summary: 'Access requests of an organisation',
  description: 'Lists the access requests of an organisation, newest first. Only members can read the list.',
  caller: 'person',
  params: ORGANISATION,
  query: closed(PART),
  answer: partOf(ListedRequest),
  says: 'The requests.',
  example: EXAMPLE_LIST,
  run: ({ store }, { session: { person }, params, query }) =>
    readPart(query, (part) => listRequests(store, { ...params, person, ...part })),
})

const draft = operation({
  method: 'POST',
  path: '/organisations/:organisation/requests',
  operationId: 'draftRequest',
  summary: 'Begin an access request',
  description:
    'Begins a request as a draft, with any of its answers. Reviewers see the request only after it is submitted. A draft lapses after 90 days without a change.',
  caller: 'person',
  status: 201,
  params: ORGANISATION,
  body: closed({ answers: RequestAnswers }),
  answer: Changed,
  says: 'The draft.',
  example: { data: { ...EXAMPLE_CHANGED.data, state: 'draft', revision: 1 } },
  refuses: ['not_in_this_state'],
  run: async (needs, { actor, params, body, at }) => ({
    data: await draftRequest(needs, { actor, ...params, ...body, at }),
  }),
})

const show = operation({
  method: 'GET',
  path: '/requests/:request',
  operationId: 'showRequest',
  summary: 'An access request',
  description:
    'Shows a request with its answers and history. Only members of the organisation can read it. Ids and flags of reviewers are left out.',
  caller: 'person',
  params: REQUEST,
  answer: closed({ data: AccessRequest }),
  says: 'The request.',
  example: EXAMPLE_REQUEST,
  run: async ({ store }, { session: { person }, params }) => ({
    data: await showRequest(store, { ...params, person, isForMembers: true }),
  }),
})

const CHANGE_REFUSALS = ['changed_meanwhile', 'not_in_this_state'] as const

const answer = operation({
  method: 'PATCH',
  path: '/requests/:request',
  operationId: 'answerRequest',
  summary: 'Change the answers of an access request',
  description:
    'Replaces all answers of a draft, or of a request that a reviewer asked back. Omitted answers are removed.',
  caller: 'person',
  params: REQUEST,
  body: closed({ revision, answers: RequestAnswers }),
  answer: Changed,
  says: 'The answers are stored.',
  example: { data: { ...EXAMPLE_CHANGED.data, state: 'draft' } },
  refuses: CHANGE_REFUSALS,
  run: async (needs, { actor, params, body, at }) => ({
    data: await answerRequest(needs, { actor, ...params, ...body, at }),
  }),
})

const note = Type.Optional(words('Message to the reviewers; may be empty.'))

const submit = operation({
  method: 'POST',
  path: '/requests/:request/submit',
  operationId: 'submitRequest',
  summary: 'Submit an access request',
  description:
    'Hands the request to the reviewers, and mails them. Every question of the chosen scopes must be answered.',
  caller: 'person',
  params: REQUEST,
  body: closed({ revision, note }),
  answer: Changed,
  says: 'The request is with the reviewers.',
  example: EXAMPLE_CHANGED,
  refuses: CHANGE_REFUSALS,
  run: async (needs, { actor, params, body, at }) => ({
    data: await submitRequest(needs, { actor, ...params, ...body, at }),
  }),
})

const withdraw = operation({
  method: 'POST',
  path: '/requests/:request/withdraw',
  operationId: 'withdrawRequest',
  summary: 'Withdraw an access request',
  description: 'Ends a request that is not settled. The request cannot be opened again.',
  caller: 'person',
  params: REQUEST,
  body: closed({ revision, note }),
  answer: Changed,
  says: 'The request is withdrawn.',
  example: { data: { ...EXAMPLE_CHANGED.data, state: 'withdrawn', revision: 3 } },
  refuses: CHANGE_REFUSALS,
  run: async (needs, { actor, params, body, at }) => ({
    data: await withdrawRequest(needs, { actor, ...params, ...body, at }),
  }),
})

const grants = operation({
  method: 'GET',
  path: '/organisations/:organisation/grants',
  operationId: 'listGrants',
  summary: 'Approved scopes of an organisation',
  description: 'Lists the scopes that the organisation may give to its keys, with the quotas of the keys.',
  caller: 'person',
  params: ORGANISATION,
  answer: closed({ data: Type.Array(ListedGrant) }),
  says: 'The grants that have not ended.',
  example: EXAMPLE_GRANTS,
  run: async ({ store }, { session: { person }, params: { organisation } }) => {
    await demandMember(store.db<PeopleTables>(), organisation, person)
    return { data: (await grantsOf(store, organisation)).map(showGrant) }
  },
})

export const REQUEST_OPERATIONS: readonly PortalOperation[] = [
  list,
  draft,
  show,
  answer,
  submit,
  withdraw,
  grants,
]
