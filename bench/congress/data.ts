import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SCOPES } from '../../packages/contract/src/index.ts'
import { issueKey } from '../issue-key.ts'
import { order, SAMPLE, type Step } from '../public/data.ts'
import type { Headers } from '../public/service.ts'

export type CongressData = {
  /** ROTUNDA_DATA of a service that has the collection published. */
  readonly directory: string
  /** Rows of the largest table. */
  readonly observations: number
  readonly build: Step
  readonly publish: Step
  readonly bundleMegabytes: number
  /** Folder of the release's data files. */
  readonly files: string
  /** With a key that has every scope, and quotas that are counted and never used up. */
  readonly headers: Headers
}

const COLLECTION = ['--collection', 'congress']

/** Documents of so many rows of payroll, built into a release and published, each by its own command. */
export const makeCongressData = async (records: number): Promise<CongressData> => {
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-bench-congress-'))
  await order(directory, [...COLLECTION, '--records', String(records)], SAMPLE)
  const build = await order(directory, ['release', 'build', ...COLLECTION])
  const publish = await order(directory, ['release', 'publish', 'latest', ...COLLECTION])
  return { directory, build, publish, ...findRelease(directory), headers: issueKey(directory, SCOPES) }
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
