import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { test, type TestContext } from 'node:test'
import { endWithTest, once, waitUntil, WAIT_MILLISECONDS } from '../../apps/service/src/platform/testing.ts'
import { groupFiles, type Groups } from './group-files.ts'

const PATIENT = {
  graceMilliseconds: 500,
  testMilliseconds: WAIT_MILLISECONDS,
  processMilliseconds: WAIT_MILLISECONDS,
  suiteMilliseconds: WAIT_MILLISECONDS,
}

/** Files of tests in a folder of their own; `$PID` is where they write the number of a process that they leave. */
const makeFiles = (t: TestContext, texts: Readonly<Record<string, string>>) => {
  const folder = mkdtempSync(join(tmpdir(), 'rotunda-suite-'))
  t.after(() => {
    rmSync(folder, { recursive: true })
  })
  const pidFile = join(folder, 'pid')
  const paths = Object.entries(texts).map(([name, text]) => {
    const path = join(folder, `${name}.test.mjs`)
    writeFileSync(
      path,
      `import { test } from 'node:test'\n${text.replaceAll('$PID', JSON.stringify(pidFile))}`,
    )
    return path
  })
  return { paths, readPid: () => (existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8')) : 0) }
}

/** A process that holds the output of the runner open, and hears no SIGTERM. */
const LEAVE_CHILD = `
  import { spawn } from 'node:child_process'
  import { writeFileSync } from 'node:fs'
  const deaf = "process.on('SIGTERM', () => undefined); setInterval(() => undefined, 60_000)"
  const child = spawn(process.execPath, ['-e', deaf], { stdio: 'inherit' })
  writeFileSync($PID, String(child.pid))
  child.unref()`

const PROGRAM = `
  const { runSuite } = await import(process.argv[1])
  const [paths, limits, groups] = JSON.parse(process.argv[2])
  const say = (text) => console.error(text)
  process.exitCode = await runSuite(paths, { limits, say, groups: new Map(groups) })`

/** All of them in one process. */
const group = (paths: readonly string[]): Groups =>
  groupFiles(paths, paths.length, join(dirname(paths[0] ?? ''), 'groups'))

const start = (paths: readonly string[], limits: Partial<typeof PATIENT>, groups: Groups = new Map()) => {
  const order = JSON.stringify([[...paths, ...groups.keys()], { ...PATIENT, ...limits }, [...groups]])
  const args = ['--input-type=module', '-e', PROGRAM, import.meta.resolve('./run-suite.ts'), order]
  const child = endWithTest(spawn(process.execPath, args))
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)))
  return { child, said: () => said }
}

const run = async (...given: Parameters<typeof start>) => {
  const { child, said } = start(...given)
  await once(child, 'exit')
  return { code: child.exitCode, said: said() }
}

const untilGone = (pid: number): Promise<boolean> =>
  waitUntil(`the end of process ${pid}`, () => {
    try {
      // A process that has ended and that nobody has asked for is listed as Z.
      process.kill(pid, 0)
      return existsSync(`/proc/${pid}/stat`) && readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')
    } catch {
      return true
    }
  })

/** Several times what this machine takes now to run a file that does nothing, in seconds. */
let enough = 0

test('files that end give their outcome', async (t) => {
  const begun = performance.now()
  const good = makeFiles(t, { good: "test('holds', () => undefined)" })
  assert.equal((await run(good.paths, {})).code, 0)
  enough = Math.ceil((performance.now() - begun) / 250)
  const bad = makeFiles(t, { bad: "test('fails', () => { throw new Error('no') })" })
  assert.equal((await run(bad.paths, {})).code, 1)
})

test('a package of many modules is loaded as one, and what its parts share is there once', async (t) => {
  const { paths } = makeFiles(t, {
    packages: `
      import assert from 'node:assert/strict'
      import { Type } from 'typebox'
      import { Compile } from 'typebox/compile'
      import { Parse } from 'typebox/value'
      test('holds', () => {
        assert.match(import.meta.resolve('typebox'), /rotunda-bundles/)
        assert.equal(Compile(Type.String()).Check('text'), true)
        assert.equal(Parse(Type.String(), 'text'), 'text')
      })`,
  })
  assert.equal((await run(paths, {})).code, 0)
})

test('files that are run together share what they load, and a hook of one is none of the other', async (t) => {
  const { paths } = makeFiles(t, {
    a: `
      import { beforeEach } from 'node:test'
      globalThis.calls = 0
      beforeEach(() => { globalThis.calls += 1 })
      test('has its hook', () => { if (globalThis.calls !== 1) throw new Error('no') })`,
    b: "test('has none', () => { if (globalThis.calls !== 1) throw new Error('no') })",
    c: "await null; test('fails by itself', () => { throw new Error('no') })",
  })
  const { code, said } = await run([], {}, group(paths))
  assert.equal(code, 1)
  for (const line of [/✔ has its hook/, /✔ has none/, /✖ fails by itself/, /pass 2\n.*fail 1\n/])
    assert.match(said, line)
})

