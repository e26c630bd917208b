import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import type { Build } from '../apps/service/src/bin/find-build.js'
import { findCommitOf, VERSION } from '../apps/service/src/wiring/version.ts'
import { listNeeded } from './package/list-needed.ts'
import { writeSbom } from './write-sbom.ts'

const ROOT = join(import.meta.dirname, '..')
const DIST = join(ROOT, 'dist')
const NAME = `rotunda-${VERSION}`

/** Files of the commit that run or are served. The build has all that is TypeScript. */
const FROM_GIT = [
  'apps',
  'packages/contract/package.json',
  'packages/contract/openapi',
  'docs',
  'ops',
  'bench/results.md',
  'package.json',
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  'LICENSE',
  'COMMIT',
  ':(exclude,glob)**/*.ts',
  ':(exclude,glob)**/testing/**',
]

/**
 * `npm run package`: writes the version of this commit into `dist/`, as a tarball that runs with Node alone, with its
 * digest and its bill of materials. The same commit gives the same bytes after the same `npm ci`.
 */
const main = (): void => {
  const commit = findCommitOf(ROOT)
  if (commit === undefined || commit.endsWith('-dirty'))
    throw new Error('A version is made of a commit: commit your changes first')
  run(process.execPath, ['scripts/build.ts'])
  const folder = mkdtempSync(join(tmpdir(), 'rotunda-package-'))
  try {
    const needed = listNeeded(ROOT, ['apps/service', 'apps/web'])
    const place = join(folder, NAME)
    mkdirSync(place)
    copyCommit(place)
    copyBuild(place)
    copyPackages(place, needed)
    writeTarball(folder)
    writeFileSync(join(DIST, `${NAME}.cdx.json`), writeSbom(ROOT, needed))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const run = (program: string, args: readonly string[], input?: Buffer): Buffer => {
  const { status, error, stdout } = spawnSync(program, args, {
    cwd: ROOT,
    input,
    maxBuffer: Infinity,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  if (error) throw error
  if (status !== 0) throw new Error(`${program} ${args[0] ?? ''} ended with ${String(status)}`)
  return stdout
}

/** git writes the commit into COMMIT. */
const copyCommit = (place: string): void => {
  run('tar', ['-x', '-C', place], run('git', ['archive', 'HEAD', '--', ...FROM_GIT]))
}

/** Without sources the build is taken as it is, so the times of its sources are left out. */
const copyBuild = (place: string): void => {
  // scripts/build.ts wrote it.
  const { folder, code } = JSON.parse(readFileSync(join(DIST, 'build.json'), 'utf8')) as Build
  cpSync(join(DIST, folder), join(place, 'dist', folder), { recursive: true })
  writeFileSync(join(place, 'dist/build.json'), JSON.stringify({ folder, code, files: {} } satisfies Build))
}

const copyPackages = (place: string, needed: ReadonlySet<string>): void => {
  for (const path of needed)
    cpSync(join(ROOT, path), join(place, path), {
      recursive: true,
      // Packages inside a package are on the list by themselves.
      filter: (from) => !relative(join(ROOT, path), from).split('/').includes('node_modules'),
    })
  const link = join(place, 'node_modules/@rotunda/contract')
  mkdirSync(dirname(link), { recursive: true })
  symlinkSync('../../packages/contract', link)
}

/** Nothing in it depends on the machine: order, owners, modes and times are fixed. */
const writeTarball = (folder: string): void => {
  const seconds = run('git', ['log', '-1', '--format=%ct']).toString().trim()
  const tar = run('tar', [
    '-c',
    '--format=gnu',
    '--sort=name',
    `--mtime=@${seconds}`,
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mode=u=rwX,go=rX',
    '-C',
    folder,
    NAME,
  ])
  const file = `${NAME}.tar.gz`
  const bytes = run('gzip', ['-n'], tar)
  writeFileSync(join(DIST, file), bytes)
  const digest = createHash('sha256').update(bytes).digest('hex')
  writeFileSync(join(DIST, `${file}.sha256`), `${digest}  ${file}\n`)
  console.log(`dist/${file}: ${(bytes.length / 1e6).toFixed(1)} MB, SHA-256 ${digest}`)
}

main()
