import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import process from 'node:process'

const ROOT = join(import.meta.dirname, '../../../..')

// The one place that says it: package.json of the service, which is also what a release is tagged with.
const { version } = JSON.parse(readFileSync(join(ROOT, 'apps/service/package.json'), 'utf8')) as {
  version: string
}

export const VERSION = version

let found: { readonly commit: string | null } | undefined

/** The commit that runs, looked up once; null where neither a checkout nor an archive says it. */
export const findCommit = (): string | null => {
  found ??= { commit: findCommitOf(ROOT) ?? null }
  return found.commit
}

/**
 * The commit of a checkout, with `-dirty` behind it where files that run were changed since, as `git describe` has it;
 * else the one in COMMIT, which `git archive` writes there. A repository further up is another project.
 */
export const findCommitOf = (root: string): string | undefined => {
  const head = readHead(join(root, '.git'))
  if (head !== undefined) return isChanged(root) ? `${head}-dirty` : head
  return findHash(readIfThere(join(root, 'COMMIT')))
}

/** Paths of the code that runs: a change of a page makes no other build. */
const RUNS = ['apps', 'packages', 'package.json', 'package-lock.json']

/** As git says, where it is installed: no file of a repository tells it. */
const isChanged = (root: string): boolean => {
  const environment = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))
  const args = [`--git-dir=${root}/.git`, `--work-tree=${root}`, '--no-optional-locks']
  try {
    const changed = execFileSync(
      'git',
      [...args, '-c', 'core.fsmonitor=false', 'status', '--porcelain', '--untracked-files=no', '--', ...RUNS],
      {
        cwd: root,
        env: Object.fromEntries(environment),
        stdio: ['ignore', 'pipe', 'ignore'],
        timeout: 10_000,
        encoding: 'utf8',
      },
    )
    return changed !== ''
  } catch {
    // There is no git, or it cannot say.
    return false
  }
}

/** The commit that is checked out, by the files of git: a branch stands in a file of its own, or packed with others. */
const readHead = (place: string): string | undefined => {
  const folder = readFolder(place)
  const head = readIfThere(join(folder, 'HEAD'))
  const [, branch] = /^ref: (\S+)\s*$/.exec(head ?? '') ?? []
  if (branch === undefined) return findHash(head)
  const common = resolve(folder, readIfThere(join(folder, 'commondir'))?.trim() ?? '')
  const packed = readIfThere(join(common, 'packed-refs'))?.split('\n') ?? []
  return (
    findHash(readIfThere(join(folder, branch))) ??
    findHash(readIfThere(join(common, branch))) ??
    findHash(packed.find((line) => line.endsWith(` ${branch}`))?.split(' ')[0])
  )
}

/** In a further working tree, `.git` is a file that names the folder. */
const readFolder = (place: string): string => {
  const [, folder] = /^gitdir: (.+?)\s*$/.exec(readIfThere(place) ?? '') ?? []
  return folder === undefined ? place : resolve(place, '..', folder)
}

const findHash = (text: string | undefined): string | undefined =>
  /^([0-9a-f]{40}|[0-9a-f]{64})\s*$/.exec(text ?? '')?.[1]

const readIfThere = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && NOT_THERE.has(cause.code)) return undefined
    throw cause
  }
}

/** `--version` loads no module of the service, so the test of a fault is its own. */
const NOT_THERE: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'EACCES'])
