import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeClientTypes } from './write-types.ts'

const BUILD_MILLISECONDS = 300_000

type Manifest = {
  readonly exports: Readonly<Record<string, string>>
  readonly private?: boolean
} & Readonly<Record<string, unknown>>

/**
 * Makes the client as it is published: JavaScript and declarations in `dist/`, and a manifest that leads to them. In the
 * repository the manifest leads to the source, which Node does not run below node_modules.
 */
export const buildPackage = async (root: string, folder: string): Promise<void> => {
  const member = join(root, 'packages/sdk')
  await writeClientTypes(root)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  // Entries for browsers first, with nothing of Node to compile against.
  compile(root, member, join(folder, 'dist'))
  compile(root, join(member, 'tsconfig.node.json'), join(folder, 'dist'))
  cpSync(join(member, 'src/generated'), join(folder, 'dist/generated'), { recursive: true })
  leadToJavaScript(join(folder, 'dist'))
  cpSync(join(member, 'README.md'), join(folder, 'README.md'))
  // npm's own form, written in this repository.
  const manifest = JSON.parse(readFileSync(join(member, 'package.json'), 'utf8')) as Manifest
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(toPublished(manifest), null, 2)}\n`)
}

const compile = (root: string, project: string, outDir: string): void => {
  const args = [join(root, 'node_modules/typescript/bin/tsc'), '-p', project, '--outDir', outDir]
  const { status, stdout } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    timeout: BUILD_MILLISECONDS,
  })
  if (status !== 0) throw new Error(`The client does not compile:\n${stdout}`)
}

/** The compiler rewrites the imports of what runs, and leaves those of declarations as they are. */
const leadToJavaScript = (dist: string): void => {
  for (const file of globSync('*.d.ts', { cwd: dist })) {
    const text = readFileSync(join(dist, file), 'utf8')
    writeFileSync(join(dist, file), text.replaceAll(/(?<=from '\.\/[\w/-]+)(?:\.d)?\.ts(?=')/g, '.js'))
  }
}

const toPublished = ({ private: _private, exports, ...manifest }: Manifest) => {
  const entries = Object.entries(exports).map(([entry, source]) => {
    const built = source.replace('./src/', './dist/').replace(/\.ts$/, '')
    return [entry, { types: `${built}.d.ts`, default: `${built}.js` }] as const
  })
  // For `moduleResolution: node`, which knows no exports.
  const types = entries.map(([entry, { types }]) => [entry.replace('./', ''), [types]] as const)
  return {
    ...manifest,
    exports: Object.fromEntries(entries),
    typesVersions: { '*': Object.fromEntries(types) },
    files: ['dist'],
  }
}
