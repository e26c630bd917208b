import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { portalMigrations } from '../access/index.ts'
import { onEveryStore, type TestStore } from '../platform/store/testing.ts'
import { keepChallenge, takeChallenge } from './challenges.ts'
import {
  acceptInvitation,
  beginEnrolment,
  beginSession,
  beginSignIn,
  findSession,
  finishSignIn,
  inviteOwner,
  isFresh,
  listSessions,
  makeEnrolment,
  makeOrganisation,
  listMail,
  readMail,
  type PeopleNeeds,
  type PeopleTables,
} from './index.ts'
import { makePeopleNeeds, makePerson, putPasskey } from './testing.ts'

const AT = new Date('2026-11-02T12:00:00Z')
/** The clock after it was set back by two hours. */
const BACK = new Date(AT.getTime() - 2 * 3_600_000)
const BROWSER = { address: '203.0.113.7', agent: 'Test/1' }

onEveryStore((open) => {
  let store: TestStore
  let needs: PeopleNeeds

  before(async () => {
    store = await open(portalMigrations, () => AT)
    needs = makePeopleNeeds(store)
  })
  after(() => store.destroy())

  const begin = async (mailbox: string) => {
    const { person } = await makePerson(store, mailbox, AT)
    await putPasskey(store, person, AT)
    const begun = { ...BROWSER, person, passkey: `passkey of ${person}` }
    const secret = await store.write<PeopleTables, string>((trx) => beginSession(trx, begun, AT))
    const session = await findSession(store, secret, AT)
    assert.ok(session)
    return { session, secret, person }
  }

  test('a session and a passkey of a time to come count only once that time has come', async () => {
    const { session, secret, person } = await begin('rita@example.org')
    assert.deepEqual([isFresh(session, AT), isFresh(session, BACK)], [true, false])
    assert.equal(await findSession(store, secret, BACK), undefined)
    assert.deepEqual(await listSessions(store, person, BACK), [])
    assert.equal((await findSession(store, secret, AT))?.id, session.id)
  })

  test('a code, a question to a passkey, an enrolment and an invitation of a time to come open nothing', async () => {
    const mailbox = 'una@example.org'
    const { session, person } = await begin(mailbox)
    const { attempt } = await beginSignIn(needs, { mailbox, address: '198.51.100.1' }, AT)
    const { id } = (await listMail(needs, 10)).find((one) => one.mailbox === mailbox) ?? assert.fail()
    const mail = await readMail({ ...needs, sender: { origin: 'https://rotunda.example' } }, id)
    const code = /\d{4} \d{4}/.exec(mail?.text ?? '')?.[0] ?? ''
    const typed = { ...BROWSER, attempt, mailbox, code, countedAs: '198.51.100.1' }
    await assert.rejects(finishSignIn(needs, typed, BACK), { code: 'invalid_fields' })
    assert.equal((await finishSignIn(needs, typed, AT)).person, person)

    await keepChallenge(needs, 'browser', { purpose: 'add', enrolment: null, challenge: 'question' }, AT)
    await assert.rejects(takeChallenge(needs, 'browser', 'add', BACK), { code: 'not_in_this_state' })
    assert.equal((await takeChallenge(needs, 'browser', 'add', AT)).challenge, 'question')

    const enrolment = await makeEnrolment(needs, { mailbox, role: 'reviewer', actor: 'test' }, AT)
    const asking = {
      session,
      browser: 'browser',
      website: { origin: 'http://localhost' },
      code: enrolment.code,
    }
    await assert.rejects(beginEnrolment(needs, asking, BACK), { code: 'invalid_fields' })
    assert.ok((await beginEnrolment(needs, asking, AT)).challenge)

    const maker = await makePerson(store, 'maker@example.org', AT)
    const made = { name: 'Reading Room', site: 'https://reading.example.org', actor: maker }
    const { id: organisation } = await makeOrganisation(needs, made, AT)
    const invitation = await inviteOwner(needs, { organisation, mailbox, actor: 'test' }, AT)
    const order = { id: invitation.id, actor: { person, by: 'portal' } } as const
    await assert.rejects(acceptInvitation(needs, order, BACK), { code: 'not_found' })
    assert.deepEqual(await acceptInvitation(needs, order, AT), { organisation })
  })
})