test('the files of a run are listed with their seconds, the slowest first, also those of one process', async (t) => {
  const { paths } = makeFiles(t, {
    one: "test('holds', () => undefined)",
    other: "test('holds as well', () => undefined)",
  })
  for (const { said } of [await run(paths, {}), await run([], {}, group(paths))]) {
    const [, list = ''] = said.split(/The slowest of 2 files, in seconds:\n|\n\d processes took/)
    const lines = list.trim().split(/\n/)
    const found = lines.map((line) => /^ *(\d+\.\d) +\S*\/(\w+)\.test\.mjs$/.exec(line) ?? assert.fail(line))
    assert.deepEqual(found.map(([, , name]) => name).sort(), ['one', 'other'])
    const [slowest = 0, quickest = 0] = found.map(([, seconds]) => Number(seconds))
    assert.ok(slowest >= quickest)
  }
})

test('each process is listed with its processor time', async (t) => {
  const { paths } = makeFiles(t, {
    busy: "test('computes', () => { for (let i = 0; i < 1e9; i += 1); })",
    idle: "test('holds', () => undefined)",
  })
  const apart = await run(paths, {})
  assert.match(
    apart.said,
    /2 processes took \d+ s of processor time; the most:\n +\d+\.\d +\S+busy\.test\.mjs\n +\d+\.\d +\S+idle/,
  )
  const together = await run([], {}, group(paths))
  assert.match(together.said, /1 processes took .*\n +\d+\.\d +\S+busy\.test\.mjs and 1 more\n/)
})

test('a file that goes on for ever is named and ended, and the files after it are run', async (t) => {
  const { paths } = makeFiles(t, {
    a: "test('waits', () => new Promise(() => setInterval(() => undefined, 60_000)))",
    b: "test('is run', () => undefined)",
  })
  const [first = '', ...others] = paths
  const named = [relative(join(import.meta.dirname, '../..'), first), ...others]
  const { code, said } = await run(named, { testMilliseconds: 500, processMilliseconds: enough * 1000 })
  assert.equal(code, 1)
  assert.match(said, /a\.test\.mjs did not end within \d+ s, and is ended/)
  assert.match(said, /✔ is run/)
})

test('a file that hears nobody is named and killed, and the run ends with all that it started', async (t) => {
  const { paths, readPid } = makeFiles(t, { stuck: `${LEAVE_CHILD}\nfor (;;);` })
  const { code, said } = await run(paths, { testMilliseconds: 500, processMilliseconds: enough * 1000 })
  assert.equal(code, 1)
  assert.match(said, /stuck\.test\.mjs did not end within \d+ s, and is ended/)
  await untilGone(readPid())
})

test('a file whose child lives on keeps the run from ending no longer than a file may take', async (t) => {
  const { paths, readPid } = makeFiles(t, { leaving: `${LEAVE_CHILD}\ntest('holds', () => undefined)` })
  const { code, said } = await run(paths, { processMilliseconds: enough * 1000 })
  assert.equal(code, 1)
  assert.match(said, /leaving\.test\.mjs has left something running\. All is ended\./)
  await untilGone(readPid())
})

test('a file whose child holds only its errors open keeps the run from ending no longer than a moment', async (t) => {
  const leave = LEAVE_CHILD.replace("'inherit'", "['ignore', 'ignore', 'inherit']")
  const { paths, readPid } = makeFiles(t, { leaving: `${leave}\ntest('holds', () => undefined)` })
  const { code, said } = await run(paths, {})
  assert.equal(code, 1)
  assert.match(said, /^A file has left something running\. All is ended\.$/m)
  await untilGone(readPid())
})

test('files of one process that leaves something running are all named', async (t) => {
  const { paths, readPid } = makeFiles(t, {
    leaving: `${LEAVE_CHILD}\ntest('holds', () => undefined)`,
    other: "test('holds as well', () => undefined)",
  })
  const { code, said } = await run([], { processMilliseconds: enough * 1000 }, group(paths))
  assert.equal(code, 1)
  for (const line of [
    /did not end within \d+ s, and is ended\./,
    /has left something running\. All is ended\./,
  ])
    assert.match(said, new RegExp(`leaving\\.test\\.mjs \\+ \\S+other\\.test\\.mjs ${line.source}`))
  await untilGone(readPid())
})

test('a suite that takes too long ends', async (t) => {
  const { paths } = makeFiles(t, { long: 'setInterval(() => undefined, 60_000)' })
  const { code, said } = await run(paths, { suiteMilliseconds: enough * 1000 })
  assert.equal(code, 1)
  assert.match(said, /^The suite did not end within \d+ s\. All is ended\. Running: .*long\.test\.mjs/m)
})

for (const signal of ['SIGTERM', 'SIGINT', 'SIGKILL'] as const)
  test(`a run that is ended by ${signal} takes all along that it started`, async (t) => {
    const { paths, readPid } = makeFiles(t, { long: `${LEAVE_CHILD}\nsetInterval(() => undefined, 60_000)` })
    const { child } = start(paths, {})
    await waitUntil('the file to start', readPid)
    child.kill(signal)
    await once(child, 'exit')
    await untilGone(readPid())
  })
