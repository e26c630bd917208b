import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { after, before, beforeEach, test } from 'node:test'
import { portalMigrations } from '../access/index.ts'
import { listAudit } from '../audit/index.ts'
import { makeSealer } from '../platform/index.ts'
import { makeLog } from '../platform/log/index.ts'
import { endWithTest, LOADING, once } from '../platform/testing.ts'
import { onEveryStore, openTestSqlite, type TestStore } from '../platform/store/testing.ts'
import {
  findMail,
  findMailPause,
  keepMail,
  listMail,
  MailWorker,
  pauseMail,
  putMail,
  readMail,
  resumeMail,
  type DeliverMail,
  type MailNeeds,
  type NewMail,
  type OutgoingMail,
  type PeopleTables,
} from './index.ts'

const AT = new Date('2026-03-02T12:00:00Z')
const [SECOND, MINUTE, DAY] = [1000, 60_000, 86_400_000]
const SENDER = { origin: 'https://rotunda.example' }
const sealer = makeSealer([{ id: 1, secret: Buffer.alloc(32, 1) }])

const CODE: NewMail = {
  mailbox: 'ada@example.org',
  kind: 'code',
  subject: 'Your code',
  text: { paragraphs: ['Your code is 12345678.'] },
}
const DECISION: NewMail = {
  mailbox: 'owner@example.org',
  kind: 'request',
  subject: 'Your request was approved',
  text: { paragraphs: ['It was approved.'], link: { label: 'Open it', path: '/portal/requests/req_1' } },
}

/** A server that refuses as one does, with the mailbox in its words. */
const refuse: DeliverMail = ({ mailbox }) =>
  Promise.reject(
    Object.assign(new Error(`550 no mailbox ${mailbox}`), { code: 'EENVELOPE', responseCode: 550 }),
  )

const put = (store: TestStore, mail: NewMail, at: Date): Promise<unknown> =>
  store.write<PeopleTables, unknown>((trx) => putMail(trx, sealer, mail, at))

const hire = (store: TestStore, deliver: DeliverMail, needs: Partial<MailNeeds> = {}): MailWorker =>
  new MailWorker({
    store,
    sealer,
    log: makeLog('silent'),
    deliver,
    keepsSent: false,
    findSender: () => SENDER,
    ...needs,
  })

/** A server that takes every mail. */
const makeServer = () => {
  const taken: OutgoingMail[] = []
  const deliver: DeliverMail = (mail) => {
    taken.push(mail)
    return Promise.resolve()
  }
  return { taken, deliver }
}

