import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPackage } from '../../scripts/client/build-package.ts'
import { packClient } from '../../scripts/client/pack-client.ts'
import { RUN_MILLISECONDS } from '../../apps/service/src/platform/testing.ts'

export const ROOT = join(import.meta.dirname, '../..')

/**
 * Puts the packed client into the node_modules of an empty folder, as npm does, with what it depends on and nothing else
 * of this repository. Without npm's own installation, which would ask a registry.
 */
export const installClient = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'rotunda-consumer-'))
  const built = join(folder, 'built')
  await buildPackage(ROOT, built)
  const archive = packClient(built, folder)
  rmSync(built, { recursive: true })
  const place = join(folder, 'node_modules/@rotunda/sdk')
  mkdirSync(place, { recursive: true })
  run('tar', ['-xzf', archive, '-C', place, '--strip-components=1'])
  for (const name of ['openapi-fetch', 'openapi-typescript-helpers', '@types/node', 'undici-types'])
    cpSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name), { recursive: true })
  cpSync(join(ROOT, 'packages/sdk/consumers'), folder, { recursive: true })
  return folder
}

export const run = (program: string, args: readonly string[], cwd?: string): string => {
  const { status, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    timeout: RUN_MILLISECONDS,
    ...(cwd !== undefined && { cwd }),
  })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`)
  return stdout
}
