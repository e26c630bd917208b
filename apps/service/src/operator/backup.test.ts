import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { sql } from 'kysely'
import { fillTables, readTables } from '../backup/testing.ts'
import { checkSecrets } from '../wiring/check-secrets.ts'
import { openSecrets, openSigningKey } from '../wiring/secrets.ts'
import { readSettings } from '../wiring/settings.ts'
import { ENGINES, listFiles, makeFolder, makePlace, putFile, withStore } from './testing/backup-places.ts'
import { askHere, makeEnvironment, runHere, type TestEnvironment } from './testing.ts'

const digestOf = (content: string): string => createHash('sha256').update(content).digest('hex')
const RELEASE = 'a'.repeat(64)

const putEvidence = async (environment: TestEnvironment, content: string, erasedAt: number | null = null) => {
  const sha256 = digestOf(content)
  if (erasedAt === null) putFile(environment, `evidence/${sha256}`, content)
  await withStore(environment, (store) =>
    store.write<unknown, unknown>((trx) =>
      sql`insert into correction_files (report, sha256, name, media_type, bytes, added_at, erased_at)
        values (7, ${sha256}, ${`${content}.csv`}, 'text/csv', ${content.length}, 1, ${erasedAt})`.execute(
        trx,
      ),
    ),
  )
  return sha256
}

/** Two mails that wait, one of them in the table of an older version, and one that is never sent. */
const putWaitingMails = (environment: TestEnvironment) =>
  withStore(environment, (store) =>
    store.write<unknown, unknown>(async (trx) => {
      await sql`insert into outbox (id, kind, turn, created_day, tries)
        values ('mail_waits', 'digest', 2, '2026-03-02', 1), ('mail_never', 'code', null, '2026-03-02', 0)`.execute(
        trx,
      )
      await sql`insert into mail (id, kind, subject, created_at, due_at, tries, erase_at)
        values ('mail_old', 'digest', 'News', 1, 1, 0, 9)`.execute(trx)
    }),
  )

/** A service that has every kind of row and file. */
const fill = async (environment: TestEnvironment) => {
  const settings = readSettings(environment)
  openSigningKey(settings)
  await withStore(environment, async (store) => {
    await checkSecrets(store, 'sandbox', openSecrets(settings))
    await fillTables(store)
  })
  await putWaitingMails(environment)
  await askHere(environment, 'keys', 'issue', '--organisation', 'A', '--scope', 'messages:send')
  putFile(environment, `sources/objects/ab/${digestOf('a document')}`, 'a document')
  putFile(environment, 'sources/lobbying-filings/documents/x-0001.json', '{}')
  putFile(environment, `releases/${RELEASE}/data/read/records.json`, '[1]')
  putFile(environment, 'releases/publications/00000001.json', '{}')
  putFile(environment, 'corrections-congress.ndjson', '{}\n')
  // None of these needs a copy.
  for (const path of ['indexes/x', 'read/x', 'tmp-1/x', 'congress/indexes/x', 'congress/tmp-2/x', '.spool-1'])
    putFile(environment, `releases/${path}`, 'left out')
  for (const path of [
    'sources/drafts/x',
    'sources/unfinished/x',
    'serving/x.json',
    'refused-starts',
    'evidence/draft-1',
  ])
    putFile(environment, path, 'left out')
  const erased = await putEvidence(environment, 'erased', 5)
  return { evidence: await putEvidence(environment, 'kept'), erased }
}

const giveSecrets = (from: TestEnvironment, to: TestEnvironment): TestEnvironment => {
  for (const name of ['secrets.json', 'signing-key.pem'])
    copyFileSync(join(from.ROTUNDA_DATA, name), join(to.ROTUNDA_DATA, name))
  return to
}

/** Tables in which a restore says that it was one. */
const MARKED = ['audit', 'backups', 'mail_pauses', 'paused_channels']

