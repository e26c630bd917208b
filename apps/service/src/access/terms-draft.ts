import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Draft of terms that the project ships. Its blanks stand in square brackets. */
export const readTermsDraft = (): Uint8Array => readFileSync(join(import.meta.dirname, 'terms-draft.md'))
