import { globSync } from 'node:fs'
import { posix, sep } from 'node:path'

const SERVICE = 'apps/service/src/'

/** Paths of the product's own code, relative to `root`, with forward slashes; tests, what they lean on and generated files left out. */
export const listSourceFiles = (root: string): string[] =>
  globSync(['packages/*/src/**/*.ts', 'apps/*/src/**/*.ts', 'scripts/**/*.ts'], { cwd: root })
    .map((path) => path.replaceAll(sep, posix.sep))
    .filter((path) => !/\.test(-d)?\.ts$|\/(generated|testing)\/|\/(testing|conformance)\.ts$/.test(path))
    .sort()

/** The module that a file belongs to: `messages`, `channels/house-cwc`, or the member's own folder. */
export const moduleOf = (path: string): string => {
  const [first = '', second = ''] = path.replace(SERVICE, '').split('/')
  if (!path.startsWith(SERVICE)) return first === 'scripts' ? first : `${first}/${second}`
  return first === 'channels' && !second.endsWith('.ts') ? `channels/${second}` : first
}
