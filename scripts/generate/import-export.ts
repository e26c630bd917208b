import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The export called `name` of the first of these files that is there and has it. */
export const importExport = async (name: string, files: readonly string[]): Promise<unknown> => {
  for (const file of files) {
    const path = join(import.meta.dirname, '../..', file)
    const module: unknown = existsSync(path) ? await import(pathToFileURL(path).href) : undefined
    if (typeof module === 'object' && module !== null && name in module) return Reflect.get(module, name)
  }
  throw new Error(`nothing called ${name} is exported by ${files.join(' or ')}`)
}
