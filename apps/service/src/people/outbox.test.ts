import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { portalMigrations } from '../access/index.ts'
import { makeLog } from '../platform/log/index.ts'
import { onEveryStore, type TestStore } from '../platform/store/testing.ts'
import {
  listMail,
  MAIL_KINDS,
  MAIL_LIMITS,
  MailWorker,
  putMail,
  type DeliverMail,
  type MailKind,
  type PeopleNeeds,
  type PeopleTables,
} from './index.ts'
import { TURNS } from './mail.ts'
import { makePeopleNeeds } from './testing.ts'

const AT = new Date('2026-03-02T12:34:56.789Z')
const [SECOND, MINUTE, DAY] = [1000, 60_000, 86_400_000]
const MAILBOX = 'zqxmailbox@example.org'
const text = { paragraphs: ['Your code is 12345678.'] }

const refuse: DeliverMail = () => Promise.reject(new Error('550'))

onEveryStore((open) => {
  let now = AT.getTime()
  let store: TestStore
  let needs: PeopleNeeds
  const pass = (milliseconds: number): void => void (now += milliseconds)

  before(async () => {
    store = await open(portalMigrations, () => new Date(now))
    needs = makePeopleNeeds(store)
  })
  beforeEach(async () => {
    now = AT.getTime()
    await store.write<PeopleTables, unknown>((trx) => trx.deleteFrom('outbox').execute())
  })
  after(() => store.destroy())

  const put = (kind: MailKind, mailbox = MAILBOX, turn?: number | null) => {
    const mail = { mailbox, kind, subject: 'Zqxsubject', text, ...(turn !== undefined && { turn }) }
    return store.write<PeopleTables, unknown>((trx) => putMail(trx, needs.sealer, mail, new Date(now)))
  }
  const hire = (deliver: DeliverMail, on: TestStore = store): MailWorker =>
    new MailWorker({
      ...needs,
      store: on,
      log: makeLog('silent'),
      deliver,
      keepsSent: false,
      findSender: () => ({ origin: 'https://rotunda.example' }),
    })
  const makeServer = () => {
    const taken: string[] = []
    const deliver: DeliverMail = ({ mailbox }) => {
      taken.push(mailbox)
      return Promise.resolve()
    }
    return { taken, deliver }
  }
  const readRows = () => store.db<PeopleTables>().selectFrom('outbox').selectAll().execute()
  const countMails = async (state: string) =>
    (await listMail(needs, 1000)).filter((mail) => mail.state === state).length

  /** A row has days and counts alone: no number that is a time, no text that holds a mailbox, an hour or a hex time. */
  const assertSealed = async (): Promise<void> => {
    const rows = await readRows()
    assert.ok(rows.length > 0)
    for (const { sealed_key, sealed_body, ...row } of rows) {
      for (const bytes of [sealed_key, sealed_body])
        assert.doesNotMatch(Buffer.from(bytes ?? []).toString('latin1'), /zqx|example|2026/i)
      const { id, created_day, sent_day, failed_day, turn, tries, worker, kind, ...others } = row
      assert.deepEqual(others, {})
      assert.match(id, /^mail_[0-9a-f]{32}$/)
      assert.ok(!id.startsWith(`mail_${now.toString(16).padStart(12, '0').slice(0, 5)}`))
      for (const day of [created_day, sent_day, failed_day])
        assert.match(day ?? '2026-03-02', /^2026-\d\d-\d\d$/)
      assert.ok(Number(turn) <= 2 && tries < 100)
      assert.match(worker ?? '', /^([0-9a-f]{32})?$/)
      assert.ok(MAIL_KINDS.includes(kind))
    }
  }

  test('a mail of any kind tells neither its reader nor its hour, while it waits, is refused, and is sent or given up', async () => {
    for (const kind of MAIL_KINDS) await put(kind)
    await assertSealed()
    const worker = hire(refuse)
    for (let hour = 0; hour < 80; hour += 1) {
      await worker.runOnce()
      await assertSealed()
      pass(60 * MINUTE)
    }
    assert.equal(await countMails('failed'), MAIL_KINDS.length)
    for (const kind of MAIL_KINDS) await put(kind)
    await hire(makeServer().deliver).runOnce()
    await assertSealed()
    assert.equal(await countMails('sent'), MAIL_KINDS.length)
  })

  test('the length of a sealed mail does not tell the length of a mailbox', async () => {
    for (const mailbox of ['a@b.cd', MAILBOX, `${'x'.repeat(64)}@${'y'.repeat(63)}.example.org`])
      await put('correction', mailbox)
    const lengths = (await readRows()).map(({ sealed_body }) => sealed_body?.byteLength)
    assert.deepEqual([lengths.length, new Set(lengths).size], [3, 1])
  })

  test('SQLite keeps no order in which mails were written', async () => {
    if (store.engine !== 'sqlite') return
    await put('code')
    const { sql } = await import('kysely')
    await assert.rejects(sql`select rowid from outbox`.execute(store.db()), /no such column: rowid/)
  })

  test('a code that ended while it waited for a slow server is dropped unsent', async () => {
    const { taken, deliver } = makeServer()
    await put('code')
    pass(9.5 * MINUTE)
    await hire(deliver).runOnce()
    assert.deepEqual([taken, await countMails('failed')], [[], 1])
  })

  test('a mail that is never sent is neither sent nor kept', async () => {
    const { taken, deliver } = makeServer()
    await put('code', MAILBOX, null)
    await hire(deliver).runOnce()
    assert.deepEqual([taken, await readRows()], [[], []])
  })

  test('while the server is slow with codes to strangers, a code to a known mailbox is sent at once', async () => {
    const [answer, reached] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()]
    const begun: string[] = []
    const worker = hire(({ mailbox }) => {
      begun.push(mailbox)
      if (mailbox === 'known@example.org') reached.resolve(undefined)
      return answer.promise
    })
    for (let count = 0; count < 50; count += 1) await put('code', `stranger${count}@example.org`)
    worker.start()
    await put('code', 'known@example.org', TURNS.known)
    await reached.promise
    const most = MAIL_LIMITS.sentAtOnce.value - MAIL_LIMITS.sentAtOnceToKnown.value
    assert.ok(begun.length <= most + 1, String(begun.length))
    answer.resolve(undefined)
    await worker.stop(600)
  })

  test('a mail that was sent while the database was away is sent again after its lease, and no mail is lost', async () => {
    const { taken, deliver } = makeServer()
    let isAway = false
    const write: TestStore['write'] = (work) =>
      isAway ? Promise.reject(new Error('the database is away')) : store.write(work)
    const worker = hire(
      (mail, signal) => {
        isAway = true
        return deliver(mail, signal)
      },
      { ...store, write },
    )
    await put('request')
    await worker.runOnce().catch(() => undefined)
    assert.equal(taken.length, 1)
    isAway = false
    await worker.runOnce()
    assert.equal(taken.length, 1)
    pass(121 * SECOND)
    await worker.runOnce().catch(() => undefined)
    assert.equal(taken.length, 2)
    isAway = false
    assert.equal(await countMails('waiting'), 1)
  })

  test('a worker that ends hands its refused mails to the others at once', async () => {
    const { taken, deliver } = makeServer()
    await put('request')
    const first = hire(refuse)
    await first.runOnce()
    await hire(deliver).runOnce()
    assert.deepEqual(taken, [])
    await first.stop(0)
    await hire(deliver).runOnce()
    assert.deepEqual(taken, [MAILBOX])
  })

  const putOld = (kind: MailKind, mailbox: string, more: Partial<PeopleTables['mail']> = {}) => {
    const id = `mail_${now.toString(16).padStart(12, '0')}${String((old += 1)).padStart(20, '0')}`
    const { key, body } = needs.sealer.seal(JSON.stringify(text), id)
    const times = { created_at: now, due_at: now, erase_at: now + 30 * DAY }
    const states = { tries: 0, leased_until: null, sent_at: null, failed_at: null }
    const row = {
      id,
      mailbox,
      kind,
      subject: 'Old',
      sealed_key: key,
      sealed_body: body,
      ...times,
      ...states,
      ...more,
    }
    return store.write<PeopleTables, unknown>((trx) => trx.insertInto('mail').values(row).execute())
  }
  let old = 0

  test('mails of a version that kept mailboxes in clear are sent once, and none of them stays in clear', async () => {
    const { taken, deliver } = makeServer()
    await putOld('code', 'code@example.org')
    await putOld('correction', 'reporter@example.org', { tries: 3 })
    await putOld('correction', 'answered@example.org', { sent_at: now })
    await putOld('request', 'owner@example.org', { sent_at: now })
    await putOld('digest', 'failed@example.org', { failed_at: now })
    await putOld('key', 'erased@example.org', {
      mailbox: null,
      sealed_key: null,
      sealed_body: null,
      sent_at: now,
    })
    await putOld('key', 'leased@example.org', { leased_until: now + MINUTE })
    const worker = hire(deliver)
    const listOld = async () =>
      (await store.db<PeopleTables>().selectFrom('mail').select('mailbox').execute()).map(
        ({ mailbox }) => mailbox,
      )
    await worker.runOnce()
    assert.deepEqual(await listOld(), ['leased@example.org'])
    pass(2 * MINUTE)
    await worker.runOnce()
    await worker.runOnce()
    assert.deepEqual(await listOld(), [])
    assert.deepEqual(taken.sort(), ['code@example.org', 'leased@example.org', 'reporter@example.org'])
    const kept = (await listMail(needs, 100)).flatMap(({ mailbox, state }) =>
      mailbox ? [[mailbox, state]] : [],
    )
    assert.deepEqual(kept.sort(), [
      ['leased@example.org', 'sent'],
      ['owner@example.org', 'sent'],
    ])
    await assertSealed()
  })
})
