import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const PACK_MILLISECONDS = 120_000

/** Packs a built package as npm publishes it; gives the path of the archive. */
export const packClient = (folder: string, destination: string): string => {
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['pack', folder, '--json', '--ignore-scripts', '--offline', '--pack-destination', destination],
    { encoding: 'utf8', timeout: PACK_MILLISECONDS },
  )
  if (status !== 0) throw new Error(`npm pack failed: ${stderr}`)
  return join(destination, readName(JSON.parse(stdout)))
}

/** A list of packages, or from npm 12 on an object by their names. */
const readName = (packed: unknown): string => {
  // As npm describes what it packed.
  const [first] = Object.values(packed as Readonly<Record<string, { readonly filename: string }>>)
  if (first === undefined) throw new Error('npm pack packed nothing')
  return first.filename
}