for (const from of ENGINES)
  for (const to of ENGINES)
    test(`a service on ${from} comes back on ${to}: every row and file, nothing is sent, and both chains are whole`, async (t) => {
      const [source, folder] = [await makePlace(t, from), makeFolder(t)]
      const { evidence } = await fill(source)
      const made = await askHere(source, 'backup', folder)
      assert.deepEqual([made.missing, made.damaged, made.unknown], [[], [], []])
      assert.equal(made.files, 6)
      const before = await withStore(source, readTables)
      const target = giveSecrets(source, await makePlace(t, to))
      const restored = await askHere(target, 'restore', folder)
      assert.deepEqual(
        [restored.rows, restored.missing, restored.erased_by_rule, restored.waiting_messages],
        [made.rows, [], 1, []],
      )
      assert.equal(restored.waiting_mails, 2)
      const after = await withStore(target, readTables)
      assert.deepEqual(Object.keys(after), Object.keys(before))
      for (const [name, rows] of Object.entries(before))
        if (!MARKED.includes(name)) assert.deepEqual(after[name], rows, name)
      const empty = Object.entries(before).filter(([, rows]) => rows.length === 0)
      const names = empty.map(([name]) => name)
      assert.deepEqual(names, ['correction_copies', 'mail_pauses', 'paused_channels'])
      assert.equal(readFileSync(join(target.ROTUNDA_DATA, 'evidence', evidence), 'utf8'), 'kept')
      assert.deepEqual(
        listFiles(target.ROTUNDA_DATA).filter((path) =>
          /^(sources|releases|evidence|corrections)/.test(path),
        ),
        [
          'corrections-congress.ndjson',
          `evidence/${evidence}`,
          `releases/${RELEASE}/data/read/records.json`,
          'releases/publications/00000001.json',
          'sources/lobbying-filings/documents/x-0001.json',
          `sources/objects/ab/${digestOf('a document')}`,
        ],
      )
      assert.match((await runHere(target, 'audit', 'check')).stdout, /All \d+ lines .* are whole/)
      assert.equal(after['mail_pauses']?.length, 1)
      assert.equal(after['paused_channels']?.length, 6)
    })

test('a second backup copies what is new, forgets what was erased by rule, and keeps what was lost', async (t) => {
  const [source, folder] = [await makePlace(t, 'sqlite'), makeFolder(t)]
  const { evidence } = await fill(source)
  const second = await putEvidence(source, 'lost')
  await askHere(source, 'backup', folder)
  const document = `sources/objects/ab/${digestOf('a document')}`
  const copied = statSync(join(folder, document)).mtimeMs
  await withStore(source, (store) =>
    store.write<unknown, unknown>((trx) =>
      sql`update correction_files set erased_at = 9 where sha256 = ${evidence}`.execute(trx),
    ),
  )
  for (const path of [
    `evidence/${evidence}`,
    `evidence/${second}`,
    `releases/${RELEASE}/data/read/records.json`,
  ])
    rmSync(join(source.ROTUNDA_DATA, path))
  writeFileSync(join(source.ROTUNDA_DATA, document), 'changed by a fault')
  putFile(source, 'corrections.ndjson', 'new')
  const { code, stdout } = await runHere(source, 'backup', folder, '--json')
  const again = JSON.parse(stdout)
  assert.deepEqual([code, again.copied, again.kept, again.damaged, again.missing], [1, 1, 3, [document], []])
  assert.equal(existsSync(join(folder, 'evidence', evidence)), false)
  assert.equal(readFileSync(join(folder, 'evidence', second), 'utf8'), 'lost')
  assert.equal(readFileSync(join(folder, document), 'utf8'), 'a document')
  assert.equal(statSync(join(folder, document)).mtimeMs, copied)
  const pruned = JSON.parse((await runHere(source, 'backup', folder, '--prune', '--json')).stdout)
  assert.equal(pruned.kept, 2)
  assert.equal(existsSync(join(folder, `releases/${RELEASE}/data/read/records.json`)), false)
  assert.equal(readFileSync(join(folder, 'evidence', second), 'utf8'), 'lost')
})

test('a copy that its own disk damaged is made again by the next backup', async (t) => {
  const [source, folder] = [await makePlace(t, 'sqlite'), makeFolder(t)]
  await fill(source)
  await askHere(source, 'backup', folder)
  const copy = join(folder, `sources/objects/ab/${digestOf('a document')}`)
  const { atime, mtime } = statSync(copy)
  writeFileSync(copy, 'a documenT')
  utimesSync(copy, atime, mtime)
  const { copied } = JSON.parse((await runHere(source, 'backup', folder, '--json')).stdout)
  assert.equal(copied, 1)
  assert.equal(readFileSync(copy, 'utf8'), 'a document')
})

