import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { portalMigrations } from '../access/index.ts'
import { Refusal } from '../platform/index.ts'
import { makeLog } from '../platform/log/index.ts'
import { onEveryStore, type TestStore } from '../platform/store/testing.ts'
import {
  beginSignIn,
  ensureOrganisation,
  inviteOwner,
  MailWorker,
  makeEnrolment,
  measureCodes,
  proofOf,
  sendCode,
  SIGN_IN_LIMITS,
  tryCode,
  type PeopleNeeds,
  type PeopleTables,
} from './index.ts'
import { countInAll, type Reach } from './sign-in-counters.ts'
import { makePeopleNeeds, makePerson } from './testing.ts'

const HOUR = 3_600_000
const MOST = {
  known: SIGN_IN_LIMITS.codesToKnownHour.value,
  unknown: SIGN_IN_LIMITS.codesToUnknownHour.value,
} as const

onEveryStore((open) => {
  let at = new Date('2026-03-02T12:20:00Z')
  let store: TestStore
  let needs: PeopleNeeds
  let addresses = 0

  before(async () => {
    store = await open(portalMigrations, () => at)
    needs = makePeopleNeeds(store)
    await makePerson(store, 'known@example.org', at)
    await store.write<PeopleTables, unknown>((trx) => ensureOrganisation(trx, 'Old Society', at))
    await inviteOwner(needs, { organisation: 'Old Society', mailbox: 'owner@example.org', actor: 'test' }, at)
    await makeEnrolment(needs, { mailbox: 'rita@example.org', role: 'reviewer', actor: 'test' }, at)
  })
  beforeEach(async () => {
    at = new Date(at.getTime() + HOUR)
    await send()
  })
  after(() => store.destroy())

  const useUp = (reach: Reach) =>
    store.write<PeopleTables, undefined>(async (trx) => {
      await countInAll(trx, needs.pepper, reach, at)
      await trx
        .updateTable('sign_in_counters')
        .set({ count: MOST[reach] })
        .where('subject', '=', proofOf(needs.pepper, 'count', 'all', String(HOUR), reach))
        .execute()
      return undefined
    })
  const ask = (mailbox: string) =>
    beginSignIn(needs, { mailbox, address: `198.51.100.${(addresses += 1)}` }, at)
  /** Mailboxes that a server gets now, in its order. */
  const send = async (): Promise<string[]> => {
    const taken: string[] = []
    const worker = new MailWorker({
      ...needs,
      log: makeLog('silent'),
      deliver: ({ mailbox }) => Promise.resolve(void taken.push(mailbox)),
      keepsSent: false,
      findSender: () => ({ origin: 'https://rotunda.example' }),
    })
    await worker.runOnce()
    return taken
  }

  test('beyond the bound on strangers, people and invited mailboxes still get their codes', async () => {
    await useUp('unknown')
    const asked = ['never@example.org', 'known@example.org', 'owner@example.org', 'rita@example.org']
    for (const mailbox of asked) await ask(mailbox)
    assert.deepEqual((await send()).sort(), asked.slice(1).sort())
  })

  test('below the bounds every mailbox gets its code, and the known ones first', async () => {
    for (const mailbox of ['a@example.org', 'known@example.org', 'z@example.org']) await ask(mailbox)
    const taken = await send()
    assert.equal(taken[0], 'known@example.org')
    assert.deepEqual(taken.sort(), ['a@example.org', 'known@example.org', 'z@example.org'])
  })

  test('codes to known mailboxes have a bound, too, and leave strangers theirs', async () => {
    await useUp('known')
    for (const mailbox of ['new@example.org', 'known@example.org']) await ask(mailbox)
    assert.deepEqual(await send(), ['new@example.org'])
  })

  test('beyond any bound a sign-in is answered and stored alike for known and unknown mailboxes', async () => {
    // From here on no earlier attempt ends.
    await ask('before@example.org')
    await send()
    await useUp('known')
    await useUp('unknown')
    const tables = ['sign_in_attempts', 'outbox', 'audit'] as const
    const count = () =>
      Promise.all(
        tables.map(
          async (table) => (await store.db<PeopleTables>().selectFrom(table).selectAll().execute()).length,
        ),
      )
    const first = await count()
    for (const mailbox of ['known@example.org', 'nobody@example.org']) {
      const [attempts = 0, mails = 0, lines = 0] = await count()
      const { attempt, endsAt } = await ask(mailbox)
      const secret = attempt.replace(/\..*/, '')
      assert.deepEqual([secret.length, endsAt], [43, new Date(at.getTime() + 600_000)])
      assert.deepEqual(await count(), [attempts + 1, mails + 1, lines])
    }
    assert.deepEqual(await send(), [])
    // Mails that are never sent leave no row, and no line of the audit log.
    assert.deepEqual((await count()).slice(1), first.slice(1))
  })

  test('beyond the bound a code for a report or a subscription is refused, for known and unknown mailboxes alike', async () => {
    await useUp('unknown')
    for (const purpose of ['report', 'follow'] as const)
      for (const mailbox of ['known@example.org', `${purpose}@example.org`])
        await assert.rejects(
          sendCode(needs, { purpose, mailbox, address: '203.0.113.9' }, at),
          (cause: unknown) =>
            cause instanceof Refusal && cause.code === 'rate_limited' && cause.retryAfterSeconds === 40 * 60,
        )
  })

  test('no row tells that the mailbox of a reporter or a follower is known', async () => {
    for (const purpose of ['report', 'follow'] as const)
      await sendCode(needs, { purpose, mailbox: 'known@example.org', address: '203.0.113.8' }, at)
    const rows = await store
      .db<PeopleTables>()
      .selectFrom('outbox')
      .select('turn')
      .where('sent_day', 'is', null)
      .execute()
    assert.deepEqual(
      rows.map(({ turn }) => turn),
      [1, 1],
    )
  })

  test('a wrong code of a reporter or a follower leaves no address', async () => {
    for (const purpose of ['report', 'follow', 'sign_in'] as const) {
      const typed = { attempt: 'none', mailbox: 'known@example.org', code: '12345678' }
      await store.write<PeopleTables, unknown>((trx) =>
        tryCode(trx, needs.pepper, { ...typed, purpose, countedAs: `address of ${purpose}` }, at),
      )
    }
    const counters = await store.db<PeopleTables>().selectFrom('sign_in_counters').select('subject').execute()
    const told = counters.flatMap(({ subject }) => /address of .*/.exec(subject) ?? [])
    assert.deepEqual(told, ['address of sign_in'])
  })

  test('operators see which share of the codes was asked for, over all processes', async () => {
    assert.deepEqual(await measureCodes(needs, at), { known: 0, unknown: 0 })
    await useUp('unknown')
    await ask('known@example.org')
    await ask('more@example.org')
    assert.deepEqual(await measureCodes(needs, at), {
      known: 1 / MOST.known,
      unknown: (MOST.unknown + 1) / MOST.unknown,
    })
  })
})
