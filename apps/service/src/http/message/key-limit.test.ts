import { after } from 'node:test'
import { openTestService } from '../../bin/testing.ts'
import { holdKeyToLimit } from './testing/hold-key-to-limit.ts'

const service = await openTestService({ ROTUNDA_MESSAGE_RATE: '3' })
after(() => service.close())

for (const url of ['/api/send-message', '/api/validate-message']) holdKeyToLimit(service, url)
