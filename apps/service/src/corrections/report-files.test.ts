import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { portalMigrations } from '../access/index.ts'
import { digestOf } from '../people/index.ts'
import { makePeopleNeeds, makePerson } from '../people/testing.ts'
import type { Store } from '../platform/index.ts'
import { RUN_MILLISECONDS } from '../platform/testing.ts'
import { onEveryStore } from '../platform/store/testing.ts'
import { detectMediaType } from './detect-media-type.ts'
import {
  addReportFile,
  copiesMigration,
  fileClientsMigration,
  eraseReportFiles,
  ledgerMigration,
  listReportFiles,
  openEvidenceFolder,
  publishCopy,
  readCopy,
  readReportFile,
  reportsMigration,
  type FileNeeds,
  type ReportRow,
  type ReportTables,
} from './index.ts'

const AT = new Date('2026-03-02T12:00:00Z')
const DAY = 86_400_000

const pdf = (words: string) => Buffer.from(`%PDF-1.7\n${words}\n%%EOF\n`)
const zip = (...names: readonly string[]) =>
  Buffer.concat([
    Buffer.from('PK\x03\x04'),
    Buffer.from(names.join('\n')),
    Buffer.from('PK\x05\x06'),
    Buffer.alloc(18),
  ])
const png = Buffer.from('\x89PNG\r\n\x1a\n----IEND\xaeB`\x82', 'latin1')
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 0xff, 0xd9])
const xlsx = zip('[Content_Types].xml', 'xl/workbook.xml')

test('a type is found by content, and a file of another type or of two types has none', () => {
  assert.equal(detectMediaType(pdf('one')), 'application/pdf')
  assert.equal(detectMediaType(png), 'image/png')
  assert.equal(detectMediaType(jpeg), 'image/jpeg')
  assert.equal(detectMediaType(Buffer.from('a,b\n1,é\n')), 'text/csv')
  assert.match(detectMediaType(xlsx) ?? '', /sheet$/)
  for (const [what, bytes] of Object.entries({
    html: Buffer.from('<html>a,b</html>'),
    'html after blanks': Buffer.from('\n <script>a,b</script>'),
    'a pdf that is a zip': Buffer.concat([pdf('one'), zip('a')]),
    'a cut pdf': Buffer.from('%PDF-1.7\n a,b'),
    'a workbook with macros': zip('[Content_Types].xml', 'xl/workbook.xml', 'xl/vbaProject.bin'),
    'any zip': zip('a.txt'),
    'a png with a tail': Buffer.concat([png, Buffer.from('<script>')]),
    'latin-1': Buffer.from('a,\xe9', 'latin1'),
    'a control character': Buffer.from('a,\x1b[0m'),
    'no bytes': Buffer.alloc(0),
    svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  }))
    assert.equal(detectMediaType(bytes), undefined, what)
})

test('a file that a full disk cannot hold is 503, known not to be stored, and leaves nothing behind', async (t) => {
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-small-'))
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', directory], {
    timeout: RUN_MILLISECONDS,
  })
  t.after(() => {
    if (status === 0) spawnSync('umount', ['--lazy', directory], { timeout: RUN_MILLISECONDS })
    rmSync(directory, { recursive: true })
  })
  if (status !== 0) return t.skip('this user may not mount a file system')
  const evidence = openEvidenceFolder(join(directory, 'evidence'))
  await assert.rejects(evidence.put(Buffer.alloc(2 * 1024 * 1024)), {
    code: 'unavailable',
    message: /not stored/,
  })
  assert.deepEqual(readdirSync(join(directory, 'evidence')), [])
  assert.equal((await evidence.put(Buffer.alloc(1024))).length, 64)
})

