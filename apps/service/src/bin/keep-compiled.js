import { join } from 'node:path'
import process from 'node:process'

/**
 * Code whose types were stripped, and that was compiled, is kept for the next start, which is quicker for it. To strip
 * a single file loads the compiler for types: so this is called by plain JavaScript, and threads and processes that are
 * started later find the folder in their environment.
 */
export const keepCompiled = async () => {
  const { enableCompileCache } = await import('node:module')
  process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../../../../node_modules/.cache/rotunda')
  enableCompileCache()
}
