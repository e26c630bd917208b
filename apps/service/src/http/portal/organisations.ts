import { Type, type TSchema } from 'typebox'
import { closed, Organisation, OrganisationPerson, OrganisationRole, SeenKey, text } from '@rotunda/contract'
import { findProgress, listSeenKeys } from '../../access/index.ts'
import {
  changeRole,
  demandMember,
  demandOwner,
  findOrganisation,
  getMember,
  leaveOrganisation,
  listPeople,
  makeOrganisation,
  removePerson,
  type ListedMember,
  type PeopleTables,
} from '../../people/index.ts'
import { PART, partOf, readPart } from './list-part.ts'
import { operation, type PortalNeeds, type PortalOperation } from './operation.ts'

const answerOf = <T extends TSchema>(data: T) => closed({ data })

const organisation = text('Id of the organisation.')
const ofOrganisation = closed({ organisation })
const ofPerson = closed({ organisation, person: text('Id of the person.') })

const NOTHING = answerOf(closed({}))

const EXAMPLE_ID = 'org_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0'
const EXAMPLE_PERSON = {
  id: 'per_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0',
  mailbox: 'ada@example.org',
  role: 'owner',
  since: '2026-11-26T12:00:00.000Z',
}
const EXAMPLE_KEYS = [
  {
    id: 'key_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0',
    name: 'Web server',
    start: 'rtd_live_3kq9',
    seen_at: '2026-11-26T12:00:00.000Z',
  },
]

const make = operation({
  method: 'POST',
  path: '/organisations',
  operationId: 'makeOrganisation',
  summary: 'Make an organisation',
  description:
    'Makes an organisation, with the person as owner. The name must differ from every other name by more than case, accents and look-alike letters. Reviewers see the website; the service fetches nothing from it.',
  caller: 'person',
  status: 201,
  body: closed({
    name: Type.String({ maxLength: 1000, description: 'Name, as the organisation writes it.' }),
    site: Type.String({ maxLength: 1000, description: 'https address of its website.' }),
  }),
  answer: answerOf(closed({ id: organisation })),
  says: 'The organisation is made.',
  example: { data: { id: EXAMPLE_ID } },
  refuses: ['not_in_this_state'],
  run: async (needs, { body, actor, at }) => ({
    data: await makeOrganisation(needs, { ...body, actor }, at),
  }),
})

const show = operation({
  method: 'GET',
  path: '/organisations/:organisation',
  operationId: 'showOrganisation',
  summary: 'An organisation',
  description:
    'Shows an organisation, with its progress on the way to data. Only people of the organisation can read it.',
  caller: 'person',
  params: ofOrganisation,
  answer: answerOf(Organisation),
  says: 'The organisation.',
  example: {
    data: {
      id: EXAMPLE_ID,
      name: 'Example Society',
      site: 'https://www.example.org',
      role: 'owner',
      created_at: '2026-11-26T12:00:00.000Z',
      progress: {
        people: 2,
        drafts: 0,
        asked_back: 0,
        under_review: 1,
        scopes: ['members:read'],
        terms: { version: '2026-11', is_accepted: true },
        keys: 1,
      },
    },
  },
  run: async (needs, { params, session, at }) => ({
    data: await describeOrganisation(needs, params.organisation, session.person, at),
  }),
})

const describeOrganisation = async (
  { store }: PortalNeeds,
  id: string,
  person: string,
  at: Date,
): Promise<Organisation> => {
  const role = await demandMember(store.db<PeopleTables>(), id, person)
  const found = await findOrganisation(store, id)
  if (found === undefined) throw new Error(`the organisation ${id} has people and no row`)
  const { name, site, createdAt } = found
  const progress = await findProgress(store, id, at)
  return { id, name, site, role, created_at: createdAt.toISOString(), progress }
}

const listOwnPeople = operation({
  method: 'GET',
  path: '/organisations/:organisation/people',
  operationId: 'listPeople',
  summary: 'People of an organisation',
  description:
    'Lists the people of an organisation, in the order in which they joined. Only people of the organisation can read the list.',
  caller: 'person',
  params: ofOrganisation,
  query: closed(PART),
  answer: partOf(OrganisationPerson),
  says: 'The people.',
  example: { data: [EXAMPLE_PERSON], meta: { limit: 50, offset: 0, has_more: false } },
  run: async ({ store }, { params: { organisation: id }, query, session }) => {
    await demandMember(store.db<PeopleTables>(), id, session.person)
    return readPart(query, async (part) => (await listPeople(store, id, part)).map(describePerson))
  },
})

