import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

/**
 * `npm start`. Without its types stripped anew each time, the service starts in half the time and in 25 MB less:
 * so the cache is opened before anything else is loaded.
 */
enableCompileCache(join(import.meta.dirname, '../../../../node_modules/.cache/rotunda'))
await import('./run-service.ts')
