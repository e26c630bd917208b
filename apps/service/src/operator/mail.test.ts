import assert from 'node:assert/strict'
import { test } from 'node:test'
import { putMail, type NewMail, type PeopleTables } from '../people/index.ts'
import { openDatabase } from '../wiring/open-database.ts'
import { openSecrets } from '../wiring/secrets.ts'
import { readSettings } from '../wiring/settings.ts'
import { describeMail } from './describe-mail.ts'
import { mailShow } from './mail-show.ts'
import { askHere, makeEnvironment, runHere, type TestEnvironment } from './testing.ts'

const CODE: NewMail = {
  mailbox: 'ada@example.org',
  kind: 'code',
  subject: 'Your code',
  text: { paragraphs: ['Your code is 12345678.'] },
}
const DECISION: NewMail = { ...CODE, kind: 'request', subject: 'Your request was approved' }

const put = async (environment: TestEnvironment, mails: readonly NewMail[]): Promise<void> => {
  const settings = readSettings({ ROTUNDA_DATA: environment.ROTUNDA_DATA })
  const store = await openDatabase(settings)
  const { sealer } = openSecrets(settings)
  const at = (await store.now()).getTime()
  for (const [index, mail] of mails.entries())
    await store.write<PeopleTables, undefined>(async (trx) => {
      await putMail(trx, sealer, mail, new Date(at + index))
      return undefined
    })
  await store.close()
}

test('the mails of a sandbox are listed newest first, and each is shown with its text', async (t) => {
  const environment = makeEnvironment(t)
  await put(environment, [CODE, DECISION])
  const { data } = await askHere(environment, 'mail', 'list')
  assert.deepEqual(
    data.map(({ kind, mailbox, state }: Record<string, string>) => [kind, mailbox, state]),
    [
      ['request', 'ada@example.org', 'waiting'],
      ['code', 'ada@example.org', 'waiting'],
    ],
  )
  assert.equal((await askHere(environment, 'mail', 'list', '--limit', '1')).data.length, 1)
  const { stdout } = await runHere(environment, 'mail', 'show', data[1].id)
  assert.match(stdout, /To +ada@example\.org[^]*Your code is 12345678\./)
  const latest = await runHere(environment, 'mail', 'show', 'latest')
  assert.match(latest.stdout, /Subject +Your request was approved/)
  const listed = await runHere(environment, 'mail', 'list')
  assert.match(listed.stdout, /^ID +KIND +MAILBOX +SUBJECT +STATE +CREATED/)
  assert.doesNotMatch(listed.stdout, /12345678/)
})

test('an empty outbox and a mail that is not there are said so', async (t) => {
  const environment = makeEnvironment(t)
  await put(environment, [])
  assert.match((await runHere(environment, 'mail', 'list')).stdout, /There is no mail\./)
  const { code, stderr } = await runHere(environment, 'mail', 'show', 'mail_1')
  assert.deepEqual([code, stderr], [1, 'There is no mail mail_1.\n'])
  assert.equal((await runHere(environment, 'mail', 'show', 'latest')).stderr, 'There is no mail.\n')
})

test('in live a mail has no text and a masked mailbox', async (t) => {
  const environment = makeEnvironment(t)
  await put(environment, [CODE])
  const { data } = await askHere(environment, 'mail', 'list')
  const sandbox = readSettings({ ROTUNDA_DATA: environment.ROTUNDA_DATA })
  const settings = { ...sandbox, ROTUNDA_DELIVERY: 'live' as const }
  assert.equal(describeMail(settings, data[0]).mailbox, 'a…@example.org')
  const store = await openDatabase(sandbox)
  t.after(() => store.close())
  if (mailShow.needs === 'reading' || mailShow.needs === 'writing' || mailShow.needs === 'process')
    throw new Error('the command reads the database')
  const line = { operands: [data[0].id], options: new Map() }
  const report = await mailShow.run(line, {
    settings,
    store,
    actor: 'operator:test',
    clock: () => new Date(0),
    directory: environment.ROTUNDA_DATA,
    reportProgress: () => undefined,
  })
  assert.match(report.text, /To +a…@example\.org/)
  assert.doesNotMatch(JSON.stringify(report), /ada@|12345678/)
})

test('mail is paused and resumed by hand, which the list, the status and the audit log say', async (t) => {
  const environment = makeEnvironment(t)
  await put(environment, [DECISION])
  assert.deepEqual(await askHere(environment, 'mail', 'pause', '--reason', 'x', '--dry-run'), {
    would_pause: true,
  })
  assert.equal((await askHere(environment, 'mail', 'pause', '--reason', 'The server moves.')).state, 'paused')
  assert.equal(
    (await askHere(environment, 'mail', 'pause', '--reason', 'Again.')).reason,
    'The server moves.',
  )
  assert.match(
    (await runHere(environment, 'mail', 'list')).stdout,
    /Mail is paused \(since .*: The server moves\.\)/,
  )
  assert.match((await runHere(environment, 'status')).stdout, /Mail is paused/)
  assert.deepEqual(await askHere(environment, 'mail', 'resume', '--dry-run'), { would_resume: true })
  assert.deepEqual(await askHere(environment, 'mail', 'resume'), { state: 'open' })
  assert.deepEqual((await askHere(environment, 'mail', 'list')).meta, { paused: false })
  const { data } = await askHere(environment, 'audit', 'list')
  assert.deepEqual(
    data.map(({ action }: Record<string, string>) => action),
    ['mail.resume', 'mail.pause'],
  )
})
