import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { RUN_MILLISECONDS } from '../platform/testing.ts'
import { addressesAsSettings } from './testing.ts'

const SOURCES = join(import.meta.dirname, '..')

/** Loads a module in a process of its own, and prints the addresses of all modules that came with it. */
const SCRIPT = `
  import { registerHooks } from 'node:module'
  const loaded = []
  registerHooks({ load: (url, context, next) => { loaded.push(url); return next(url, context) } })
  await import(process.argv[1])
  process.stdout.write(JSON.stringify(loaded))
`

/** Opens the service of some roles, with its readers in the main thread, and prints the same. */
const OF_ROLES = `
  import { registerHooks } from 'node:module'
  const loaded = []
  registerHooks({ load: (url, context, next) => { loaded.push(url); return next(url, context) } })
  await import(process.argv[1] + '/wiring/run-service.ts')
  const { openService } = await import(process.argv[1] + '/wiring/service.ts')
  const { readSettings } = await import(process.argv[1] + '/wiring/settings.ts')
  const { makeLog } = await import(process.argv[1] + '/platform/log/index.ts')
  const service = await openService(readSettings(process.env), makeLog('silent'), undefined, { threads: 0 })
  await service.app.ready()
  await service.stop()
  process.stdout.write(JSON.stringify(loaded))
`

const listLoaded = (path: string, script = SCRIPT, env: Readonly<Record<string, string>> = {}): string[] => {
  const args = ['--input-type=module', '--eval', script, join(SOURCES, path)]
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    env,
    encoding: 'utf8',
    timeout: RUN_MILLISECONDS,
  })
  assert.notEqual(stdout, '', stderr)
  // The script prints a list of texts.
  return JSON.parse(stdout) as string[]
}

const lacks = (loaded: readonly string[], absent: readonly string[]): void => {
  const parts = loaded.filter((url) => !url.includes('/packages/contract/'))
  assert.ok(parts.length > 100)
  for (const part of absent)
    assert.deepEqual(
      parts.filter((url) => url.includes(part)),
      [],
      part,
    )
}

/** Code of a command, of a build or of a format that few requests ask for. */
const RARE = ['/sample/', '/releases/build/build-release.ts', '/operator/', '/hyparquet-writer/']
/** Code of the thread that talks. */
const OF_MAIN = [
  '/access/',
  '/people/',
  '/messages/',
  '/http/portal/index.ts',
  '/channels/',
  '/wiring/open-record-book.ts',
]

for (const [entry, absent] of [
  ['wiring/run-service.ts', [...RARE, '/wiring/open-reader.ts', '/nodemailer/']],
  ['bin/worker.ts', [...RARE, ...OF_MAIN]],
] as const)
  test(`${entry} loads no code of ${absent.join(', ')}`, () => {
    lacks(listLoaded(entry), absent)
  })

const OF_DATA = ['/http/appropriations/index.ts', '/wiring/collections.ts']
const OF_PAGES = ['/apps/web/']
const OF_PORTAL = ['/http/portal/index.ts', '/apps/web/src/portal/', '/simplewebauthn/']
const OF_CHANNELS = ['/channels/house-cwc/house-cwc.ts', '/channels/regulations-gov/regulations-gov.ts']
const OF_READERS = ['/wiring/open-reader.ts']

for (const [role, absent] of [
  ['message', [...OF_DATA, ...OF_PAGES, ...OF_PORTAL, ...OF_READERS]],
  ['data', [...OF_PAGES, ...OF_PORTAL, ...OF_CHANNELS]],
  ['partner', [...OF_PAGES, ...OF_PORTAL, ...OF_CHANNELS]],
  ['pages', [...OF_PORTAL, ...OF_CHANNELS]],
  ['portal', OF_CHANNELS],
] as const)
  test(`a process of the role ${role} loads no code of ${absent.join(', ')}`, (t) => {
    const directory = mkdtempSync(join(tmpdir(), 'rotunda-loaded-'))
    t.after(() => {
      rmSync(directory, { recursive: true })
    })
    const nowhere = 'http://127.0.0.1:9'
    const env = {
      ROTUNDA_DATA: directory,
      ROTUNDA_ROLES: role,
      ...addressesAsSettings({
        house: nowhere,
        senate: nowhere,
        regulations: nowhere,
        federalRegister: nowhere,
      }),
    }
    lacks(listLoaded('', OF_ROLES, env), absent)
  })
