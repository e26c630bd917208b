import { enableCompileCache } from 'node:module'

/**
 * `npm start`. Without its types stripped anew each time, the service starts in half the time and in 25 MB less:
 * so the cache is opened before anything else is loaded.
 */
enableCompileCache(new URL('../../../../node_modules/.cache/rotunda', import.meta.url).pathname)
await import('./run-service.ts')
