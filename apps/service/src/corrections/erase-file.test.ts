import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { makePerson } from '../people/testing.ts'
import { onEveryStore } from '../platform/store/testing.ts'
import {
  copyPath,
  eraseFile,
  listEvidence,
  listReportFiles,
  publishCopy,
  readCopy,
  readReportFile,
  showFile,
  type FileTables,
  type ReportTables,
} from './index.ts'
import { makeEntry, makeLedger } from './ledger/testing.ts'
import { AT, openEvidenceTest, pdf } from './testing/open-evidence.ts'

onEveryStore((open) => {
  let opened: Awaited<ReturnType<typeof openEvidenceTest>>
  let actor: Awaited<ReturnType<typeof makePerson>>
  before(async () => {
    opened = await openEvidenceTest(open)
    actor = await makePerson(opened.store, 'reviewer@rotunda.example', AT, 'reviewer')
  })
  after(() => opened.close())

  const erase = (number: number, sha256: string, reason = 'It names a child.') =>
    eraseFile(opened.needs, { actor, number, sha256, reason, at: AT })
  const publish = async (number: number, words: string) =>
    (await publishCopy(opened.needs, { actor, number, name: 'c.pdf', bytes: pdf(words) }, AT)).sha256

  /** Digests of the files that a backup of the report holds. */
  const listNamed = async (number: number) =>
    (await listEvidence(opened.store.db<FileTables>()))
      .filter(({ report }) => report === number)
      .map(({ sha256 }) => sha256)

  test('a file that a reviewer erases leaves the disk at once, in any state, and is not taken again', async () => {
    const { needs, putReport, add, onDisk } = opened
    const report = await putReport()
    const { sha256 } = await add(report.secret, 'a.pdf', pdf('erased'))
    await assert.rejects(erase(report.number, sha256, ' '), { code: 'invalid_fields' })
    assert.ok(onDisk().includes(sha256))
    await erase(report.number, sha256)
    assert.ok(!onDisk().includes(sha256))
    const [file] = await listReportFiles(needs, report.number)
    assert.equal(file && showFile(file).erased_by, 'reviewer')
    await assert.rejects(readReportFile(needs, { ...report, sha256 }), /was erased at .*, by a reviewer/)
    await assert.rejects(add(report.secret, 'b.pdf', pdf('erased')), /was erased, so it is not taken again/)
    assert.ok(!onDisk().includes(sha256))
    await assert.rejects(erase(report.number, sha256), { code: 'not_in_this_state' })
    await assert.rejects(erase(report.number, '%'), { code: 'not_found' })
    await assert.rejects(erase((await putReport()).number, sha256), { code: 'not_found' })
  })

  test('bytes that a reviewer erased are not published as a copy of the same report', async () => {
    const { needs, putReport, add, onDisk } = opened
    const { number, secret } = await putReport()
    const { sha256 } = await add(secret, 'a.pdf', pdf('named'))
    assert.equal(await publish(number, 'named'), sha256)
    await erase(number, sha256)
    const refused = { code: 'invalid_fields', message: /was erased, so it is not published/ }
    await assert.rejects(publish(number, 'named'), refused)
    await assert.rejects(readCopy(needs, sha256), /withdrew this copy/)
    assert.ok(!onDisk().includes(sha256))
    assert.notEqual(await publish(number, 'named, and redacted'), sha256)
  })

  test('a file of another report with the same bytes stays, and the public copy of them is withdrawn', async () => {
    const { needs, putReport, add, onDisk } = opened
    const [report, other] = [await putReport(), await putReport()]
    const { sha256 } = await add(report.secret, 'a.pdf', pdf('shared'))
    await add(other.secret, 'a.pdf', pdf('shared'))
    assert.equal(await publish(other.number, 'shared'), sha256)
    await erase(report.number, sha256)
    await assert.rejects(readCopy(needs, sha256), { code: 'not_found', message: /withdrew this copy/ })
    assert.deepEqual((await readReportFile(needs, { ...other, sha256 })).content, pdf('shared'))
    await erase(other.number, sha256)
    assert.ok(!onDisk().includes(sha256))
  })

  test('a redacted copy is erased by its own digest, and can be published again', async () => {
    const { needs, putReport, onDisk } = opened
    const { number } = await putReport()
    const sha256 = await publish(number, 'redacted badly')
    await erase(number, sha256)
    await assert.rejects(readCopy(needs, sha256), /withdrew this copy/)
    assert.ok(!onDisk().includes(sha256))
    assert.deepEqual(await listNamed(number), [])
    await publish(number, 'redacted badly')
    assert.deepEqual(await listNamed(number), [sha256])
    assert.deepEqual((await readCopy(needs, sha256)).content, pdf('redacted badly'))
  })

  test('a copy that a correction names as its evidence stays until the correction is reversed', async () => {
    const { store, needs, putReport } = opened
    const { number } = await putReport()
    const sha256 = await publish(number, 'evidence')
    const decision = JSON.stringify({ evidence_url: `https://data.example${copyPath(sha256)}` })
    const move = (state: 'awaiting_second' | 'accepted' | 'awaiting_reversal' | 'reversed') =>
      store.write<ReportTables, unknown>((trx) =>
        trx.updateTable('correction_reports').set({ state, decision }).where('number', '=', number).execute(),
      )
    for (const state of ['awaiting_second', 'accepted', 'awaiting_reversal'] as const) {
      await move(state)
      const kept = { code: 'not_in_this_state', message: /First have the correction reversed/ }
      await assert.rejects(erase(number, sha256), kept, state)
    }
    assert.equal((await readCopy(needs, sha256)).name, 'c.pdf')
    await move('reversed')
    await erase(number, sha256)
    await assert.rejects(readCopy(needs, sha256), /withdrew this copy/)
  })

  test('a copy that a line of the ledger names in any spelling stays until the line is withdrawn', async () => {
    const { store, needs, putReport } = opened
    const { add, withdraw } = makeLedger(store)
    const { number } = await putReport()
    const sha256 = await publish(number, 'evidence of a command')
    const spelled = `${sha256.slice(0, -1)}%${sha256.charCodeAt(sha256.length - 1).toString(16)}`
    const lines = {
      plain: { evidence_url: `https://data.example${copyPath(sha256)}` },
      capitals: { evidence_url: `https://data.example${copyPath(sha256).toUpperCase()}` },
      encoded: { evidence_url: `https://data.example${copyPath(spelled)}#page=2` },
      value: { field: 'purpose', before: null, after: `See ${sha256}.` },
    }
    for (const [id, line] of Object.entries(lines)) {
      await add(makeEntry(id, line), AT)
      const kept = { code: 'not_in_this_state', message: new RegExp(`correction ${id} .*withdraw`) }
      await assert.rejects(erase(number, sha256), kept, id)
      await withdraw(id, AT)
    }
    assert.equal((await readCopy(needs, sha256)).name, 'c.pdf')
    await erase(number, sha256)
    await assert.rejects(readCopy(needs, sha256), /withdrew this copy/)
  })
})
