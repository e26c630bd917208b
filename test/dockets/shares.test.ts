import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { makeTakeRead } from '../../apps/service/src/channels/regulations-gov/index.ts'
import type { DocketDirectory } from '../../apps/service/src/destinations/index.ts'
import { messageMigrations } from '../../apps/service/src/messages/index.ts'
import { Refusal } from '../../apps/service/src/platform/index.ts'
import { openTestSqlite } from '../../apps/service/src/platform/store/testing.ts'
import { NOW, openDirectory } from './open-directory.ts'

const UNLISTED = 'FWS-R6-ES-2026-9005'

const codeOf = (error: unknown) => (error instanceof Refusal ? error.code : String(error))

const openShared = async (t: TestContext) => {
  const store = await openTestSqlite(messageMigrations, () => NOW)
  t.after(() => store.destroy())
  return openDirectory(t, {}, makeTakeRead(store, 'sandbox'))
}

test('ninety-nine wrong dockets of one organisation use up its share, and leave the others theirs', async (t) => {
  const { directory } = await openShared(t)
  const codes = new Set<string>()
  let last: unknown
  for (let number = 100; number < 199; number += 1)
    await directory.resolveDocket(`FDA-2026-N-0${number}`, 'Careless Society').catch((error: unknown) => {
      last = error
      codes.add(codeOf(error))
    })
  assert.deepEqual([...codes], ['invalid_message', 'rate_limited'])
  assert.ok(last instanceof Refusal && Number(last.retryAfterSeconds) > 0)
  assert.match(last.message, /your organisation.*dockets/i)
  const destination = await directory.resolveDocket(UNLISTED, 'Example Society')
  assert.equal(destination.documentId, `${UNLISTED}-0001`)
})

test('an organisation whose share is used up takes no other along that asks for the same docket', async (t) => {
  const { directory } = await openDirectory(t, {}, (organisation) => () => {
    if (organisation === 'Careless Society') throw new Refusal('rate_limited', 'Used up.')
    return Promise.resolve(0)
  })
  const [careless, other] = await Promise.allSettled([
    directory.resolveDocket(UNLISTED, 'Careless Society'),
    directory.resolveDocket(UNLISTED, 'Example Society'),
  ])
  assert.equal(careless.status, 'rejected')
  assert.equal(other.status, 'fulfilled')
  assert.equal((await directory.resolveDocket(UNLISTED, 'Careless Society')).documentId, `${UNLISTED}-0001`)
})

/** The dockets whose number says which document a comment is for. */
const listDecided = (directory: DocketDirectory) =>
  directory.listOpenDockets().dockets.filter(({ document_id }) => document_id !== null)

test('a docket of the list costs no read', async (t) => {
  const { directory, asked } = await openDirectory(t)
  await directory.refresh()
  const before = [asked('/v4'), asked('/api/v1')]
  for (const { docket_id, document_id } of listDecided(directory)) {
    const { documentId } = await directory.resolveDocket(docket_id.toLowerCase(), 'Example Society')
    assert.equal(documentId, document_id)
  }
  assert.deepEqual([asked('/v4'), asked('/api/v1')], before)
})

test('a list that could not be refreshed for two hours decides nothing, nor does it once a docket has closed', async (t) => {
  let now = NOW
  const { directory, asked } = await openDirectory(t, { clock: () => now })
  await directory.refresh()
  const before = asked('/v4')
  // Closes tonight, Eastern time: an hour before it is taken from the list.
  await directory.resolveDocket('HHS-OS-2026-9008', 'Example Society')
  assert.equal(asked('/v4'), before)
  now = new Date(NOW.getTime() + 7200_001)
  await directory.resolveDocket('HHS-OS-2026-9008', 'Example Society')
  assert.ok(asked('/v4') > before)
  now = new Date('2026-03-03T04:30:00Z')
  await directory.refresh()
  const refreshed = asked('/v4')
  now = new Date('2026-03-03T05:00:00Z')
  await directory.resolveDocket('HHS-OS-2026-9008', 'Example Society')
  assert.ok(asked('/v4') > refreshed)
})

test('what the list says of a docket is what its look-up says', async (t) => {
  const { directory } = await openDirectory(t)
  const { directory: without } = await openDirectory(t)
  await directory.refresh()
  for (const { docket_id } of listDecided(directory))
    assert.deepEqual(
      await directory.resolveDocket(docket_id, 'Example Society'),
      await without.resolveDocket(docket_id, 'Example Society'),
    )
})
