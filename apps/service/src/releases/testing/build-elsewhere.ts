import { spawnSync } from 'node:child_process'
import { RUN_MILLISECONDS } from '../../platform/testing.ts'

const PROGRAM = `
  const { build, DOCUMENTS_IN_DANISH_ORDER } = await import(process.argv[1])
  const { summary } = await build(process.argv[2], DOCUMENTS_IN_DANISH_ORDER.toReversed())
  process.stdout.write(summary.id)`

/** Builds the documents in another order, in a process that believes itself elsewhere. Gives the id. */
export const buildElsewhere = (
  directory: string,
  place: { readonly TZ: string; readonly LANG: string },
): string => {
  const testing = new URL('../testing.ts', import.meta.url).href
  const args = ['--input-type=module', '--eval', PROGRAM, testing, directory]
  const { stdout, stderr, status } = spawnSync(process.execPath, args, {
    env: { LC_ALL: place.LANG, ...place },
    encoding: 'utf8',
    timeout: RUN_MILLISECONDS,
  })
  if (status !== 0) throw new Error(stderr)
  return stdout
}
