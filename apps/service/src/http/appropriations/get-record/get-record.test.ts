import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { DATASETS } from '@rotunda/contract'
import { makeRecord } from '../../../collections/appropriations/testing.ts'
import { openPublicApi } from '../testing.ts'

const shared = { project: 'sr-2026-000000000000000a', amount: 5 }
const RECORDS = [
  makeRecord({ id: 'sr-2026-000000000000000a', ...shared }),
  makeRecord({ id: 'sr-2026-000000000000000b', ...shared }),
  makeRecord({ id: 'sr-2026-000000000000000c' }),
]
const { ask } = await openPublicApi({ after }, { records: RECORDS })

test('a record comes with the cells of its source and the records of the same project, and why they are that', async () => {
  const { status, body } = await ask('/record?id=sr-2026-000000000000000a')
  assert.equal(status, 200)
  const [{ related, ...record } = assert.fail(), ...others] = body.data
  assert.deepEqual(record, RECORDS[0])
  assert.deepEqual(others, [])
  // Held to the description.
  const [same] = related as { id: string; tier: string; basis: string }[]
  assert.deepEqual([same?.id, same?.tier], ['sr-2026-000000000000000b', 'same_project'])
  assert.ok(same?.basis)
})

test('an id is found in any case, as the filter of /records finds it, and is answered as the release has it', async () => {
  const id = 'sr-2026-000000000000000b'
  for (const path of ['/record', '/records']) {
    const { status, body } = await ask(`${path}?id=${id.toUpperCase()}`)
    assert.equal(status, 200)
    assert.deepEqual(
      body.data.map((one) => one['id']),
      [id],
      path,
    )
  }
})

test('meta is that of one row, with the coverage of the dataset of the record', async () => {
  const { body, headers } = await ask('/record?id=sr-2026-000000000000000c')
  const { total, limit, offset, next_offset: next, coverage } = body.meta
  assert.deepEqual([total, limit, offset, next], [1, 1, 0, null])
  // Held to the description.
  const codes = (coverage as { code: string }[]).map(({ code }) => code)
  assert.deepEqual(codes.sort(), [...DATASETS['senate-requests'].notes].sort())
  assert.match(
    String(headers.link),
    /^<http:[^>]+\/releases\/\w{64}\/record\?id=[^>]+>; rel="cite-as", <http:\/\/127\.0\.0\.1:\d+\/api\/openapi\/appropriations.json>; rel="describedby"$/,
  )
})
