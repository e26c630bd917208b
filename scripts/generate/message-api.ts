import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as http from '../../apps/service/src/http/index.ts'
import type { Generated } from './generated.ts'

const FILE = 'packages/contract/openapi/message.json'

/**
 * The OpenAPI document of the message endpoint, asked of the application itself. Made once http/ exports
 * `describeMessageApi`; from its first commit on, a file that cannot be made again is an error.
 */
export const listMessageApi = (root: string): Generated[] => {
  if ('describeMessageApi' in http && isDescription(http.describeMessageApi)) {
    const describe = http.describeMessageApi
    return [{ file: FILE, build: async () => JSON.stringify(await describe(), null, 2) }]
  }
  if (existsSync(join(root, FILE))) throw new Error(`${FILE} is there, and http/ has no describeMessageApi`)
  console.log(`warn not made yet: ${FILE} waits for describeMessageApi in http/`)
  return []
}

const isDescription = (value: unknown): value is () => Promise<object> => typeof value === 'function'
