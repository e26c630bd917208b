import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { docketMessage, openTestService } from '../../../bin/testing.ts'

const service = await openTestService()
after(() => service.close())

test('a dry run cannot say of a docket that is not listed what Regulations.gov does not say now', async () => {
  await service.simulators.regulations.fail({ answer: 503, moment: 'after_reading', times: 100, path: '/v4' })
  const answer = await service.validate(
    docketMessage({ destination_id: 'FWS-R6-ES-2026-9005', category: null }),
  )
  assert.equal(answer.status, 503)
  assert.match(answer.reason, /Regulations\.gov/)
})
