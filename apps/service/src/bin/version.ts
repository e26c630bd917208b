import { readFileSync } from 'node:fs'
import { join } from 'node:path'

// The one place that says it: package.json of the service, which is also what a release is tagged with.
const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
  version: string
}

export const VERSION = version
