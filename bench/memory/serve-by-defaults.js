import process from 'node:process'
import { keepCompiled } from '../../apps/service/src/bin/keep-compiled.js'

// The service as `rotunda serve` starts it, without the flags that the command sets.
await keepCompiled()
const { runService } = await import('../../apps/service/src/wiring/run-service.ts')
await runService(process.env)
