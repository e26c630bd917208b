import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { checkAudit, listAudit } from '../audit/index.ts'
import { portalMigrations } from '../access/index.ts'
import { makeSealer, Refusal } from '../platform/index.ts'
import { onEveryStore, openBeside, type TestStore } from '../platform/store/testing.ts'
import {
  beginSignIn,
  beginVerify,
  findSession,
  finishSignIn,
  forgetEnded,
  invitePerson,
  listMail,
  listSessions,
  makeEnrolment,
  makeOrganisation,
  noteRefusedSignIns,
  readMail,
} from './index.ts'
import type { PeopleNeeds } from './needs.ts'
import type { PeopleTables } from './tables.ts'
import { makePerson } from './testing.ts'

const MINUTE = 60_000
const DAY = 86_400_000
const BROWSER = { address: '203.0.113.7', agent: 'Test/1', countedAs: '203.0.113.7' }

onEveryStore((open) => {
  let store: TestStore
  let needs: PeopleNeeds
  /** Needs of a second process at the same state. */
  let other: PeopleNeeds
  let start = Date.parse('2026-11-26T12:00:00Z')
  let address = 0
  let mails = 0

  before(async () => {
    store = await open(portalMigrations)
    const sealer = makeSealer([{ id: 1, secret: Buffer.alloc(32, 7) }])
    needs = { store, pepper: Buffer.alloc(32, 5), sealer }
    other = { ...needs, store: await openBeside(store, portalMigrations) }
  })
  after(async () => {
    await other.store.close()
    await store.destroy()
  })

  /** Each test has its own days and addresses, so that no limit of one reaches another. */
  const nextDay = (): Date => new Date((start += 2 * DAY))
  const nextAddress = (): string => `198.51.100.${(address += 1)}`

  const readCode = async (mailbox: string): Promise<string> => {
    const mail = (await listMail(needs, 1000)).find((one) => one.mailbox === mailbox)
    const read = await readMail({ ...needs, sender: { origin: 'https://rotunda.example' } }, mail?.id ?? '')
    return /(\d{4} \d{4})/.exec(read?.text ?? '')?.[1] ?? ''
  }

  /** Rows that a sign-in writes or could write, and the tables that it must not touch. */
  const countRows = async (): Promise<number[]> => {
    const tables = ['sign_in_attempts', 'sign_in_counters', 'outbox', 'people', 'sessions', 'audit'] as const
    const counts = tables.map((table) => store.db<PeopleTables>().selectFrom(table).selectAll().execute())
    return (await Promise.all(counts)).map(({ length }) => length)
  }

  const begin = async (mailbox: string, at: Date) => {
    // The newest mail is the one that was written last.
    const then = new Date(at.getTime() + (mails += 1))
    const { attempt } = await beginSignIn(needs, { mailbox, address: nextAddress() }, then)
    return { attempt, mailbox, code: await readCode(mailbox), ...BROWSER }
  }

  const refused = (pattern: RegExp) => (cause: unknown) =>
    cause instanceof Refusal && cause.code === 'invalid_fields' && pattern.test(cause.message)

  test('a person comes into being when the code is typed, and is the same one the next time', async () => {
    const at = nextDay()
    const typed = await begin('first@example.org', at)
    const people = () =>
      store.db<PeopleTables>().selectFrom('people').select('id').where('mailbox', '=', 'first@example.org')
    assert.equal((await people().execute()).length, 0)
    const { person, secret } = await finishSignIn(needs, typed, at)
    assert.equal((await findSession(store, secret, at))?.person, person)
    const again = await finishSignIn(needs, await begin('first@example.org', at), at)
    assert.equal(again.person, person)
    assert.equal((await listSessions(store, person, at)).length, 2)
  })

  test('a known and an unknown mailbox cause the same rows and the same mail', async () => {
    const at = nextDay()
    await finishSignIn(needs, await begin('known@example.org', at), at)
    // From here on no earlier attempt ends.
    const then = nextDay()
    await begin('before@example.org', then)
    const written: number[][] = []
    for (const mailbox of ['known@example.org', 'never@example.org']) {
      const before = await countRows()
      await begin(mailbox, then)
      const after = await countRows()
      written.push(after.map((count, index) => count - (before[index] ?? 0)))
    }
    // The counters of the known mailbox are there from its first sign-in, and begin again.
    const [known = [], unknown = []] = written
    assert.deepEqual(known.toSpliced(1, 1), unknown.toSpliced(1, 1))
    const mails = (await listMail(needs, 2)).map(({ mailbox, subject, kind }) => [mailbox, subject, kind])
    assert.deepEqual(mails, [
      ['never@example.org', 'Your code for Rotunda', 'code'],
      ['known@example.org', 'Your code for Rotunda', 'code'],
    ])
  })

  test('of two browsers that type the same code at once one signs in', async () => {
    const at = nextDay()
    const typed = await begin('twice@example.org', at)
    const tried = await Promise.allSettled([needs, other, needs].map((one) => finishSignIn(one, typed, at)))
    assert.equal(tried.filter(({ status }) => status === 'fulfilled').length, 1)
  })

  test('the wrong tries of a stranger leave the right browser its own tries', async () => {
    const at = nextDay()
    const typed = await begin('right@example.org', at)
    const strange = await begin('right@example.org', at)
    const wrong = { ...strange, code: strange.code === '0000 0000' ? '0000 0001' : '0000 0000' }
    for (let tries = 0; tries < 6; tries += 1) await assert.rejects(finishSignIn(needs, wrong, at))
    await finishSignIn(needs, typed, at)
  })

  test('a code works in no other browser, for no other mailbox, and not without its cookie', async () => {
    const at = nextDay()
    const [one, other] = [await begin('one@example.org', at), await begin('other@example.org', at)]
    await assert.rejects(finishSignIn(needs, { ...one, attempt: other.attempt }, at), refused(/wrong/))
    await assert.rejects(finishSignIn(needs, { ...one, attempt: undefined }, at), refused(/no open code/))
    await assert.rejects(finishSignIn(needs, { ...one, mailbox: 'other@example.org' }, at), refused(/wrong/))
    await finishSignIn(needs, one, at)
  })

  test('five wrong tries end a code, and so do ten minutes', async () => {
    const at = nextDay()
    const typed = await begin('tries@example.org', at)
    const wrong = { ...typed, code: typed.code === '1111 1111' ? '1111 1112' : '1111 1111' }
    // At once: each try is counted by one conditional update.
    const tried = await Promise.allSettled(
      Array.from({ length: 9 }, (_none, index) => finishSignIn(index % 2 ? needs : other, wrong, at)),
    )
    assert.ok(tried.every(({ status }) => status === 'rejected'))
    await assert.rejects(finishSignIn(needs, typed, at), refused(/no open code/))
    const late = await begin('tries@example.org', at)
    const then = new Date(at.getTime() + 11 * MINUTE)
    await assert.rejects(finishSignIn(needs, late, then), refused(/no open code/))
  })

  test('a right code after four wrong tries signs in, and one after five does not, from any addresses', async () => {
    const at = nextDay()
    await noteRefusedSignIns(needs, at)
    const [fourth, fifth] = [await begin('four@example.org', at), await begin('five@example.org', at)]
    const mistype = async (typed: typeof fourth, times: number, countedAs: string) => {
      const code = typed.code === '3333 3333' ? '3333 3334' : '3333 3333'
      for (let tries = 0; tries < times; tries += 1)
        await assert.rejects(
          finishSignIn(needs, { ...typed, code, countedAs }, at),
          refused(/is wrong|no open code/),
        )
    }
    await mistype(fourth, 4, '192.0.2.1')
    await finishSignIn(needs, fourth, at)
    await mistype(fifth, 2, '192.0.2.2')
    await mistype(fifth, 3, '192.0.2.3')
    await assert.rejects(
      finishSignIn(needs, { ...fifth, countedAs: '192.0.2.4' }, at),
      refused(/no open code/),
    )
    await noteRefusedSignIns(needs, new Date(at.getTime() + 60 * MINUTE))
    const lines = await listAudit(store, { action: 'sign_in.refuse', limit: 4 })
    const counts = lines.map(({ detail }) => /"count":(\d+)/.exec(detail)?.[1])
    assert.deepEqual(counts.sort(), ['1', '2', '3', '4'])
  })

  test('a mailbox gets five codes an hour, and a network asks for twenty', async () => {
    const at = nextDay()
    const isLimited = (cause: unknown) => cause instanceof Refusal && cause.code === 'rate_limited'
    const ask = (mailbox: string, from: string) => beginSignIn(needs, { mailbox, address: from }, at)
    for (let count = 0; count < 5; count += 1) await ask('full@example.org', nextAddress())
    await assert.rejects(ask('full@example.org', nextAddress()), isLimited)
    for (let count = 0; count < 20; count += 1) await ask(`m${count}@example.org`, '2001:db8:1:2::/64')
    await assert.rejects(ask('m21@example.org', '2001:db8:1:2::/64'), isLimited)
    const next = new Date(at.getTime() + 60 * MINUTE)
    await beginSignIn(needs, { mailbox: 'full@example.org', address: '2001:db8:1:2::/64' }, next)
  })

  test('a mailbox gets twenty codes a day, however many addresses ask for them', async () => {
    const at = nextDay()
    // The first hour of a UTC day, and a limit of a day that begins with it.
    const midnight = at.getTime() - (at.getTime() % DAY)
    const ask = (hour: number) =>
      beginSignIn(
        needs,
        { mailbox: 'day@example.org', address: nextAddress() },
        new Date(midnight + hour * 60 * MINUTE),
      )
    for (let hour = 0; hour < 4; hour += 1) for (let count = 0; count < 5; count += 1) await ask(hour)
    await assert.rejects(ask(4), (cause: unknown) => {
      assert.ok(cause instanceof Refusal)
      assert.match(cause.message, /20 codes were sent to this mailbox within a day/)
      assert.deepEqual([cause.code, cause.retryAfterSeconds], ['rate_limited', 20 * 3600])
      return true
    })
    await ask(24)
  })

  test('a sign-in is a line of its person, by code, and its address is beside the line', async () => {
    const at = nextDay()
    const { person } = await finishSignIn(needs, await begin('line@example.org', at), at)
    const [line] = await listAudit(store, { object: person, limit: 9 })
    assert.deepEqual(
      [line?.actor, line?.action, line?.detail, line?.at],
      [person, 'sign_in.accept', '{"by":"code"}', at.getTime()],
    )
    assert.doesNotMatch(JSON.stringify(line), /203\.0\.113|line@example/)
    const beside = await store
      .db<PeopleTables>()
      .selectFrom('audit_addresses')
      .select(['address', 'person'])
      .where('number', '=', line?.number ?? 0)
      .execute()
    assert.deepEqual(
      beside.map((row) => [row.address, row.person]),
      [[BROWSER.address, person]],
    )
  })

  test('a session ends after eight idle hours, and after seven days however busy it is', async () => {
    const at = nextDay()
    const { secret } = await finishSignIn(needs, await begin('session@example.org', at), at)
    const after = (hours: number) => findSession(store, secret, new Date(at.getTime() + hours * 60 * MINUTE))
    for (let hours = 7; hours < 7 * 24; hours += 7) assert.notEqual(await after(hours), undefined)
    assert.equal(await after(7 * 24), undefined)
    const idle = await finishSignIn(needs, await begin('session@example.org', at), at)
    assert.equal(await findSession(store, idle.secret, new Date(at.getTime() + 8 * 60 * MINUTE)), undefined)
  })

  test('what has ended is forgotten, with its addresses, and what is open stays', async () => {
    const at = nextDay()
    const ended = await finishSignIn(needs, await begin('ended@example.org', at), at)
    const then = new Date(at.getTime() + 9 * 60 * MINUTE)
    const opened = await finishSignIn(needs, await begin('opened@example.org', then), then)
    const waiting = await begin('waiting@example.org', then)
    await forgetEnded(needs, then)
    const people = await store.db<PeopleTables>().selectFrom('sessions').select('person').execute()
    assert.deepEqual(
      [ended, opened].map(({ person }) => people.some((row) => row.person === person)),
      [false, true],
    )
    assert.equal(
      (await store.db<PeopleTables>().selectFrom('sign_in_attempts').selectAll().execute()).length,
      1,
    )
    await finishSignIn(needs, waiting, then)
  })

  test('attempts, challenges, invitations and unused enrolments are forgotten once they have ended, and not before', async () => {
    const at = nextDay()
    const [actor, mailbox] = [await makePerson(store, 'inviter@example.org', at), 'guest@example.org']
    const fields = { name: 'Society that forgets', site: 'https://example.org', actor }
    const { id: organisation } = await makeOrganisation(needs, fields, at)
    await invitePerson(needs, { organisation, mailbox, role: 'member', actor }, at)
    await makeEnrolment(needs, { mailbox, role: 'reviewer', actor: 'operator:test' }, at)
    const used = await makeEnrolment(
      needs,
      { mailbox: 'rita@example.org', role: 'reviewer', actor: 'test' },
      at,
    )
    await store.write<PeopleTables, unknown>((trx) =>
      trx.updateTable('enrolments').set({ used_at: at.getTime() }).where('id', '=', used.id).execute(),
    )
    const browser = { session: undefined, browser: 'browser', website: { origin: 'http://localhost' } }
    await beginVerify(needs, browser, at)
    await begin(mailbox, at)
    const ENDS = [
      ['sign_in_attempts', 10 * MINUTE, 0],
      ['challenges', 5 * MINUTE, 0],
      ['invitations', 14 * DAY, 0],
      ['enrolments', 7 * DAY, 1],
    ] as const
    const count = async (table: (typeof ENDS)[number][0]) =>
      (await store.db<PeopleTables>().selectFrom(table).selectAll().execute()).length
    for (const [table, lasts, left] of ENDS.toSorted(([, one], [, other]) => one - other)) {
      await forgetEnded(needs, new Date(at.getTime() + lasts - 1))
      assert.equal(await count(table), left + 1, table)
      // An attempt begins a moment after the test.
      await forgetEnded(needs, new Date(at.getTime() + lasts + MINUTE))
      assert.equal(await count(table), left, table)
    }
    start += 14 * DAY
  })

  test('the address of refused sign-ins is erased after 90 days, and their line stays', async () => {
    const at = nextDay()
    await noteRefusedSignIns(needs, at)
    const typed = { ...BROWSER, attempt: undefined, mailbox: 'no@example.org', code: '22222222' }
    await assert.rejects(finishSignIn(needs, { ...typed, countedAs: '192.0.2.90' }, at))
    const noted = new Date(at.getTime() + 60 * MINUTE)
    await noteRefusedSignIns(needs, noted)
    const isKept = async (days: number) => {
      await forgetEnded(needs, new Date(noted.getTime() + days * DAY))
      const rows = await store.db<PeopleTables>().selectFrom('audit_addresses').select('address').execute()
      return rows.some((row) => row.address === '192.0.2.90')
    }
    assert.equal(await isKept(90), true)
    assert.equal(await isKept(91), false)
    const [line] = await listAudit(store, { action: 'sign_in.refuse', limit: 1 })
    assert.equal(line?.at, noted.getTime())
    start += 91 * DAY
  })

  test('refused tries of an hour are one line for each address, with their number, and the chain holds', async () => {
    const at = nextDay()
    await noteRefusedSignIns(needs, at)
    const { attempt } = await begin('lines@example.org', at)
    const wrong = { ...BROWSER, attempt, mailbox: 'no@example.org', code: '22222222', countedAs: '192.0.2.9' }
    for (let tries = 0; tries < 7; tries += 1) await assert.rejects(finishSignIn(needs, wrong, at))
    assert.equal(await noteRefusedSignIns(needs, at), 0)
    const next = new Date(at.getTime() + 60 * MINUTE)
    assert.equal(await noteRefusedSignIns(needs, next), 1)
    assert.equal(await noteRefusedSignIns(needs, next), 0)
    const [line] = await listAudit(store, { action: 'sign_in.refuse', limit: 1 })
    assert.match(line?.detail ?? '', /"count":7\b/)
    assert.ok(!JSON.stringify(line).includes('192.0.2.9'))
    assert.equal((await checkAudit(store)).brokenAt, null)
  })

  test('a stolen database holds neither a code nor a cookie', async () => {
    const at = nextDay()
    const typed = await begin('stolen@example.org', at)
    const { secret } = await finishSignIn(needs, await begin('stolen@example.org', at), at)
    const tables = ['sign_in_attempts', 'sign_in_counters', 'sessions', 'outbox', 'audit'] as const
    for (const table of tables) {
      const rows = await store.db<PeopleTables>().selectFrom(table).selectAll().execute()
      const text = rows
        .flatMap((row) => Object.values(row))
        .map((value) => (value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value)))
        .join('\n')
      for (const hidden of [typed.attempt, secret, typed.code, typed.code.replace(' ', '')])
        assert.ok(!text.includes(hidden), table)
    }
  })
})
