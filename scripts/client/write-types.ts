import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'

/**
 * Writes the types of the client, which git does not have, from the committed descriptions of the APIs alone, as a
 * stranger would make them. Leaves files that are up to date.
 */
export const writeClientTypes = async (root: string): Promise<void> => {
  const descriptions = join(root, 'packages/contract/openapi')
  const folder = join(root, 'packages/sdk/src/generated')
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(descriptions)) {
    const file = join(folder, name.replace(/\.json$/, '.d.ts'))
    const types = await buildTypes(join(descriptions, name))
    if (!existsSync(file) || readFileSync(file, 'utf8') !== types) writeFileSync(file, types)
  }
}

/** Addresses of the same rows in another form, which clients read as files and not by these types. */
const OTHER_FORM = /\.(csv|ndjson|parquet|xlsx)$/

const buildTypes = async (path: string): Promise<string> => {
  // `npm run generate` wrote it.
  const description = JSON.parse(readFileSync(path, 'utf8')) as OpenAPI3
  const paths = Object.fromEntries(
    Object.entries(description.paths ?? {}).filter(([address]) => !OTHER_FORM.test(address)),
  )
  return astToString(await openapiTS({ ...description, paths }))
}

if (import.meta.main) await writeClientTypes(join(import.meta.dirname, '../..'))
