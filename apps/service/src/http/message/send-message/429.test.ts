import { holdKeyToLimit } from '../testing/hold-key-to-limit.ts'

await holdKeyToLimit('/api/send-message')
