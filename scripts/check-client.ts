import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { buildPackage } from './client/build-package.ts'
import { measureEntries } from './client/measure-entries.ts'
import { packClient } from './client/pack-client.ts'

const ENTRIES = ['appropriations', 'partner', 'message', 'destinations']
/** For each entry, compressed: it is loaded by pages that have little else. */
const ENTRY_BYTES = 5000
const ATTW_MILLISECONDS = 120_000

/** Builds the client as it is published, and holds it to what those who install it need. */
const main = async (): Promise<void> => {
  const root = join(import.meta.dirname, '..')
  // Below node_modules, so that the bundler finds what the client depends on.
  const folder = join(root, 'node_modules/.cache/rotunda-client')
  buildPackage(root, folder)
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

/** ESM alone is published: what only concerns `require` is left out. */
const findTypeFaults = (root: string, folder: string): string[] => {
  const place = mkdtempSync(join(tmpdir(), 'rotunda-client-'))
  const args = [
    join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js'),
    packClient(folder, place),
    '--profile',
    'esm-only',
    '--no-color',
    '--no-emoji',
  ]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    timeout: ATTW_MILLISECONDS,
  })
  rmSync(place, { recursive: true })
  return status === 0 ? [] : [`attw: ${stdout}${stderr}`]
}

const findHeavy = async (folder: string): Promise<string[]> => {
  const sizes = await measureEntries(folder, ENTRIES)
  for (const { entry, bytes } of sizes) console.log(`${entry}: ${bytes} bytes of ${ENTRY_BYTES}`)
  return sizes
    .filter(({ bytes }) => !(bytes <= ENTRY_BYTES))
    .map(({ entry, bytes }) => `${entry} weighs ${bytes} bytes, more than ${ENTRY_BYTES}`)
}

await main()
