import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { docketMessage, openMessageService } from '../../../bin/testing.ts'

/** A comment without what Regulations.gov has no place for, which has warnings of its own. */
const comment = (message: string) => docketMessage({ message, name_prefix: '', sponsoring_org: '' })

const service = await openMessageService({
  ROTUNDA_ROLES: 'message,data,partner,pages,portal,keep',
  ROTUNDA_RATES: 'on',
})
after(() => service.close())

test('when its turn would come after the docket closes, the sender of a comment is told, also by the dry run', async () => {
  const { id } = await service.send(comment('The first comment.'))
  const { deadline, expected_at: expected, warnings } = await service.status(id)
  assert.ok(deadline !== null && expected !== null && expected < deadline)
  assert.deepEqual(warnings, [])
  // A long queue of the same organisation: every bucket is empty, and stays so until after the deadline.
  const closed = Date.parse(deadline)
  await service.store.write<{ rate_buckets: { name: string; tokens: number; refilled_at: number } }, unknown>(
    (trx) =>
      trx
        .insertInto('rate_buckets')
        .values({
          name: 'sandbox:regulations-gov:regulations-gov-minute',
          tokens: -1e9,
          refilled_at: Date.now(),
        })
        .execute(),
  )
  for (const answer of [
    await service.validate(comment('The last comment.')),
    await service.send(comment('The last comment.')),
  ]) {
    assert.equal(answer.status, 200)
    assert.match(answer.headers['warning'] ?? '', /docket will close before this comment can be filed/)
  }
  const status = await service.status(id)
  assert.deepEqual(
    status.warnings.map(({ code }) => code),
    ['docket_closes_first'],
  )
  assert.ok(Date.parse(status.expected_at ?? '') > closed)
})
