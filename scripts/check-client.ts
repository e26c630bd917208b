import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { buildPackage } from './client/build-package.ts'
import { measureEntries } from './client/measure-entries.ts'
import { packClient } from './client/pack-client.ts'

/**
 * Bytes of each entry, compressed: pages that have little else load it. `appropriations` has room for `changes` and
 * `surroundings`. `message` has more room for `waitFor`, because it refuses to run in a browser: its size only matters to
 * functions on servers that are bundled.
 */
const MOST_BYTES: Readonly<Record<string, number>> = {
  appropriations: 5400,
  partner: 5300,
  message: 5600,
  destinations: 5300,
  enacted: 5400,
}
const ATTW_MILLISECONDS = 120_000

/** Builds the client as it is published, and holds it to what those who install it need. */
const main = async (): Promise<void> => {
  const root = join(import.meta.dirname, '..')
  // Below node_modules, so that the bundler finds what the client depends on.
  const folder = join(root, 'node_modules/.cache/rotunda-client')
  await buildPackage(root, folder)
  const faults = [
    ...(await findManifestFaults(folder)),
    ...findTypeFaults(root, folder),
    ...(await findHeavy(folder)),
  ]
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
}

const findManifestFaults = async (folder: string): Promise<string[]> => {
  const { messages, pkg } = await publint({ pkgDir: folder, strict: true, pack: false })
  return messages.map(
    (message) => `publint: ${formatMessage(message, pkg, { color: false }) ?? message.code}`,
  )
}

/** ESM alone is published: CommonJS loads it by import(), or by the require() of Node 20.19 and newer. */
const findTypeFaults = (root: string, folder: string): string[] => {
  const place = mkdtempSync(join(tmpdir(), 'rotunda-client-'))
  const args = [
    join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js'),
    packClient(folder, place),
    '--no-color',
    '--no-emoji',
    '--ignore-rules',
    'cjs-resolves-to-esm',
  ]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    timeout: ATTW_MILLISECONDS,
  })
  rmSync(place, { recursive: true })
  return status === 0 ? [] : [`attw: ${stdout}${stderr}`]
}

const findHeavy = async (folder: string): Promise<string[]> => {
  const sizes = await measureEntries(folder, Object.keys(MOST_BYTES))
  const weighed = sizes.map((size) => ({ ...size, most: MOST_BYTES[size.entry] ?? 0 }))
  for (const { entry, bytes, most } of weighed) console.log(`${entry}: ${bytes} bytes of ${most}`)
  return weighed
    .filter(({ bytes, most }) => !(bytes <= most))
    .map(({ entry, bytes, most }) => `${entry} weighs ${bytes} bytes, more than ${most}`)
}

await main()
