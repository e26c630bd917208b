import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { RUN_MILLISECONDS } from '../../platform/testing.ts'
import { carryOut, findBroken, findLeft, makeFolder } from '../testing.ts'

const [BEFORE, AFTER] = [20, 21]

const PROGRAM = `
  const [directory, rows, crashModule] = process.argv.slice(1)
  const { carryOut } = await import(crashModule)
  await carryOut(directory, Number(rows)).catch(({ name, message }) => process.stdout.write(name + ': ' + message))`

/** As if the disk had room for files of this size and no larger ones: the system then says that the file is too big. */
const carryOutWithin = (directory: string, kilobytes: number): string => {
  const module = new URL('../testing/crash.ts', import.meta.url).href
  // sh counts in blocks of 512 bytes.
  const shell = `ulimit -f ${kilobytes * 2}; exec "$@"`
  const node = [process.execPath, '--input-type=module', '--eval', PROGRAM, directory, String(AFTER), module]
  const { stdout, stderr, error } = spawnSync('sh', ['-c', shell, 'sh', ...node], {
    encoding: 'utf8',
    timeout: RUN_MILLISECONDS,
  })
  if (error !== undefined) throw error
  assert.equal(stderr, '')
  return stdout
}

test('without room, building and publishing say what to do, and what is published stays whole', async (t) => {
  const template = join(makeFolder(t), 'releases')
  await carryOut(template, BEFORE)
  // Too little for the staging file, for the snapshot, and for nothing.
  for (const [kilobytes, says] of [
    [16, FULL],
    [180, FULL],
    [16 * 1024, /^$/],
  ] as const) {
    const directory = join(makeFolder(t), 'releases')
    cpSync(template, directory, { recursive: true })
    assert.match(carryOutWithin(directory, kilobytes), says, `${kilobytes} KB`)
    assert.deepEqual(await findBroken(directory, [says === FULL ? BEFORE : AFTER]), [], `${kilobytes} KB`)
    assert.deepEqual(await findLeft(directory), [], `${kilobytes} KB`)
    await carryOut(directory, AFTER)
    assert.deepEqual(await findBroken(directory, [AFTER]), [], `${kilobytes} KB`)
  }
})

const FULL = /^OperatorFault: There is no room left in .*Make room.*published releases have not changed/
