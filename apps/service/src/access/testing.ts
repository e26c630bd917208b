import type { ProblemCode, RequestAnswers, Scope } from '@rotunda/contract'
import { listMail, type Actor, type MailKind, type Role } from '../people/index.ts'
import { makePeopleNeeds, makePerson } from '../people/testing.ts'
import { makeId, type Store } from '../platform/index.ts'
import type { OpenTestStore } from '../platform/store/testing.ts'
import {
  draftRequest,
  grantsOf,
  portalMigrations,
  showRequest,
  submitRequest,
  type AccessNeeds,
  type KeyKind,
  type PortalTables,
  type RequestNeeds,
} from './index.ts'

export const AT = new Date('2026-03-02T12:00:30Z')
export const DAY = 86_400_000
export const later = (milliseconds: number) => new Date(AT.getTime() + milliseconds)

/** Needs of a service that delivers nothing, with secrets of zeros. */
export const makeTestAccess = (store: Store, kind: KeyKind = 'test'): AccessNeeds => ({
  store,
  pepper: new Uint8Array(32),
  sealer: makePeopleNeeds(store).sealer,
  kind,
})

/** People and organisations of a test, written into the tables as they are. */
export const makePeopleBed = (store: Store) => ({
  addPerson: async (mailbox: string, role: Role | null = null): Promise<string> => {
    const { person } = await makePerson(store, mailbox, AT, role)
    return person
  },
  addOrganisation: async (
    name: string,
    { owner, site = null }: { readonly owner: string; readonly site?: string | null },
  ): Promise<string> => {
    const id = makeId('organisation', AT)
    const row = { id, name, folded: id, site, created_at: AT.getTime(), terms_from: null }
    await store.write<PortalTables, unknown>((trx) => trx.insertInto('organisations').values(row).execute())
    await addMember(store, id, owner, 'owner')
    return id
  },
  addMember: (organisation: string, person: string) => addMember(store, organisation, person, 'member'),
})

const addMember = (store: Store, organisation: string, person: string, role: 'owner' | 'member') =>
  store.write<PortalTables, unknown>((trx) =>
    trx.insertInto('memberships').values({ organisation, person, role, since: AT.getTime() }).execute(),
  )

/** Answers to every question, for these scopes. */
export const answersFor = (...scopes: readonly Scope[]): RequestAnswers => ({
  scopes: scopes.map((scope) => ({ scope, reason: `Our readers ask for ${scope}.` })),
  purpose: 'A guide to the offices of Congress.',
  use: 'public',
  volume: 500,
  key_storage: 'In a secret store that two engineers can read.',
  staff_treatment: 'Names are shown for as long as the person holds the post.',
  messages_about: 'The funding of rural libraries.',
  messages_senders: 'Every sender confirms the text and the mailbox.',
  messages_volume: 40,
})

/** Two members and a stranger, two reviewers, and orders on requests of an organisation that each request gets anew. */
export const openRequestBed = async (open: OpenTestStore) => {
  const store = await open(portalMigrations, () => AT)
  const needs: RequestNeeds = makePeopleNeeds(store)
  const people = makePeopleBed(store)
  const owner = await people.addPerson('ada@society.example')
  const member = await people.addPerson('bea@society.example')
  const bed = {
    ...people,
    store,
    needs,
    owner,
    member,
    stranger: await people.addPerson('eve@elsewhere.example'),
    first: await people.addPerson('first@rotunda.example', 'reviewer'),
    second: await people.addPerson('second@rotunda.example', 'operator'),
    /** Organisation of the newest request. */
    organisation: '',
    as: (person: string): Actor => ({ person, by: 'portal', address: '203.0.113.7' }),
    on: (request: string, person: string) => ({ request, actor: bed.as(person), at: AT }),
    draft: async (answers = answersFor('members:read', 'staff:read', 'messages:send')) => {
      const site = 'https://society.example'
      const organisation = await people.addOrganisation('Example Society', { owner, site })
      await people.addMember(organisation, member)
      bed.organisation = organisation
      return (await draftRequest(needs, { actor: bed.as(member), organisation, answers, at: AT })).id
    },
    submit: async (answers?: RequestAnswers) => {
      const id = await bed.draft(answers)
      await submitRequest(needs, bed.on(id, member))
      return id
    },
    listGranted: async () => (await grantsOf(store, bed.organisation)).map(({ scope }) => scope),
    stateOf: async (request: string) => (await showRequest(store, { request, person: null })).state,
    /** Mails of a kind that were written to a mailbox. */
    countMails: async (mailbox: string, kind: MailKind) => {
      const mails = await listMail(needs, 10_000)
      return mails.filter((mail) => mail.mailbox === mailbox && mail.kind === kind).length
    },
  }
  return bed
}

export type RequestBed = Awaited<ReturnType<typeof openRequestBed>>

export const refused = (code: ProblemCode) => ({ name: 'Refusal', code })

export const MEMBERS = [{ scope: 'members:read' }] as const
export const STAFF = [{ scope: 'staff:read' }, { scope: 'members:read', quotas: { day: 9 } }] as const
