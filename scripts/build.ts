import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Build, BuiltFile } from '../apps/service/src/bin/find-build.js'
import { digestSources, listSources } from '../apps/service/src/wiring/digest-code.ts'
import { bundleService } from './build/bundle-service.ts'

const ROOT = join(import.meta.dirname, '..')
const DIST = join(ROOT, 'dist')
const LIST = join(DIST, 'build.json')

/**
 * `npm run build`. build.json names a folder only when it is whole. The folder before it stays, because a running
 * service loads further chunks from it.
 */
const main = async (): Promise<void> => {
  const [startedAt, started] = [Date.now(), performance.now()]
  const draft = join(DIST, `draft-${process.pid}`)
  try {
    const code = digestSources()
    const bundled = await bundleService(ROOT, draft, code)
    const sources = [...new Set([...bundled, ...listSources()])].sort()
    const files = Object.fromEntries(sources.map((path) => [path, describeFile(path, startedAt)]))
    const folder = nameBuild(draft)
    const before = readBuild()?.folder
    if (folder !== before) settle(draft, folder, before)
    writeFileSync(`${LIST}.draft`, JSON.stringify({ folder, code, files } satisfies Build))
    renameSync(`${LIST}.draft`, LIST)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`dist/${folder} is built from ${sources.length} files in ${seconds} s`)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** Moves the draft to its place, and removes folders of earlier builds but the last. */
const settle = (draft: string, folder: string, before: string | undefined): void => {
  for (const name of readdirSync(DIST))
    if (NAME.test(name) && name !== before) rmSync(join(DIST, name), { recursive: true })
  renameSync(draft, join(DIST, folder))
}

const describeFile = (path: string, startedAt: number): BuiltFile => {
  const { size, mtimeMs } = statSync(join(ROOT, path))
  if (mtimeMs >= startedAt && mtimeMs <= Date.now())
    throw new Error(`${path} was changed during the build: build again`)
  return [size, mtimeMs, digestOf(readFileSync(join(ROOT, path)))]
}

const digestOf = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex')

const NAME = /^[0-9a-f]{16}$/

/** The same build has the same name, whenever it is made. */
const nameBuild = (draft: string): string => {
  const paths = readdirSync(draft).sort()
  return digestOf(
    JSON.stringify(paths.map((path) => [path, digestOf(readFileSync(join(draft, path)))])),
  ).slice(0, 16)
}

/** The build that is there. */
const readBuild = (): Build | undefined =>
  // This program wrote it.
  existsSync(LIST) ? (JSON.parse(readFileSync(LIST, 'utf8')) as Build) : undefined

await main()
