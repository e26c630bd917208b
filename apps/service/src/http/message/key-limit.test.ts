import { holdKeyToLimit } from './testing/hold-key-to-limit.ts'

for (const url of ['/api/send-message', '/api/validate-message']) await holdKeyToLimit(url)
