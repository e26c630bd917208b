import { spawnSync } from 'node:child_process'
import { chownSync, copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { TestContext } from 'node:test'
import { parseEnv } from 'node:util'
import { findFreePort, RUN_MILLISECONDS } from '../../../apps/service/src/platform/testing.ts'
import { startProgram, type Started } from './start-version.ts'

const BUILD_MILLISECONDS = 600_000

const run = (program: string, args: readonly string[], cwd?: string): string => {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    timeout: BUILD_MILLISECONDS,
    maxBuffer: Infinity,
  })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${String(error)} ${stdout}${stderr}`)
  return stdout.trim()
}

const works = (program: string, ...args: string[]): boolean =>
  spawnSync(program, args, { timeout: RUN_MILLISECONDS }).status === 0

/** Reason to skip the test: a root of an image can be mounted read-only by root alone. */
export const CONTAINER_MISSING: string | false = !works('buildah', '--version')
  ? 'buildah is not installed'
  : !works('unshare', '--mount', 'true') && 'this process may not mount'

/** The parts of an image's description that are used here. */
type Config = {
  readonly User: string
  readonly Env: readonly string[]
  readonly WorkingDir: string
  readonly Entrypoint: readonly string[]
  readonly Cmd: readonly string[]
  readonly Volumes: Readonly<Record<string, object>>
  readonly StopSignal: string
  readonly Healthcheck: { readonly Test: readonly string[] }
}

export type Image = {
  readonly config: Config
  /** Root of its files. */
  readonly root: string
  /** Folder that takes the place of the volume. */
  readonly data: string
  readonly megabytes: number
  readonly baseMegabytes: number
}

/** Builds `ops/Containerfile` from the version that was written there, on a base of this machine's Node. */
export const buildImage = (
  t: TestContext,
  { root, version }: Readonly<Record<'root' | 'version', string>>,
): Image => {
  const folder = mkdtempSync(join(dirname(root), 'image-'))
  const store = ['--root', join(folder, 'store'), '--runroot', join(folder, 'run'), '--storage-driver', 'vfs']
  const buildah = (...args: string[]): string => run('buildah', [...store, ...args], root)
  t.after(() => rmSync(folder, { recursive: true, force: true }))

  const base = join(folder, 'base')
  copyNode(base)
  const scratch = buildah('from', 'scratch')
  buildah('add', '--quiet', scratch, `${base}/`, '/')
  buildah('config', '--env', 'PATH=/usr/local/bin', scratch)
  buildah('commit', '--quiet', '--rm', scratch, 'localhost/base')
  const args = ['--build-arg', 'BASE=localhost/base', '--build-arg', `VERSION=${version}`]
  const file = ['-f', 'ops/Containerfile', '-t', 'localhost/rotunda', '.']
  buildah('bud', '--quiet', '--isolation', 'chroot', '--format', 'docker', ...args, ...file)

  const container = buildah('from', 'localhost/rotunda')
  const { Docker } = JSON.parse(buildah('inspect', '--type', 'image', 'localhost/rotunda')) as {
    readonly Docker: { readonly config: Config } // As buildah writes it.
  }
  const data = join(folder, 'data')
  mkdirSync(data)
  const mounted = buildah('mount', container)
  const { uid, gid } = statSync(join(mounted, 'data'))
  chownSync(data, uid, gid)
  const sizeOf = (place: string) => Math.round(Number(run('du', ['-sb', place]).split('\t')[0]) / 1e6)
  return {
    config: Docker.config,
    root: mounted,
    data,
    megabytes: sizeOf(mounted),
    baseMegabytes: sizeOf(base),
  }
}

/** Node of this process with the libraries that it is linked with, and certificates. */
const copyNode = (base: string): void => {
  const node = realpathSync(process.execPath)
  const copy = (from: string, to = from) => {
    mkdirSync(join(base, dirname(to)), { recursive: true })
    copyFileSync(from, join(base, to))
  }
  copy(node, '/usr/local/bin/node')
  for (const [library] of run('ldd', [node]).matchAll(/\/\S+/g)) copy(library)
  copy('/etc/ssl/certs/ca-certificates.crt')
  for (const place of ['tmp', 'proc', 'dev']) mkdirSync(join(base, place))
}

/** Mounts the root read-only, and the volume in it, for one process alone. The program is started as the image says. */
const MOUNT = `mount --make-rprivate /
mount --bind "$1" "$1"
mount --bind "$2" "$1/data"
mount --rbind /proc "$1/proc"
mount --rbind /dev "$1/dev"
mount -o remount,ro,bind "$1"
root=$1 place=$3 user=$4 group=$5
shift 5
exec unshare --root "$root" --wd "$place" --setgid "$group" --setuid "$user" -- "$@"`

const argumentsOf = ({ config, root, data }: Image, command: readonly string[]): string[] => [
  '--mount',
  'sh',
  '-ec',
  MOUNT,
  'sh',
  root,
  data,
  config.WorkingDir,
  ...config.User.split(':'),
  ...command,
]

/** The environment that the image sets, and a port of its own on loopback. */
const environmentOf = ({ config }: Image, port = 0): NodeJS.Dict<string> => ({
  ...parseEnv(config.Env.join('\n')),
  PATH: `${process.env['PATH'] ?? ''}:/usr/local/bin`,
  HOST: '127.0.0.1',
  PORT: String(port),
  ADMIN_PORT: '0',
})

/** User of a process of the image, and the paths to which it can write. */
export const listWritable = (image: Image, paths: readonly string[]): { uid: number; written: string[] } => {
  const program = `const written = process.argv.slice(1).filter((path) => {
    try { fs.writeFileSync(path, ''); return true } catch { return false }
  })
  console.log(JSON.stringify({ uid: process.getuid(), written }))`
  const { stdout, stderr } = spawnSync('unshare', argumentsOf(image, ['node', '-e', program, ...paths]), {
    env: environmentOf(image),
    encoding: 'utf8',
    timeout: RUN_MILLISECONDS,
  })
  if (stdout === '') throw new Error(stderr)
  return JSON.parse(stdout) as { uid: number; written: string[] } // The program wrote it.
}

export const startContainer = async (image: Image): Promise<Started & { isHealthy: () => boolean }> => {
  const env = environmentOf(image, await findFreePort())
  const { Entrypoint, Cmd, Healthcheck } = image.config
  const started = await startProgram('unshare', argumentsOf(image, [...Entrypoint, ...Cmd]), { env })
  const check = Healthcheck.Test.slice(1)
  return {
    ...started,
    isHealthy: () =>
      spawnSync('unshare', argumentsOf(image, check), { env, timeout: RUN_MILLISECONDS }).status === 0,
  }
}
