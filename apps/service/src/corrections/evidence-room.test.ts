import assert from 'node:assert/strict'
import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { listMail, readMail, sendCode } from '../people/index.ts'
import { makePerson } from '../people/testing.ts'
import { onEveryStore } from '../platform/store/testing.ts'
import {
  confirmContact,
  eraseReportFiles,
  listReportFiles,
  publishCopy,
  sealContact,
  type ReportRow,
  type ReportTables,
} from './index.ts'
import { AT, openEvidenceTest, pdf } from './testing/open-evidence.ts'

const MIB = 1024 ** 2
const GIB = 1024 * MIB
const HUGE = 'f'.repeat(64)

onEveryStore((open) => {
  let opened: Awaited<ReturnType<typeof openEvidenceTest>>
  before(async () => {
    opened = await openEvidenceTest(open)
  })
  after(() => opened.close())

  const putHuge = (table: 'correction_files' | 'correction_copies', report: number, bytes: number) =>
    opened.store.write<ReportTables, unknown>((trx) =>
      sql`insert into ${sql.table(table)} (report, sha256, name, media_type, bytes, added_at
        ${table === 'correction_copies' ? sql`, person` : sql``})
        values (${report}, ${HUGE}, 'a.pdf', 'application/pdf', ${bytes}, ${AT.getTime()}
        ${table === 'correction_copies' ? sql`, 'person'` : sql``})`.execute(trx),
    )
  const removeHuge = (table: 'correction_files' | 'correction_copies') =>
    opened.store.write<ReportTables, unknown>((trx) =>
      sql`delete from ${sql.table(table)} where sha256 = ${HUGE}`.execute(trx),
    )

  test('a full room is 503 with the reason, and leaves the disk as it is', async () => {
    const { putReport, add, onDisk } = opened
    const [report, full] = [await putReport(), await putReport()]
    await putHuge('correction_files', full.number, 2 * GIB)
    const before = onDisk()
    await assert.rejects(add(report.secret, 'a.pdf', pdf('late')), { code: 'unavailable' })
    assert.deepEqual(onDisk(), before)
    await removeHuge('correction_files')
    await add(report.secret, 'a.pdf', pdf('late'))
  })

  test('published copies count in the room of all files, for reporters and for reviewers', async () => {
    const { store, needs, putReport, add } = opened
    const report = await putReport()
    const actor = await makePerson(store, 'copies@rotunda.example', AT, 'reviewer')
    const publish = () =>
      publishCopy(needs, { actor, number: report.number, name: 'c.pdf', bytes: pdf('copy') }, AT)
    await putHuge('correction_copies', report.number, 2 * GIB)
    const full = { code: 'unavailable', message: /room for files of evidence is full.*not stored/ }
    await assert.rejects(add(report.secret, 'a.pdf', pdf('beside copies')), full)
    await assert.rejects(publish(), full)
    await removeHuge('correction_copies')
    await add(report.secret, 'a.pdf', pdf('beside copies'))
    await publish()
  })

  test('files of undecided reports without a confirmed mailbox have a room of their own', async () => {
    const { putReport, add } = opened
    const [report, confirmed] = [await putReport(), await putReport({ contact_key: Buffer.from('sealed') })]
    const states = [
      'received',
      'under_review',
      'asked_back',
      'awaiting_second',
      'withdrawn',
      'lapsed',
      'spam',
    ]
    for (const state of [...states, 'accepted', 'rejected'] as ReportRow['state'][]) {
      const full = await putReport({ state })
      await putHuge('correction_files', full.number, GIB / 2)
      const sent = add(report.secret, 'a.pdf', pdf(`beside ${state}`))
      if (states.includes(state))
        await assert.rejects(
          sent,
          { code: 'unavailable', message: /confirmed mailbox is full.*not stored/ },
          state,
        )
      else await sent
      await add(confirmed.secret, 'a.pdf', pdf(state === 'received' ? 'one' : 'other'))
      await removeHuge('correction_files')
    }
  })

  test('files of undecided reports of one mailbox have a bound together, however the mailbox was confirmed', async () => {
    const { needs, store, putReport, add } = opened
    const ofMailbox = async (mailbox: string, state: ReportRow['state'] = 'received') => {
      const report = await putReport({ state })
      const contact = sealContact(needs.sealer, report.number, { mailbox, secret: report.secret })
      await store.write<ReportTables, unknown>((trx) =>
        trx.updateTable('correction_reports').set(contact).where('number', '=', report.number).execute(),
      )
      return report
    }
    const [report, other] = [await ofMailbox('ada@example.org'), await ofMailbox('bob@example.org')]
    const later = await putReport()
    await add(later.secret, 'a.pdf', pdf('before it had a mailbox'))
    const confirmation = await askForCode('ada@example.org')
    const confirm = () => confirmContact(needs, { ...confirmation, secret: later.secret, at: AT })
    const full = { code: 'unavailable', message: /of your mailbox is full \(100 MiB\).*was not stored/ }
    for (const state of ['received', 'asked_back', 'withdrawn', 'accepted', 'rejected'] as const) {
      const { number } = await ofMailbox('ada@example.org', state)
      await putHuge('correction_files', number, 100 * MIB)
      await add(other.secret, 'a.pdf', pdf('of another mailbox'))
      const sent = add(report.secret, 'a.pdf', pdf(`of one mailbox ${state}`))
      if (state === 'accepted' || state === 'rejected') await sent
      else {
        await assert.rejects(sent, full, state)
        await assert.rejects(confirm(), { code: 'unavailable', message: /mailbox is full.*not confirmed/ })
      }
      await removeHuge('correction_files')
    }
    await confirm()
  })

  const askForCode = async (mailbox: string) => {
    const { needs } = opened
    const countedAs = '192.0.2.1'
    const { attempt } = await sendCode(needs, { purpose: 'report', mailbox, address: countedAs }, AT)
    const mail = (await listMail(needs, 10)).find((one) => one.mailbox === mailbox)
    const read = await readMail({ ...needs, sender: { origin: 'https://data.example' } }, mail?.id ?? '')
    return { attempt, mailbox, countedAs, code: /\d{4} \d{4}/.exec(read?.text ?? '')?.[0] ?? '' }
  }

  test('files of withdrawn, lapsed and spam reports leave the disk after an hour, and no others', async () => {
    const { store, needs, putReport, add, onDisk, directory } = opened
    const states: readonly ReportRow['state'][] = ['withdrawn', 'lapsed', 'spam', 'duplicate', 'under_review']
    const files: string[] = []
    for (const state of states) {
      const report = await putReport()
      files.push((await add(report.secret, 'a.pdf', pdf(`ends as ${state}`))).sha256)
      await store.write<ReportTables, unknown>((trx) =>
        trx.updateTable('correction_reports').set({ state }).where('number', '=', report.number).execute(),
      )
    }
    for (const name of onDisk()) utimesSync(join(directory, name), AT, AT)
    await eraseReportFiles(needs, new Date(AT.getTime() + 3_600_000))
    assert.ok(files.every((sha256) => onDisk().includes(sha256)))
    await eraseReportFiles(needs, new Date(AT.getTime() + 3_600_001))
    assert.deepEqual(
      files.map((sha256) => onDisk().includes(sha256)),
      [false, false, false, true, true],
    )
  })

  test('files of one address are bounded by day, whatever becomes of its reports, and another address has room', async () => {
    const { store, needs, putReport, add } = opened
    const eightMib = (mark: number) => pdf(`one address ${mark}`, 8 * 1024 * 1024)
    const end = (report: number) =>
      store.write<ReportTables, unknown>((trx) =>
        trx
          .updateTable('correction_reports')
          .set({ state: 'withdrawn' })
          .where('number', '=', report)
          .execute(),
      )
    for (let count = 0; count < 6; count += 1) {
      const report = await putReport()
      await add(report.secret, 'a.pdf', eightMib(count), 'one address')
      await end(report.number)
    }
    const seventh = await putReport()
    const refused = { code: 'unavailable', message: /of your address for today.*not stored/ }
    await assert.rejects(add(seventh.secret, 'a.pdf', eightMib(7), 'one address'), refused)
    await add(seventh.secret, 'a.pdf', eightMib(7), 'another address')
    await eraseReportFiles(needs, new Date(AT.getTime() + 2 * 3_600_000))
    await assert.rejects(add(seventh.secret, 'b.pdf', pdf('x'.repeat(3 * 1024 * 1024)), 'one address'))
    const left = await listReportFiles(needs, seventh.number)
    assert.deepEqual(
      left.map(({ erased_at }) => erased_at),
      [null],
    )
    const rows = await store
      .db<ReportTables>()
      .selectFrom('correction_files')
      .innerJoin('correction_reports', 'number', 'report')
      .select('erased_at')
      .where('state', '=', 'withdrawn')
      .execute()
    assert.ok(rows.length >= 6 && rows.every(({ erased_at }) => erased_at !== null))
  })
})