onEveryStore((open) => {
  let store: Store & { destroy(): Promise<unknown> }
  let needs: FileNeeds
  let directory: string
  let number = 0
  const found = { scan: null as 'clean' | 'infected' | null }

  before(async () => {
    store = await open(
      [...portalMigrations, ledgerMigration, reportsMigration, copiesMigration, fileClientsMigration],
      () => AT,
    )
    directory = mkdtempSync(join(tmpdir(), 'rotunda-evidence-'))
    const never = () => {
      throw new Error('no record is read')
    }
    const book = {
      find: never,
      fit: never,
      readLedgerFile: never,
      lacksPublishedLines: never,
      listMoves: never,
      listEditions: never,
    }
    const scan = () => Promise.resolve(found.scan)
    needs = {
      ...makePeopleNeeds(store),
      book,
      scan,
      evidence: openEvidenceFolder(join(directory, 'evidence')),
    }
  })
  after(async () => {
    await store.destroy()
    rmSync(directory, { recursive: true })
  })

  const putReport = async (state: ReportRow['state'] = 'received') => {
    number += 1
    const secret = `secret ${number}`
    const row: ReportRow = {
      number,
      secret: digestOf(secret),
      state,
      revision: 1,
      collection: 'appropriations',
      record: 'sr-1',
      kind: 'records',
      dataset: 'senate-requests',
      release: 'r',
      title: 'Wells',
      page: null,
      publishers: '[]',
      field: null,
      needs_two: 0,
      client: null,
      contact_key: null,
      contact_body: null,
      reviewer: null,
      drawn_at: null,
      proposer: null,
      decision: null,
      appealed: 0,
      duplicate_of: null,
      ledger_id: null,
      published: '{}',
      received_at: AT.getTime(),
      changed_at: AT.getTime(),
      decided_at: null,
    }
    await store.write<ReportTables, unknown>((trx) =>
      trx.insertInto('correction_reports').values(row).execute(),
    )
    return { number, secret }
  }
  const add = (secret: string, name: string, bytes: Buffer, countedAs = secret) =>
    addReportFile(needs, { secret, name, bytes, countedAs }, AT)
  const onDisk = () => readdirSync(join(directory, 'evidence')).sort()

  test('a file is kept under its digest and read back, once however often it is sent', async () => {
    const report = await putReport()
    const one = await add(report.secret, 'Letter.PDF', pdf('one'))
    await add(report.secret, 'letter.pdf', pdf('one'))
    assert.equal((await listReportFiles(needs, report.number)).length, 1)
    assert.ok(onDisk().includes(one.sha256))
    const { content, media_type } = await readReportFile(needs, { ...report, sha256: one.sha256 })
    assert.deepEqual([content, media_type], [pdf('one'), 'application/pdf'])
    await assert.rejects(readReportFile(needs, { ...report, sha256: '../../etc/passwd' }), {
      code: 'not_found',
    })
    const other = await putReport()
    await assert.rejects(readReportFile(needs, { ...other, sha256: one.sha256 }), { code: 'not_found' })
  })

  test('names, sizes, numbers, states and unknown addresses are refused by name, and nothing is kept', async () => {
    const report = await putReport()
    const before = onDisk()
    for (const name of [
      '',
      'a/b.pdf',
      '..\\a.pdf',
      `${'a'.repeat(100)}.pdf`,
      'a\u202efdp.pdf',
      'letter.png',
      'letter',
    ])
      await assert.rejects(add(report.secret, name, pdf('x')), { code: 'invalid_fields' }, name)
    const tenMib = Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(10 * 1024 * 1024), Buffer.from('%%EOF')])
    await assert.rejects(add(report.secret, 'a.pdf', tenMib), /larger than 10 MiB/)
    await assert.rejects(add('no secret', 'a.pdf', pdf('x')), { code: 'not_found' })
    const decided = await putReport('accepted')
    await assert.rejects(add(decided.secret, 'a.pdf', pdf('x')), { code: 'not_in_this_state' })
    assert.deepEqual(onDisk(), before)
    for (let file = 1; file <= 5; file += 1) await add(report.secret, 'a.pdf', pdf(`file ${file}`))
    await assert.rejects(add(report.secret, 'a.pdf', pdf('file 6')), /at most 5 files/)
    const large = await putReport()
    const sixMib = (mark: string) =>
      Buffer.concat([Buffer.from(`%PDF-${mark}`), Buffer.alloc(6 * 1024 * 1024), Buffer.from('%%EOF')])
    await add(large.secret, 'a.pdf', sixMib('1'))
    await assert.rejects(add(large.secret, 'b.pdf', sixMib('2')), /10 MiB together/)
  })

  test('a full room is 503 with the reason, and leaves the disk as it is', async () => {
    const [report, full] = [await putReport(), await putReport()]
    const huge = { report: full.number, sha256: 'f'.repeat(64), name: 'a.pdf', media_type: 'application/pdf' }
    await store.write<ReportTables, unknown>((trx) =>
      trx
        .insertInto('correction_files')
        .values({
          ...huge,
          bytes: 2 * 1024 ** 3,
          scan: null,
          added_at: AT.getTime(),
          erased_at: null,
          client: null,
        })
        .execute(),
    )
    const before = onDisk()
    await assert.rejects(add(report.secret, 'a.pdf', pdf('late')), { code: 'unavailable' })
    assert.deepEqual(onDisk(), before)
    await store.write<ReportTables, unknown>((trx) =>
      trx.deleteFrom('correction_files').where('report', '=', full.number).execute(),
    )
  })

  test('files of one address are bounded by day, whatever becomes of its reports, and another address has room', async () => {
    const eightMib = (mark: number) =>
      Buffer.concat([
        Buffer.from(`%PDF-one address ${mark}`),
        Buffer.alloc(8 * 1024 * 1024),
        Buffer.from('%%EOF'),
      ])
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

  test('an infected file is refused, and a file without a scan says so', async () => {
    const report = await putReport()
    found.scan = 'infected'
    await assert.rejects(add(report.secret, 'a.pdf', pdf('virus')), /found malware/)
    found.scan = 'clean'
    assert.equal((await add(report.secret, 'a.pdf', pdf('well'))).scan, 'clean')
    found.scan = null
    assert.equal((await add(report.secret, 'b.pdf', pdf('unscanned'))).scan, null)
  })

  test('files end 180 days after the decision, copies stay, and a stray file is removed', async () => {
    const [report, kept] = [await putReport(), await putReport()]
    const file = await add(report.secret, 'a.pdf', pdf('private'))
    const shared = await add(report.secret, 'b.pdf', pdf('shared'))
    await add(kept.secret, 'b.pdf', pdf('shared'))
    const actor = await makePerson(store, `r${report.number}@rotunda.example`, AT, 'reviewer')
    const copy = await publishCopy(
      needs,
      { actor, number: report.number, name: 'c.pdf', bytes: pdf('redacted') },
      AT,
    )
    const stray = await needs.evidence.put(pdf('stray'))
    await store.write<ReportTables, unknown>((trx) =>
      trx
        .updateTable('correction_reports')
        .set({ state: 'rejected' })
        .where('number', '=', report.number)
        .execute(),
    )
    const age = (at: Date) => {
      for (const name of onDisk()) utimesSync(join(directory, 'evidence', name), at, at)
    }
    age(AT)
    assert.equal(await eraseReportFiles(needs, new Date(AT.getTime() + 30 * 60_000)), 0)
    await eraseReportFiles(needs, new Date(AT.getTime() + 179 * DAY))
    assert.ok(!onDisk().includes(stray) && onDisk().includes(file.sha256))
    await eraseReportFiles(needs, new Date(AT.getTime() + 181 * DAY))
    assert.ok(!onDisk().includes(file.sha256) && onDisk().includes(shared.sha256))
    assert.equal((await readCopy(needs, copy.sha256)).content.toString(), pdf('redacted').toString())
    await assert.rejects(readCopy(needs, shared.sha256), { code: 'not_found' })
    await assert.rejects(
      readReportFile(needs, { ...report, sha256: file.sha256 }),
      /was erased at .*, by rule/,
    )
  })

  test('a file that should be there and is not is called missing, and a file that never was is not', async () => {
    const report = await putReport()
    const file = await add(report.secret, 'a.pdf', pdf('lost'))
    const actor = await makePerson(store, `m${report.number}@rotunda.example`, AT, 'reviewer')
    const { sha256 } = await publishCopy(
      needs,
      { actor, number: report.number, name: 'c.pdf', bytes: pdf('lost copy') },
      AT,
    )
    for (const lost of [file.sha256, sha256]) await needs.evidence.remove(lost)
    const missing = { code: 'not_found', message: /is missing, and was not erased/ }
    await assert.rejects(readReportFile(needs, { ...report, sha256: file.sha256 }), missing)
    await assert.rejects(readCopy(needs, sha256), missing)
    await assert.rejects(readReportFile(needs, { ...report, sha256: '0'.repeat(64) }), /never had a file/)
    await assert.rejects(readReportFile(needs, { ...report, sha256 }), /never had a file/)
  })
})
