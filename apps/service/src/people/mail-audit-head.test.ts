import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { portalMigrations } from '../access/index.ts'
import { audit, checkAudit, compareAuditHead, listAudit } from '../audit/index.ts'
import { onEveryStore, type TestStore } from '../platform/store/testing.ts'
import { listMail, mailAuditHead, readMail, type PeopleNeeds } from './index.ts'
import type { PeopleTables } from './tables.ts'
import { makePeopleNeeds, makePerson } from './testing.ts'

const AT = new Date('2026-11-26T12:00:00Z')
const hours = (count: number) => new Date(AT.getTime() + count * 3_600_000)

onEveryStore((open) => {
  let store: TestStore
  let needs: PeopleNeeds

  before(async () => {
    store = await open(portalMigrations, () => AT)
    needs = makePeopleNeeds(store)
  })
  after(() => store.destroy())

  const listMails = () => listMail(needs, 100)

  test('operators get the head of the audit log once a day, whichever process comes first', async () => {
    await makePerson(store, 'partner@example.org', AT)
    await makePerson(store, 'reviewer@example.org', AT, 'reviewer')
    assert.equal(await mailAuditHead(needs, AT), 0)
    await makePerson(store, 'first@example.org', AT, 'operator')
    await makePerson(store, 'second@example.org', AT, 'operator')
    assert.equal(await mailAuditHead(needs, AT), 0, 'the log is empty')
    const line = { actor: 'service', action: 'terms.add', object: '2026-11', detail: '{}' } as const
    await store.write<PeopleTables, unknown>((trx) => audit(trx, store.engine, line, AT))

    const sent = await Promise.all([1, 2, 3].map(() => mailAuditHead(needs, AT)))
    assert.deepEqual(sent.sort(), [0, 0, 2])
    assert.equal(await mailAuditHead(needs, hours(11)), 0)
    assert.equal(await mailAuditHead(needs, hours(12)), 2)
    const mails = await listMails()
    assert.deepEqual(mails.map(({ mailbox }) => mailbox).sort(), [
      'first@example.org',
      'first@example.org',
      'second@example.org',
      'second@example.org',
    ])
  })

  test('the mail holds the number and the hash that the log can be checked against, and no name', async () => {
    const [mail] = await listMails()
    const sender = { origin: 'https://data.example' }
    const read = await readMail({ ...needs, sender }, mail?.id ?? '')
    const [, number = '', hash = ''] = /--number (\d+) --hash ([0-9a-f]{64})/.exec(read?.text ?? '') ?? []
    assert.equal(await compareAuditHead(store, { number: Number(number), hash }), 'held')
    assert.doesNotMatch(read?.text ?? '', /@/)
    const [line] = await listAudit(store, { action: 'audit.head', limit: 1 })
    assert.doesNotMatch(line?.detail ?? '', /@/)
    assert.deepEqual(await checkAudit(store), { lines: 3, brokenAt: null })
  })
})
