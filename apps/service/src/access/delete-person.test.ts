import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { checkAudit, listAudit, type AuditTables } from '../audit/index.ts'
import {
  findPerson,
  invitePerson,
  listOrganisationsOf,
  makeEnrolment,
  makeOrganisation,
  acceptInvitation,
  type PeopleNeeds,
  listMail,
} from '../people/index.ts'
import { makePeopleNeeds, makePerson, putPasskey, putSession } from '../people/testing.ts'
import { onEveryStore, type TestStore } from '../platform/store/testing.ts'
import { deletePerson, portalMigrations, type PortalTables } from './index.ts'

const AT = new Date('2026-11-02T12:00:00Z')
const OPERATOR = 'operator:test'

onEveryStore((open) => {
  let store: TestStore
  let needs: PeopleNeeds

  before(async () => {
    store = await open(portalMigrations, () => AT)
    needs = makePeopleNeeds(store)
  })
  after(() => store.destroy())

  const dump = async (): Promise<string> => {
    const db = store.db<PortalTables>()
    const tables = ['people', 'memberships', 'sessions', 'passkeys', 'invitations', 'enrolments'] as const
    const rows = await Promise.all(
      [...tables, 'audit' as const, 'audit_addresses' as const].map((table) =>
        db.selectFrom(table).selectAll().execute(),
      ),
    )
    return JSON.stringify([rows, await listMail(needs, 100)])
  }
  const organise = async (mailbox: string) => {
    const actor = await makePerson(store, mailbox, AT)
    const fields = { name: `Society of ${mailbox.replace(/@.*/u, '')}`, site: 'https://example.org' }
    const { id: organisation } = await makeOrganisation(needs, { ...fields, actor }, AT)
    return { actor, organisation }
  }

  test('nothing names a deleted person, and the chain of the audit log is whole', async () => {
    const { actor: owner, organisation } = await organise('owner@example.org')
    const mailbox = 'gone@example.net'
    const actor = { ...(await makePerson(store, mailbox, AT, 'reviewer')), address: '198.51.100.77' }
    const wanted = { organisation, mailbox, role: 'member', actor: owner } as const
    const { id } = await invitePerson(needs, wanted, AT)
    await acceptInvitation(needs, { id, actor }, AT)
    await invitePerson(needs, { ...wanted, role: 'owner' }, AT)
    await makeEnrolment(needs, { mailbox, role: 'operator', actor: OPERATOR }, AT)
    await putSession(store, actor.person, AT)
    await putPasskey(store, actor.person, AT)
    await store.write<PortalTables, unknown>((trx) =>
      trx
        .insertInto('terms_acceptances')
        .values({
          organisation,
          version: '2026-11',
          sha256: 'a',
          person: actor.person,
          accepted_at: AT.getTime(),
          address: '198.51.100.77',
        })
        .execute(),
    )
    assert.match(await dump(), /gone@example\.net/)
    assert.match(await dump(), /198\.51\.100\.77/)
    const { lines } = await checkAudit(store)
    await deletePerson(needs, { person: actor.person, actor: OPERATOR }, AT)
    assert.doesNotMatch(await dump(), /gone@example\.net|198\.51\.100\.77/)
    const db = store.db<PortalTables>()
    assert.deepEqual(
      (await db.selectFrom('terms_acceptances').select(['person', 'address']).execute()).map((row) => ({
        ...row,
      })),
      [{ person: actor.person, address: null }],
    )
    for (const table of ['sessions', 'passkeys', 'memberships'] as const)
      assert.deepEqual(
        await db.selectFrom(table).selectAll().where('person', '=', actor.person).execute(),
        [],
      )
    assert.deepEqual(await findPerson(store, actor.person), {
      id: actor.person,
      mailbox: null,
      role: null,
      createdAt: AT,
      deletedAt: AT,
    })
    assert.deepEqual(await checkAudit(store), { lines: lines + 1, brokenAt: null })
    const [line] = await listAudit(store, { object: actor.person, limit: 1 })
    assert.deepEqual([line?.action, line?.actor, line?.detail], ['person.delete', OPERATOR, '{}'])
    const kept = await store.db<AuditTables>().selectFrom('audit_addresses').select('person').execute()
    assert.deepEqual([...new Set(kept.map(({ person }) => person))], [owner.person])
  })

  test('a deleted person cannot be deleted again, and may come back as another person', async () => {
    const { person } = await makePerson(store, 'back@example.org', AT)
    await deletePerson(needs, { person, actor: person }, AT)
    await assert.rejects(deletePerson(needs, { person, actor: person }, AT), { code: 'not_found' })
    const again = await makePerson(store, 'back@example.org', AT)
    assert.notEqual(again.person, person)
  })

  test('the last owner of an organisation is not deleted, and nothing of theirs is', async () => {
    const { actor, organisation } = await organise('last@example.org')
    await assert.rejects(deletePerson(needs, { person: actor.person, actor: OPERATOR }, AT), {
      code: 'not_in_this_state',
      message: new RegExp(organisation),
    })
    assert.equal((await findPerson(store, actor.person))?.mailbox, 'last@example.org')
    assert.equal((await listOrganisationsOf(store, actor.person)).length, 1)
  })

  test('of two owners who are deleted at once one stays', async () => {
    const { actor: first, organisation } = await organise('first@example.org')
    const second = await makePerson(store, 'second@example.org', AT)
    const wanted = { organisation, mailbox: 'second@example.org', role: 'owner', actor: first } as const
    const { id } = await invitePerson(needs, wanted, AT)
    await acceptInvitation(needs, { id, actor: second }, AT)
    const results = await Promise.allSettled(
      [first, second].map(({ person }) => deletePerson(needs, { person, actor: person }, AT)),
    )
    assert.deepEqual(results.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  })
})
