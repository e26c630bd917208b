import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SCOPES } from '../../packages/contract/src/index.ts'
import { order, type Step } from '../public/data.ts'
import type { Headers } from '../public/service.ts'

export type CongressData = {
  /** ROTUNDA_DATA of a service that has the collection published. */
  readonly directory: string
  /** Rows of the largest table. */
  readonly observations: number
  readonly build: Step
  readonly publish: Step
  readonly bundleMegabytes: number
  /** Where the data files of the release are. */
  readonly files: string
  /** With a key that has every scope, and quotas that are counted and never used up. */
  readonly headers: Headers
}

const COLLECTION = ['--collection', 'congress']

/** Documents of so many rows of payroll, built into a release and published, each by its own command. */
export const makeCongressData = async (records: number): Promise<CongressData> => {
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-bench-congress-'))
  await order(directory, ['sources', 'sample', ...COLLECTION, '--records', String(records)])
  const build = await order(directory, ['release', 'build', ...COLLECTION])
  const publish = await order(directory, ['release', 'publish', 'latest', ...COLLECTION])
  return { directory, build, publish, ...findRelease(directory), headers: makeHeaders(directory) }
}

const findRelease = (directory: string): Pick<CongressData, 'observations' | 'bundleMegabytes' | 'files'> => {
  const releases = join(directory, 'releases', 'congress')
  const release = readdirSync(releases).find((name) => /^[0-9a-f]{64}$/.test(name))
  if (release === undefined) throw new Error('no release was built')
  const zip = readdirSync(join(releases, release)).find((name) => name.endsWith('.zip')) ?? ''
  const files = join(releases, release, 'data')
  const lines = execFileSync('grep', ['-c', '^{', join(files, 'staff-observations.json')], {
    encoding: 'utf8',
  })
  return {
    observations: Number(lines),
    bundleMegabytes: Math.round(statSync(join(releases, release, zip)).size / 1e6),
    files,
  }
}

const makeHeaders = (directory: string): Headers => {
  const scopes = SCOPES.flatMap((scope) => ['--scope', scope])
  const quotas = ['--per-minute', '100000000', '--per-day', '1000000000']
  const words = ['keys', 'issue', '--organisation', 'Bench', ...scopes, ...quotas, '--json']
  const issued = execFileSync(process.execPath, ['apps/service/src/bin/rotunda.js', ...words], {
    env: { ...process.env, ROTUNDA_DATA: directory },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  // What the command prints.
  const { secret } = JSON.parse(issued) as { readonly secret: string }
  return { Authorization: `Bearer ${secret}` }
}
