import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'

/** Addresses of the same rows in another form, which clients read as files and not by these types. */
const OTHER_FORM = /\.(csv|ndjson|parquet|xlsx)$/

/** Types of one API, made from its committed description alone, as a stranger would make them. */
export const buildClientTypes = async (root: string, api: string): Promise<string> => {
  const file = `packages/contract/openapi/${api}.json`
  // Written by this generator's neighbour.
  const description = JSON.parse(readFileSync(join(root, file), 'utf8')) as OpenAPI3
  const paths = Object.fromEntries(
    Object.entries(description.paths ?? {}).filter(([path]) => !OTHER_FORM.test(path)),
  )
  const types = await openapiTS({ ...description, paths })
  return `// Made by \`npm run generate\` from ${file}.\n\n${astToString(types)}`
}
