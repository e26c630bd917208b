import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { makeEnvironment } from '../operator/testing.ts'
import { endWithTest, RUN_MILLISECONDS, runToEnd } from '../platform/testing.ts'

/** Runs a program in a namespace of its own, where its list of mounts is this file. */
const SEES = 'mount --bind "$0" /proc/$$/mounts && exec "$@"'
const ALONE = ['--user', '--map-root-user', '--mount', 'sh', '-c', SEES]

const canLie =
  spawnSync('unshare', [...ALONE, '/dev/null', 'true'], { timeout: RUN_MILLISECONDS }).status === 0

test(
  'a start and a command refuse to open SQLite on NFS, before the file is made, and PostgreSQL is not asked where it lies',
  { skip: canLie ? false : 'this machine lets no program see mounts of its own' },
  async (t) => {
    const environment = makeEnvironment(t)
    const { ROTUNDA_DATA: data } = environment
    const aside = mkdtempSync(join(tmpdir(), 'rotunda-mounts-'))
    t.after(() => rmSync(aside, { recursive: true }))
    const mounts = join(aside, 'mounts')
    writeFileSync(mounts, `/dev/vda / ext4 rw 0 0\nserver:/export ${data} nfs4 rw 0 0\n`)
    const program = join(import.meta.dirname, '../bin/rotunda.js')
    const run = (name: string, more: Readonly<Record<string, string>> = {}) => {
      const line = [...ALONE, mounts, process.execPath, program, name]
      return runToEnd(endWithTest(spawn('unshare', line, { env: { ...environment, ...more } })))
    }
    for (const name of ['serve', 'status']) {
      const { code, stdout, stderr } = await run(name)
      assert.deepEqual([code, stdout], [1, ''], stderr)
      assert.match(
        stderr,
        /^The database cannot be opened: [^\n]+ DATABASE_URL to a database of PostgreSQL\.$/m,
      )
      assert.ok(stderr.includes(`${data} is in a network file system (nfs4, mounted at ${data})`))
      assert.ok(!existsSync(join(data, 'rotunda.sqlite')))
    }
    const { stderr } = await run('status', { DATABASE_URL: 'postgres://rotunda@127.0.0.1:9/rotunda' })
    assert.match(stderr, /ECONNREFUSED 127\.0\.0\.1:9/)
  },
)
