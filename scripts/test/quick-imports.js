import { readdirSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Loaded before each file of tests, in JavaScript because nothing is stripped of its types yet: modules are found
 * without asking the file system for each, and packages in the folder of `bundlePackages`, which stands in the address.
 */
const folder = new URL(import.meta.url).searchParams.get('bundles') ?? ''
const bundles = new Map(
  readdirSync(folder).map((name) => [
    name.replace(/\.js$/, '').replaceAll('.', '/'),
    pathToFileURL(join(folder, name)).href,
  ]),
)

registerHooks({
  resolve: (specifier, context, resolve) => {
    const { parentURL } = context
    if (parentURL !== undefined && /^\.\.?\/.*\.ts$/.test(specifier))
      return { url: new URL(specifier, parentURL).href, format: 'module-typescript', shortCircuit: true }
    const url = bundles.get(specifier)
    return url === undefined ? resolve(specifier, context) : { url, format: 'module', shortCircuit: true }
  },
})