onEveryStore((open) => {
  let now = AT.getTime()
  let store: TestStore
  const pass = (milliseconds: number): void => void (now += milliseconds)

  before(async () => {
    store = await open(portalMigrations, () => new Date(now))
  })
  beforeEach(async () => {
    now = AT.getTime()
    await store.write<PeopleTables, unknown>((trx) => trx.deleteFrom('outbox').execute())
  })
  after(() => store.destroy())

  const putNow = (mail: NewMail) => put(store, mail, new Date(now))
  const findOnly = async () => {
    const [mail, ...others] = await listMail({ store, sealer }, 10)
    assert.ok(mail !== undefined && others.length === 0)
    return mail
  }
  const readOnly = async () => readMail({ store, sealer, sender: SENDER }, (await findOnly()).id)
  const findFailure = async (id: string) => listAudit(store, { action: 'mail.fail', object: id, limit: 2 })

  test('a mail is sent once, with its words and a link to this service', async () => {
    const { taken, deliver } = makeServer()
    await putNow(DECISION)
    const worker = hire(store, deliver)
    await worker.runOnce()
    await worker.runOnce()
    const [mail, ...others] = taken
    assert.deepEqual(others, [])
    assert.equal(mail?.mailbox, 'owner@example.org')
    assert.match(mail.text, /https:\/\/rotunda\.example\/portal\/requests\/req_1/)
    assert.equal((await findOnly()).state, 'sent')
  })

  test('a mail of a transaction that failed is never sent', async () => {
    const { taken, deliver } = makeServer()
    await assert.rejects(
      store.write<PeopleTables, unknown>(async (trx) => {
        await putMail(trx, sealer, DECISION, AT)
        throw new Error('the request was decided meanwhile')
      }),
    )
    await hire(store, deliver).runOnce()
    assert.deepEqual(taken, [])
  })

  test('a mailbox that is no single address is refused with the transaction that names it', async () => {
    for (const mailbox of [
      'ada@example.org\r\nBcc: eve@example.org',
      'a@example.org,b@example.org',
      'a\0@example.org',
    ])
      await assert.rejects(putNow({ ...DECISION, mailbox }), /a single e-mail address/)
    assert.deepEqual(await listMail({ store, sealer }, 10), [])
  })

  test('a code is sent before the mails that were put there earlier', async () => {
    const { taken, deliver } = makeServer()
    await putNow(DECISION)
    pass(SECOND)
    await putNow(CODE)
    await hire(store, deliver).runOnce()
    assert.deepEqual(
      taken.map(({ subject }) => subject),
      ['Your code', 'Your request was approved'],
    )
  })

  test('no mail is sent while mail is paused, and each is sent after it was resumed', async () => {
    const { taken, deliver } = makeServer()
    await putNow(DECISION)
    await pauseMail(store, { pausedAt: new Date(now), reason: 'restored' })
    await pauseMail(store, { pausedAt: new Date(now + 1), reason: 'again' })
    assert.deepEqual(await findMailPause(store), { pausedAt: new Date(now), reason: 'restored' })
    const worker = hire(store, deliver)
    await putNow(CODE)
    await worker.runOnce()
    assert.deepEqual(taken, [])
    await resumeMail(store)
    await worker.runOnce()
    assert.equal(taken.length, 2)
  })

  test('the text of a code is erased when it was sent, and stays in a sandbox until the code ends', async () => {
    await putNow(CODE)
    await hire(store, keepMail, { keepsSent: true }).runOnce()
    assert.match((await readOnly())?.text ?? '', /12345678/)
    pass(10 * MINUTE)
    await hire(store, keepMail, { keepsSent: true }).runOnce()
    const erased = await readOnly()
    assert.deepEqual(
      [erased?.text, erased?.html, erased?.mailbox, erased?.subject, erased?.sent_at, erased?.created_at],
      [null, null, null, null, '2026-03-02', '2026-03-02'],
    )
  })

  for (const kind of ['code', 'correction', 'digest'] as const)
    test(`in live a mail of the kind ${kind} is gone from the database once the server took it`, async () => {
      await putNow({ ...CODE, kind })
      await hire(store, makeServer().deliver).runOnce()
      const sent = await readOnly()
      assert.deepEqual([sent?.state, sent?.text, sent?.mailbox], ['sent', null, null])
      const row = await store.db<PeopleTables>().selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
      assert.deepEqual([row.sealed_key, row.sealed_body], [null, null])
    })

  test('a mail to a person of the portal is kept for thirty days, and is erased in the first hours of the last', async () => {
    await putNow(DECISION)
    const worker = hire(store, makeServer().deliver)
    await worker.runOnce()
    // It was put there at noon, and the row knows its day alone.
    pass(29.5 * DAY - 1)
    await worker.runOnce()
    assert.match((await readOnly())?.text ?? '', /approved/)
    pass(1)
    await worker.runOnce()
    const erased = await readOnly()
    assert.deepEqual([erased?.state, erased?.text, erased?.mailbox], ['sent', null, null])
  })

  test('a refused mail is tried again after 30 seconds, then each time twice as long after, up to an hour', async () => {
    await putNow(DECISION)
    const tries: number[] = []
    const worker = hire(store, (mail, signal) => {
      tries.push(now)
      return refuse(mail, signal)
    })
    while (tries.length < 10) {
      await worker.runOnce()
      pass(30 * SECOND)
    }
    const pauses = tries.slice(1).map((at, index) => (at - (tries[index] ?? 0)) / SECOND)
    assert.deepEqual(pauses, [30, 60, 120, 240, 480, 960, 1920, 3600, 3600])
  })

  test('a mail that no server took in three days has failed, and the audit log says so by its id alone', async () => {
    await putNow(DECISION)
    const worker = hire(store, refuse)
    for (let hour = 0; hour < 72; hour += 1) {
      await worker.runOnce()
      pass(60 * MINUTE)
    }
    const { id, state, failed_at } = await findOnly()
    assert.equal(state, 'failed')
    assert.ok(failed_at !== null && failed_at <= '2026-03-05')
    const [line, ...others] = await findFailure(id)
    assert.deepEqual([line?.actor, others], ['service', []])
    assert.doesNotMatch(JSON.stringify(line), /owner@|approved/)
  })

  test('a code that no server took has failed when it ends', async () => {
    await putNow(CODE)
    let tries = 0
    const worker = hire(store, (mail, signal) => {
      tries += 1
      return refuse(mail, signal)
    })
    for (let second = 0; second <= 600; second += 10) {
      await worker.runOnce()
      pass(10 * SECOND)
    }
    const { id, state } = await findOnly()
    assert.deepEqual([tries, state], [5, 'failed'])
    assert.equal((await findFailure(id)).length, 1)
  })

  test('a mail whose time ends while no worker runs has failed, and is not sent late', async () => {
    await putNow(CODE)
    pass(DAY)
    const { taken, deliver } = makeServer()
    await hire(store, deliver).runOnce()
    assert.deepEqual(taken, [])
    const { id, failed_at } = await findOnly()
    assert.ok(failed_at)
    assert.equal((await findFailure(id)).length, 1)
  })

  test('the log has ids and codes, and never a mailbox or the words of a server', async () => {
    let lines = ''
    const log = makeLog('info', { write: (line: string) => void (lines += line) })
    await putNow(DECISION)
    await hire(store, refuse, { log }).runOnce()
    pass(121 * SECOND)
    await hire(store, makeServer().deliver, { log }).runOnce()
    const { id } = await findOnly()
    const [failed, sent] = lines
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    assert.deepEqual(
      [failed?.['event'], failed?.['mail_id'], failed?.['reason'], failed?.['status']],
      ['mail.failed', id, 'EENVELOPE', 550],
    )
    assert.deepEqual([sent?.['event'], sent?.['mail_id'], sent?.['tries']], ['mail.sent', id, 2])
    assert.doesNotMatch(lines, /owner@|no mailbox|approved/)
  })

  test('a mail waits for the address of the service, which its link needs', async () => {
    const { taken, deliver } = makeServer()
    await putNow(DECISION)
    await hire(store, deliver, { findSender: () => undefined }).runOnce()
    assert.deepEqual(taken, [])
    assert.equal((await findOnly()).tries, 0)
  })

  test('a mail whose text another process sealed with a lost key fails, and the mails behind it are sent', async () => {
    const { taken, deliver } = makeServer()
    const lost = makeSealer([{ id: 2, secret: Buffer.alloc(32, 2) }])
    await store.write<PeopleTables, unknown>((trx) => putMail(trx, lost, CODE, AT))
    await putNow(DECISION)
    await hire(store, deliver).runOnce()
    assert.deepEqual(
      taken.map(({ subject }) => subject),
      ['Your request was approved'],
    )
  })

  test('two workers share an outbox, and send each mail once', async () => {
    const { taken, deliver } = makeServer()
    for (let count = 0; count < 20; count += 1) await putNow(DECISION)
    await Promise.all([hire(store, deliver).runOnce(), hire(store, deliver).runOnce()])
    assert.deepEqual([taken.length, new Set(taken.map(({ id }) => id)).size], [20, 20])
  })

  test('a mail whose worker was lost between the server and the database is sent again after its lease', async () => {
    const { taken, deliver } = makeServer()
    await putNow(CODE)
    const reached = Promise.withResolvers<undefined>()
    // This worker is lost: its server never answers, and nothing waits for it.
    void hire(store, (mail, signal) => {
      reached.resolve(undefined)
      return deliver(mail, signal).then(() => new Promise(() => undefined))
    }).runOnce()
    await reached.promise
    const other = hire(store, deliver)
    await other.runOnce()
    assert.equal(taken.length, 1)
    pass(121 * SECOND)
    await other.runOnce()
    await other.runOnce()
    assert.deepEqual([taken.length, new Set(taken.map(({ id }) => id)).size], [2, 1])
    assert.equal((await findOnly()).state, 'sent')
  })

  test('a running worker sends what it is told of, and ends after the mail under way', async () => {
    const started = Promise.withResolvers<undefined>()
    const answered = Promise.withResolvers<undefined>()
    const worker = hire(store, () => {
      started.resolve(undefined)
      return answered.promise
    })
    worker.start()
    await putNow(DECISION)
    worker.wake()
    await started.promise
    const stopped = worker.stop(600)
    answered.resolve(undefined)
    await stopped
    assert.equal((await findOnly()).state, 'sent')
  })

  test('a worker that may wait no longer cuts its try, and the mail stays in the outbox', async () => {
    const started = Promise.withResolvers<undefined>()
    const worker = hire(store, (_mail, signal) => {
      const { promise, reject } = Promise.withResolvers<never>()
      signal.addEventListener('abort', () => reject(new Error('cut')))
      started.resolve(undefined)
      return promise
    })
    await putNow(DECISION)
    worker.start()
    await started.promise
    await worker.stop(0)
    assert.equal((await findOnly()).state, 'waiting')
  })
})