test('a byte that changed or a file that went, in any part of a backup, restores nothing', async (t) => {
  const [source, folder] = [await makePlace(t, 'sqlite'), makeFolder(t)]
  await fill(source)
  await askHere(source, 'backup', folder)
  const target = giveSecrets(source, makeEnvironment(t))
  for (const path of listFiles(folder)) {
    const place = join(folder, path)
    const whole = readFileSync(place)
    const damages: (() => void)[] = [() => rmSync(place)]
    if (whole.length > 0)
      damages.push(
        () => truncateSync(place, whole.length - 1),
        () =>
          writeFileSync(
            place,
            whole.map((byte, index) => (index === whole.length >> 1 ? byte ^ 1 : byte)),
          ),
      )
    for (const damage of damages) {
      damage()
      const { code, stderr } = await runHere(target, 'restore', folder)
      assert.equal(code, 1, path)
      assert.match(stderr, /damaged|holds no backup|cannot be restored|known|form/, path)
      const left = listFiles(target.ROTUNDA_DATA).filter((name) => name !== 'backup-lock')
      assert.deepEqual(left, ['secrets.json', 'signing-key.pem'], path)
      writeFileSync(place, whole)
    }
  }
  await askHere(target, 'restore', folder)
})

test('a restore refuses other secrets, missing secrets, another mode, and a place with data', async (t) => {
  const [source, folder] = [await makePlace(t, 'sqlite'), makeFolder(t)]
  await fill(source)
  await askHere(source, 'backup', folder)
  const refusal = async (place: TestEnvironment) => {
    const { code, stderr } = await runHere(place, 'restore', folder)
    assert.equal(code, 1)
    assert.equal(existsSync(join(place.ROTUNDA_DATA, 'sources')), place === source)
    return stderr
  }
  const bare = makeEnvironment(t)
  assert.match(await refusal(bare), /has no secrets\.json[^]*has no signing-key\.pem/)
  assert.deepEqual(listFiles(bare.ROTUNDA_DATA), [])
  const other = makeEnvironment(t)
  openSigningKey(readSettings(other))
  openSecrets(readSettings(other))
  assert.match(
    await refusal(other),
    /KEY_PEPPER is not[^]*key 1 is not[^]*differs from the signing key of the backup/,
  )
  assert.match(await refusal({ ...bare, ROTUNDA_DELIVERY: 'live' }), /another mode|missing|needed/)
  assert.match(await refusal(source), /is not empty: it has .*rotunda\.sqlite/)
  const full = giveSecrets(source, await makePlace(t, 'postgres'))
  await askHere(full, 'keys', 'issue', '--organisation', 'A', '--scope', 'messages:send')
  assert.match(await refusal(full), /The database has rows/)
  assert.equal((await askHere(full, 'keys', 'list')).data.length, 1)
  await askHere(bare, 'restore', folder, '--secrets-lost')
})

test('a backup refuses a folder of something else, of another database and within its data', async (t) => {
  const [source, folder] = [await makePlace(t, 'sqlite'), makeFolder(t)]
  await fill(source)
  const refusal = async (place: TestEnvironment, to: string) => {
    const { code, stderr } = await runHere(place, 'backup', to)
    assert.equal(code, 1)
    return stderr
  }
  assert.match(await refusal(source, join(source.ROTUNDA_DATA, 'backup')), /lies in ROTUNDA_DATA/)
  assert.match(await refusal(source, dirname(source.ROTUNDA_DATA)), /or holds it/)
  writeFileSync(join(folder, 'a letter'), '')
  assert.match(await refusal(source, folder), /is not empty, and holds no backup/)
  rmSync(join(folder, 'a letter'))
  await askHere(source, 'backup', folder)
  // An empty database, as a wrong ROTUNDA_DATA has it.
  const empty = makeEnvironment(t)
  assert.match(await refusal(empty, folder), /lines of the audit log that this database lacks/)
  await askHere(empty, 'backup', folder, '--replace')
})
