import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { listAudit } from '../audit/index.ts'
import { portalMigrations } from '../access/index.ts'
import { onEveryStore, type TestStore } from '../platform/store/testing.ts'
import {
  countWaysIn,
  endAllSessions,
  makeEnrolment,
  proofOfEnrolment,
  resetPasskeys,
  type PeopleNeeds,
  type PeopleTables,
} from './index.ts'
import { listMail } from './read-mail.ts'
import { makePeopleNeeds, makePerson, putPasskey, putSession } from './testing.ts'

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

  const invite = (mailbox: string) => makeEnrolment(needs, { mailbox, role: 'reviewer', actor: OPERATOR }, AT)
  const listRows = () => store.db<PeopleTables>().selectFrom('enrolments').selectAll().execute()

  test('an enrolment is kept as a proof, and its code is read in any case, with or without dashes', async () => {
    const { id, code, endsAt } = await invite('Rita@Example.org')
    assert.match(code, /^(?:[34679ACDEFGHJKMNPQRTUVWXY]{4}-){5}[34679ACDEFGHJKMNPQRTUVWXY]{4}$/)
    assert.equal(endsAt.getTime(), AT.getTime() + 7 * 86_400_000)
    const [row] = await listRows()
    assert.deepEqual(
      [row?.id, row?.mailbox, row?.role, row?.used_at],
      [id, 'rita@example.org', 'reviewer', null],
    )
    assert.equal(row?.proof, proofOfEnrolment(needs.pepper, ` ${code.toLowerCase().replaceAll('-', ' ')}`))
    assert.equal(JSON.stringify(await listRows()).includes(code.replaceAll('-', '')), false)
    const [line] = await listAudit(store, { action: 'person.invite', limit: 1 })
    assert.deepEqual([line?.object, line?.detail, line?.actor], [id, '{"role":"reviewer"}', OPERATOR])
  })

  test('a second code of a mailbox ends the first', async () => {
    await invite('sam@example.org')
    const { id } = await invite('sam@example.org')
    const rows = (await listRows()).filter(({ mailbox }) => mailbox === 'sam@example.org')
    assert.deepEqual(
      rows.map((row) => row.id),
      [id],
    )
    await assert.rejects(invite('sam'), { code: 'invalid_fields' })
  })

  test('a reset takes the passkeys and sessions of a person, and every reviewer and operator is mailed', async () => {
    const lost = await makePerson(store, 'lost@example.org', AT, 'reviewer')
    await makePerson(store, 'rob@example.org', AT, 'operator')
    await makePerson(store, 'partner@example.org', AT)
    await putPasskey(store, lost.person, AT)
    await putSession(store, lost.person, AT)
    const order = { person: lost.person, actor: OPERATOR }
    assert.deepEqual(await resetPasskeys(needs, order, AT), { passkeys: 1, sessions: 1, mailed: 2 })
    assert.deepEqual(await countWaysIn(store, lost.person, AT), { passkeys: 0, sessions: 0 })
    const mails = await listMail(needs, 10)
    assert.deepEqual(mails.map(({ mailbox, kind }) => [mailbox, kind]).sort(), [
      ['lost@example.org', 'passkey_reset'],
      ['rob@example.org', 'passkey_reset'],
    ])
    const [line] = await listAudit(store, { action: 'passkey.reset', limit: 1 })
    assert.equal(line?.detail, '{"passkeys":1,"sessions":1}')
    await assert.rejects(resetPasskeys(needs, { ...order, person: 'per_none' }, AT), { code: 'not_found' })
  })

  test('all sessions of a person end by one order', async () => {
    const { person } = await makePerson(store, 'kim@example.org', AT)
    await putSession(store, person, AT)
    await putSession(store, person, AT)
    assert.equal(await endAllSessions(needs, { person, actor: OPERATOR }, AT), 2)
    assert.equal((await countWaysIn(store, person, AT)).sessions, 0)
  })
})
