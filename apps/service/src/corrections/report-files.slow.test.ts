import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { makePerson } from '../people/testing.ts'
import { RUN_MILLISECONDS } from '../platform/testing.ts'
import { onEveryStore } from '../platform/store/testing.ts'
import { detectMediaType } from './detect-media-type.ts'
import {
  eraseReportFiles,
  listCopies,
  listReportFiles,
  openEvidenceFolder,
  publishCopy,
  readCopy,
  readReportFile,
  type ReportTables,
} from './index.ts'
import { AT, openEvidenceTest, pdf } from './testing/open-evidence.ts'

const DAY = 86_400_000

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
  const keep = (bytes: number) => evidence.withDraft(Buffer.alloc(bytes), (_sha256, keepIt) => keepIt())
  await assert.rejects(keep(2 * 1024 * 1024), { code: 'unavailable', message: /not stored/ })
  assert.deepEqual(readdirSync(join(directory, 'evidence')), [])
  await keep(1024)
  assert.match(readdirSync(join(directory, 'evidence')).join(' '), /^[0-9a-f]{64}$/)
})

test('one process takes 100 MiB of files at once, and more when these are taken or refused', async (t) => {
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-drafts-'))
  t.after(() => {
    rmSync(directory, { recursive: true })
  })
  const evidence = openEvidenceFolder(directory)
  const bytes = Buffer.alloc(50 * 1024 * 1024)
  const gate = Promise.withResolvers<undefined>()
  const [kept, refused] = [
    evidence.withDraft(bytes, async (sha256, keep) => {
      await keep()
      await gate.promise
      return sha256
    }),
    evidence.withDraft(bytes, () => gate.promise.then(() => Promise.reject(new Error('refused')))),
  ]
  const one = () => evidence.withDraft(Buffer.alloc(1), () => Promise.resolve())
  await assert.rejects(one(), { code: 'unavailable', message: /not stored.*in a minute/ })
  gate.resolve(undefined)
  await assert.rejects(refused, /^Error: refused$/)
  const sha256 = await kept
  await one()
  assert.deepEqual(readdirSync(directory), [sha256])
})

onEveryStore((open) => {
  let opened: Awaited<ReturnType<typeof openEvidenceTest>>
  before(async () => {
    opened = await openEvidenceTest(open)
  })
  after(() => opened.close())

  test('a file is kept under its digest and read back, once however often it is sent', async () => {
    const { needs, putReport, add, onDisk } = opened
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
    const { putReport, add, onDisk } = opened
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
    const decided = await putReport({ state: 'accepted' })
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

  test('files that come at once beyond the bound of their report leave the disk with the refusal', async () => {
    const { needs, putReport, add, onDisk } = opened
    const [report, other] = [await putReport(), await putReport()]
    const before = onDisk()
    const sent = Array.from({ length: 9 }, (_, number) =>
      add(report.secret, 'a.pdf', pdf(`at once ${number}`)),
    )
    const shared = add(other.secret, 'a.pdf', pdf('at once 8'))
    const refused = (await Promise.allSettled(sent)).filter(({ status }) => status === 'rejected')
    const files = await listReportFiles(needs, report.number)
    assert.deepEqual([files.length, refused.length], [5, 4])
    const named = new Set([...files.map(({ sha256 }) => sha256), (await shared).sha256, ...before])
    assert.deepEqual(onDisk(), [...named].sort())
  })

  test('an infected file is refused, and a file without a scan says so', async () => {
    const { found, putReport, add } = opened
    const report = await putReport()
    found.scan = 'infected'
    await assert.rejects(add(report.secret, 'a.pdf', pdf('virus')), /found malware/)
    found.scan = 'clean'
    assert.equal((await add(report.secret, 'a.pdf', pdf('well'))).scan, 'clean')
    found.scan = null
    assert.equal((await add(report.secret, 'b.pdf', pdf('unscanned'))).scan, null)
  })

  test('an infected copy is not published, and leaves the disk with the refusal', async () => {
    const { store, needs, found, putReport, onDisk } = opened
    const { number } = await putReport()
    const actor = await makePerson(store, `scan${number}@rotunda.example`, AT, 'reviewer')
    const copy = { actor, number, name: 'c.pdf', bytes: pdf('infected copy') }
    const before = onDisk()
    found.scan = 'infected'
    await assert.rejects(publishCopy(needs, copy, AT), { code: 'invalid_fields', message: /found malware/ })
    assert.deepEqual([onDisk(), await listCopies(needs, number)], [before, []])
    found.scan = 'clean'
    await publishCopy(needs, copy, AT)
    found.scan = null
  })

  test('files end 180 days after the decision, copies stay, and a stray file is removed', async () => {
    const { store, needs, directory, putReport, add, onDisk } = opened
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
    const stray = await needs.evidence.withDraft(pdf('stray'), (sha256, keep) => keep().then(() => sha256))
    await store.write<ReportTables, unknown>((trx) =>
      trx
        .updateTable('correction_reports')
        .set({ state: 'rejected' })
        .where('number', '=', report.number)
        .execute(),
    )
    const age = (at: Date) => {
      for (const name of onDisk()) utimesSync(join(directory, name), at, at)
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
    const { store, needs, putReport, add } = opened
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
