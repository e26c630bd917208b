import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { sql } from 'kysely'
import { endWithTest, RUN_MILLISECONDS, runToEnd } from '../testing.ts'
import { openStore } from './open-store.ts'

/** Writes a note, then another on a disk that fails, prints the outcome, and dies. */
const PROGRAM = `
  const [directory, armed, bytes, module] = process.argv.slice(1)
  const { openStore, CommitInDoubt } = await import(module)
  const { sql } = await import('kysely')
  const { writeFileSync, writeSync } = await import('node:fs')
  const store = await openStore({ directory, migrations: [] })
  const write = (id) => store.write(async (trx) => {
    // A failing write before the commit would be found there.
    await sql\`pragma cache_size = -100000\`.execute(trx)
    await sql\`insert into notes values (\${id}, zeroblob(\${id === 1 ? 1 : Number(bytes)}))\`.execute(trx)
  })
  await write(1)
  writeFileSync(armed, '')
  const fault = await write(2).then(() => undefined, (cause) => cause)
  const doubt = fault instanceof CommitInDoubt
  writeSync(1, JSON.stringify({ doubt, code: (doubt ? fault.cause : fault)?.errcode }))
  process.kill(process.pid, 'SIGKILL')`

type Fault = {
  readonly what: string
  readonly call: 'write' | 'sync'
  readonly path: string
  readonly errno: number
  readonly code: number
  /** A transaction of more than 4,062 pages needs more room in the index of the log. */
  readonly bytes?: number
}

const { ENOSPC, EIO, EDQUOT } = constants.errno

const UNDONE: readonly Fault[] = [
  { what: 'no room for the log (SQLITE_FULL)', call: 'write', path: '-wal', errno: ENOSPC, code: 13 },
  {
    what: 'a log that cannot be written (SQLITE_IOERR_WRITE)',
    call: 'write',
    path: '-wal',
    errno: EIO,
    code: 778,
  },
  { what: 'a quota used up (SQLITE_IOERR_WRITE)', call: 'write', path: '-wal', errno: EDQUOT, code: 778 },
]

const IN_DOUBT: readonly Fault[] = [
  {
    what: 'a log that is not known to be on the disk (SQLITE_IOERR_FSYNC)',
    call: 'sync',
    path: '-wal',
    errno: EIO,
    code: 1034,
  },
  {
    what: 'no room for the index of a written log (SQLITE_IOERR_SHMSIZE)',
    call: 'write',
    path: '-shm',
    errno: ENOSPC,
    code: 4874,
    bytes: 20_000_000,
  },
]

const folder = mkdtempSync(join(tmpdir(), 'rotunda-failing-disk-'))
const shim = join(folder, 'failing-disk.so')
after(() => rmSync(folder, { recursive: true }))

const hasShim = (): boolean => {
  const source = join(import.meta.dirname, 'testing/failing-disk.c')
  return (
    process.platform === 'linux' &&
    spawnSync('cc', ['-shared', '-fPIC', '-o', shim, source, '-ldl'], { timeout: RUN_MILLISECONDS })
      .status === 0
  )
}

/** The fault of the second write, and the notes that are there after the process was killed at once. */
const crashAfter = async (fault: Fault) => {
  const directory = mkdtempSync(join(folder, 'data-'))
  const empty = await openStore({ directory, migrations: [] })
  await empty.write((trx) =>
    sql`create table notes (id integer primary key, text blob not null)`.execute(trx),
  )
  await empty.close()
  const armed = join(directory, 'armed')
  const module = new URL('index.ts', import.meta.url).href
  const child = endWithTest(
    spawn(
      process.execPath,
      ['--input-type=module', '--eval', PROGRAM, directory, armed, String(fault.bytes ?? 1000), module],
      {
        cwd: import.meta.dirname,
        env: {
          LD_PRELOAD: shim,
          FAIL_WHILE: armed,
          FAIL_CALL: fault.call,
          FAIL_PATH: fault.path,
          FAIL_ERRNO: String(fault.errno),
        },
      },
    ),
  )
  const { stdout, stderr } = await runToEnd(child)
  assert.equal(stderr, '')
  const store = await openStore({ directory, migrations: [] })
  const rows = await store
    .db<{ notes: { id: number } }>()
    .selectFrom('notes')
    .select('id')
    .orderBy('id')
    .execute()
  await store.close()
  return { told: JSON.parse(stdout), left: rows.map(({ id }) => id) }
}

describe('SQLite', () => {
  let isSkipped: string | false = false
  before(() => {
    isSkipped = hasShim() ? false : 'there is no C compiler, or no Linux'
  })

  for (const fault of UNDONE)
    test(`SQLite: ${fault.what} at a commit is known to be undone, and no crash brings it back`, async (t) => {
      if (isSkipped !== false) return t.skip(isSkipped)
      assert.deepEqual(await crashAfter(fault), { told: { doubt: false, code: fault.code }, left: [1] })
    })

  for (const fault of IN_DOUBT)
    test(`SQLite: ${fault.what} at a commit stays in doubt, since a crash brings it back`, async (t) => {
      if (isSkipped !== false) return t.skip(isSkipped)
      assert.deepEqual(await crashAfter(fault), { told: { doubt: true, code: fault.code }, left: [1, 2] })
    })
})
