import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { portalMigrations } from '../access/index.ts'
import { onEveryStore } from '../platform/store/testing.ts'
import {
  beginSignIn,
  finishSignIn,
  parseTypedCode,
  readMail,
  sendCode,
  tryCode,
  type PeopleTables,
} from './index.ts'
import { listMail } from './read-mail.ts'
import { makePeopleNeeds } from './testing.ts'

const AT = new Date('2026-03-02T12:00:30Z')

onEveryStore((openTestStore) => {
  const opening = openTestStore(portalMigrations, () => AT)
  after(async () => (await opening).destroy())

  const open = async () => {
    const store = await opening
    const needs = makePeopleNeeds(store)
    const newest = async (mailbox: string) => {
      const mail = (await listMail(needs, 200)).find((one) => one.mailbox === mailbox)
      const read = await readMail({ ...needs, sender: { origin: 'https://rotunda.example' } }, mail?.id ?? '')
      return { code: /\d{4} \d{4}/.exec(read?.text ?? '')?.[0] ?? '', text: read?.text ?? '' }
    }
    const confirm = (typed: { readonly attempt: string; readonly mailbox: string; readonly code: string }) =>
      store.write<PeopleTables, unknown>((trx) =>
        tryCode(
          trx,
          needs.pepper,
          { ...parseTypedCode(typed), purpose: 'report', countedAs: '192.0.2.7' },
          AT,
        ),
      )
    return { store, needs, newest, confirm }
  }

  test('a code that confirms a mailbox signs nobody in, works once, and says in the mail what it is for', async () => {
    const { needs, newest, confirm } = await open()
    const mailbox = 'reporter@example.org'
    const { attempt } = await sendCode(needs, { purpose: 'report', mailbox, address: '192.0.2.7' }, AT)
    const { code, text } = await newest(mailbox)
    assert.match(text, /on the page of your report/)
    const browser = { address: '192.0.2.7', agent: 'test', countedAs: '192.0.2.7' }
    await assert.rejects(finishSignIn(needs, { ...browser, attempt, mailbox, code }, AT), /The code is wrong/)
    assert.equal(await confirm({ attempt, mailbox, code }), 'right')
    assert.equal(await confirm({ attempt, mailbox, code }), 'ended')
  })

  test('a code for the sign-in confirms no mailbox, and five wrong tries end an attempt', async () => {
    const { needs, newest, confirm } = await open()
    const mailbox = 'partner@example.org'
    const { attempt } = await beginSignIn(needs, { mailbox, address: '192.0.2.8' }, AT)
    const { code } = await newest(mailbox)
    for (const triesLeft of [4, 3, 2, 1, 0])
      assert.deepEqual(await confirm({ attempt, mailbox, code }), { triesLeft })
    assert.equal(await confirm({ attempt, mailbox, code }), 'ended')
  })
})
