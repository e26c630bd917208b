import { appendFileSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { isMainThread } from 'node:worker_threads'

/**
 * Loaded before each file of tests, in JavaScript because nothing is stripped of its types yet: modules are found
 * without asking the file system for each, and packages in the folder of `bundlePackages`, which stands in the address.
 */
const { searchParams } = new URL(import.meta.url)
const folder = searchParams.get('bundles') ?? ''
const names = JSON.parse(readFileSync(join(folder, 'names.json'), 'utf8'))
const bundles = new Map(
  Object.entries(names).map(([name, file]) => [name, pathToFileURL(join(folder, file)).href]),
)

registerHooks({
  resolve: (specifier, context, resolve) => {
    const { parentURL } = context
    if (parentURL !== undefined && /^\.\.?\/.*\.ts$/.test(specifier))
      return { url: new URL(specifier, parentURL).href, format: 'module-typescript', shortCircuit: true }
    // Packages have versions of their own of what they ask for.
    const url = parentURL?.includes('/node_modules/') ? undefined : bundles.get(specifier)
    return url === undefined ? resolve(specifier, context) : { url, format: 'module', shortCircuit: true }
  },
})

/** The runner learns here how much processor time the process of each file took. */
const times = searchParams.get('times')
if (isMainThread && times !== null && process.argv[1] !== undefined)
  process.on('exit', () => {
    const { user, system } = process.cpuUsage()
    appendFileSync(times, `${JSON.stringify([process.argv[1], (user + system) / 1e6])}\n`)
  })