/** Starts a process that commits a mail, and kills it once it has printed this step. */
const killAt = async (step: 'committed' | 'taken', directory: string): Promise<void> => {
  const script = join(import.meta.dirname, 'testing/mail-process.ts')
  const child = endWithTest(
    spawn(process.execPath, [...LOADING, script, directory, String(AT.getTime()), step], {
      stdio: ['pipe', 'pipe', 'inherit'],
    }),
  )
  const [printed] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  assert.equal(String(printed), `${step}\n`)
  child.kill('SIGKILL')
  await once(child, 'exit')
}

for (const [step, most] of [
  ['committed', 1],
  ['taken', 2],
] as const)
  test(`a mail of a process that is killed once it is ${step} is sent, and at most twice`, async (t) => {
    let now = AT.getTime()
    const store = await openTestSqlite(portalMigrations, () => new Date(now))
    t.after(() => store.destroy())
    await killAt(step, store.place.directory)
    const { taken, deliver } = makeServer()
    const worker = hire(store, deliver)
    for (const wait of [0, 121 * SECOND, 121 * SECOND]) {
      now += wait
      await worker.runOnce()
    }
    // The server took it from the killed process, too, in the second case.
    const earlier = step === 'taken' ? 1 : 0
    assert.equal(taken.length, 1)
    assert.equal(taken.length + earlier, most)
    const [mail] = await listMail({ store, sealer }, 1)
    assert.equal(mail?.state, 'sent')
    assert.deepEqual(await findMail({ store, sealer }, mail.id), mail)
  })