const describePerson = ({ person, since, ...rest }: ListedMember): OrganisationPerson => ({
  ...rest,
  id: person,
  since: since.toISOString(),
})

const showPerson = operation({
  method: 'GET',
  path: '/organisations/:organisation/people/:person',
  operationId: 'showPerson',
  summary: 'A person of an organisation',
  description: 'Shows a person of an organisation. Only people of the organisation can read it.',
  caller: 'person',
  params: ofPerson,
  answer: answerOf(OrganisationPerson),
  says: 'The person.',
  example: { data: EXAMPLE_PERSON },
  run: async ({ store }, { params, session }) => {
    await demandMember(store.db<PeopleTables>(), params.organisation, session.person)
    return { data: describePerson(await getMember(store, params.organisation, params.person)) }
  },
})

const changePerson = operation({
  method: 'PATCH',
  path: '/organisations/:organisation/people/:person',
  operationId: 'changeRole',
  summary: 'Make a member an owner, or an owner a member',
  description: 'Changes the role of a person. Only owners can change roles. The last owner stays an owner.',
  caller: 'person',
  params: ofPerson,
  body: closed({ role: OrganisationRole }),
  answer: NOTHING,
  says: 'The role is changed.',
  example: { data: {} },
  refuses: ['not_permitted', 'not_in_this_state'],
  run: async (needs, { params, body, actor, at }) => {
    await changeRole(needs, { ...params, ...body, actor }, at)
    return { data: {} }
  },
})

const Keys = Type.Array(SeenKey, {
  description: 'Keys whose secret the person saw, and that are not revoked.',
})

const remove = operation({
  method: 'DELETE',
  path: '/organisations/:organisation/people/:person',
  operationId: 'removePerson',
  summary: 'Remove a person',
  description:
    'Removes a person from an organisation, and ends the sessions of the person. Only owners can remove people. The answer lists the keys that the person saw: rotate them. The last owner cannot be removed.',
  caller: 'person',
  params: ofPerson,
  answer: answerOf(closed({ keys: Keys })),
  says: 'The person is removed.',
  example: { data: { keys: EXAMPLE_KEYS } },
  refuses: ['not_permitted', 'not_in_this_state'],
  run: async (needs, { params, actor, at }) => {
    await removePerson(needs, { ...params, actor }, at)
    return { data: { keys: await describeKeys(needs, params) } }
  },
})

const listKeysSeen = operation({
  method: 'GET',
  path: '/organisations/:organisation/people/:person/keys',
  operationId: 'listSeenKeys',
  summary: 'Keys that a person saw',
  description:
    'Lists the keys of the organisation whose secret the person saw, even after the person was removed. Only owners can read the list.',
  caller: 'person',
  params: ofPerson,
  answer: closed({ data: Keys }),
  says: 'The keys.',
  example: { data: EXAMPLE_KEYS },
  refuses: ['not_permitted'],
  run: async (needs, { params, session }) => {
    await demandOwner(needs.store.db<PeopleTables>(), params.organisation, session.person)
    return { data: await describeKeys(needs, params) }
  },
})

const describeKeys = async (
  { store }: PortalNeeds,
  params: { readonly organisation: string; readonly person: string },
): Promise<SeenKey[]> => {
  const keys = await listSeenKeys(store, params.organisation, params.person)
  return keys.map(({ key, name, start, seenAt }) => ({ id: key, name, start, seen_at: seenAt.toISOString() }))
}

const leave = operation({
  method: 'POST',
  path: '/organisations/:organisation/leave',
  operationId: 'leaveOrganisation',
  summary: 'Leave an organisation',
  description: 'Takes the person out of the organisation. The last owner cannot leave.',
  caller: 'person',
  params: ofOrganisation,
  answer: NOTHING,
  says: 'The person has left.',
  example: { data: {} },
  refuses: ['not_in_this_state'],
  run: async (needs, { params, actor, at }) => {
    await leaveOrganisation(needs, { ...params, actor }, at)
    return { data: {} }
  },
})

export const ORGANISATION_OPERATIONS: readonly PortalOperation[] = [
  make,
  show,
  listOwnPeople,
  showPerson,
  changePerson,
  remove,
  listKeysSeen,
  leave,
]
