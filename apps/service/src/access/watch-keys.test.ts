import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { listAudit } from '../audit/index.ts'
import { listMail, readMail } from '../people/index.ts'
import { onEveryStore, openBeside } from '../platform/store/testing.ts'
import type { Store } from '../platform/index.ts'
import {
  authenticate,
  changeKey,
  decide,
  flagExposed,
  flagLeaked,
  issueKey,
  issueOrganisationKey,
  narrowGrants,
  portalMigrations,
  resumeOrganisationKey,
  rotateOrganisationKey,
  watchKeys,
  type AccessNeeds,
  type NewKey,
  type PortalTables,
} from './index.ts'
import {
  answersFor,
  AT,
  DAY,
  later,
  makeTestAccess,
  MEMBERS,
  openRequestBed,
  type RequestBed,
} from './testing.ts'

const MOST_MAILS = 500

onEveryStore((open) => {
  let bed: RequestBed
  let access: AccessNeeds
  /** A second process at the same state, where there can be one. */
  let other: Store
  let organisation: string

  before(async () => {
    bed = await openRequestBed(open)
    access = makeTestAccess(bed.store)
    other = await openBeside(bed.store, portalMigrations)
    organisation = await bed.addOrganisation('Example Society', { owner: bed.owner })
    await bed.addMember(organisation, bed.member)
  })
  after(async () => {
    await other.close()
    await bed.store.destroy()
  })

  const issue = (wanted: Partial<NewKey>) =>
    issueKey(access, { organisation, scopes: [], name: 'Web', actor: 'test', at: AT, ...wanted })
  /** Subjects of the new mails of a pass in two processes at once. */
  const watch = async (at: Date) => {
    const before = new Set((await listMails()).map(({ id }) => id))
    await Promise.all([watchKeys(access, at), watchKeys({ ...access, store: other }, at)])
    return (await listMails()).filter(({ id }) => !before.has(id)).map(({ subject }) => subject)
  }
  const listMails = async () => {
    const mails = await listMail(access, MOST_MAILS)
    for (const { mailbox } of mails) assert.equal(mailbox, 'ada@society.example')
    return mails
  }
  const use = (id: string, at: Date) =>
    bed.store.write<PortalTables, unknown>((trx) =>
      trx.updateTable('keys').set({ last_used_at: at.getTime() }).where('id', '=', id).execute(),
    )

  test('owners get one mail 30, 7 and 1 days before a key ends, of two processes and after a long pause', async () => {
    const end = 100 * DAY
    const { id } = await issue({ expiresAt: later(end) })
    await issue({ expiresAt: later(end), name: undefined })
    await issue({ expiresAt: later(5 * DAY), name: 'Short' })
    assert.deepEqual(await watch(AT), [])
    assert.deepEqual(await watch(later(5 * DAY - DAY)), ['A key expires in a day'])
    assert.deepEqual(await watch(later(end - 30 * DAY - 1)), [])
    assert.deepEqual(await watch(later(end - 30 * DAY)), ['A key expires in 30 days'])
    assert.deepEqual(await watch(later(end - 8 * DAY)), [])
    assert.deepEqual(await watch(later(end - 7 * DAY)), ['A key expires in 7 days'])
    assert.deepEqual(await watch(later(end - DAY)), ['A key expires in a day'])
    assert.deepEqual(await watch(later(end - 1)), [])
    await changeKey(bed.store, { id, actor: 'test', at: AT, expiresAt: later(end + 10 * DAY) })
    assert.deepEqual(await watch(later(end + 9.5 * DAY)), ['A key expires in a day'])
    assert.deepEqual(await watch(later(end + 11 * DAY)), [])
  })

  test('an idle key is suspended after two mails, and a use or a resumption begins anew', async () => {
    const { id, secret } = await issue({ expiresAt: later(1000 * DAY) })
    await use(id, later(20 * DAY))
    assert.deepEqual(await watch(later(169 * DAY)), [])
    assert.deepEqual(await watch(later(170 * DAY)), ['An unused key is suspended in 30 days'])
    await use(id, later(171 * DAY))
    assert.deepEqual(await watch(later(320 * DAY)), [])
    // The service was away for long: the two mails still have their days between them.
    assert.deepEqual(await watch(later(600 * DAY)), ['An unused key is suspended in 30 days'])
    assert.deepEqual(await watch(later(622 * DAY)), [])
    assert.deepEqual(await watch(later(623 * DAY)), ['An unused key is suspended in 7 days'])
    assert.deepEqual(await watch(later(630 * DAY - 1)), [])
    assert.deepEqual(await watch(later(630 * DAY)), ['An unused key is suspended'])
    await assert.rejects(authenticate(access, secret, later(630 * DAY)), /not used for 180 days/)
    const lines = await listAudit(bed.store, { object: id, action: 'key.suspend', limit: 9 })
    assert.deepEqual(
      lines.map((line) => [line.actor, line.organisation]),
      [['service', organisation]],
    )
    const at = later(640 * DAY)
    await resumeOrganisationKey(bed.store, { id, organisation, actor: bed.as(bed.member), at })
    assert.deepEqual(await watch(later(789 * DAY)), [])
    assert.deepEqual(await watch(later(790 * DAY)), ['An unused key is suspended in 30 days'])
  })

  test('no mail of the whole life of a key holds a key, or a part of one', async () => {
    const live = makeTestAccess(bed.store, 'live')
    const request = await bed.submit(answersFor('members:read'))
    await decide(bed.needs, { ...bed.on(request, bed.first), approve: MEMBERS })
    const before = new Set((await listMail(access, MOST_MAILS)).map(({ id }) => id))
    const own = { organisation: bed.organisation, actor: bed.as(bed.member) }
    const issueOwn = async (at = AT) =>
      issueOrganisationKey(live, { ...own, name: 'Web server', scopes: ['members:read'], at })
    const [exposed, leaked, idle] = [await issueOwn(), await issueOwn(), await issueOwn()]
    await flagExposed(live, exposed.secret, AT)
    await flagLeaked(live, leaked.secret, AT)
    const rotated = await rotateOrganisationKey(live, { ...own, id: leaked.id, overlapDays: 7, at: AT })
    for (const days of [150, 173, 180, 335, 358, 364]) {
      await use(rotated.id, later((days - 1) * DAY))
      await watchKeys(live, later(days * DAY))
    }
    const narrowing = { scopes: ['members:read'], note: 'Not needed.', at: later(364 * DAY) } as const
    await narrowGrants(bed.needs, { ...own, ...narrowing, actor: bed.as(bed.first) })
    const mails = (await listMail(access, MOST_MAILS)).filter(({ id }) => !before.has(id))
    assert.deepEqual([...new Set(mails.map(({ subject }) => subject))].sort(), [
      'A key expires in 30 days',
      'A key expires in 7 days',
      'A key expires in a day',
      'A key was reported as leaked, and is suspended',
      'An unused key is suspended',
      'An unused key is suspended in 30 days',
      'An unused key is suspended in 7 days',
      'The access of your organisation was narrowed',
      'The address of a request contained a key',
    ])
    const secrets = [exposed, leaked, idle, rotated].map(({ secret }) => secret)
    for (const { id } of mails) {
      const { subject, text, html } =
        (await readMail({ ...live, sender: { origin: 'https://rotunda.example' } }, id)) ?? {}
      assert.ok(text)
      const whole = `${subject}\n${text}\n${html}`
      assert.doesNotMatch(whole, /rtd_/)
      for (const secret of secrets) assert.ok(!whole.includes(secret.slice(9, 25)), whole)
    }
  })
})
