import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { docketMessage, openTestService } from '../../../bin/testing.ts'

const service = await openTestService()
after(() => service.close())

test('a dry run cannot say of a docket what Regulations.gov does not say now', async () => {
  await service.simulators.regulations.fail({ answer: 503, moment: 'after_reading', times: 100, path: '/v4' })
  const answer = await service.validate(docketMessage({ destination_id: 'HUD-2026-9009', category: null }))
  assert.equal(answer.status, 503)
  assert.match(answer.reason, /Regulations\.gov/)
})
