import assert from 'node:assert/strict'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import fastify from 'fastify'
import { makeReportNeeds, REVIEW_MIGRATIONS, TEST_BOOK } from '../../corrections/testing.ts'
import { makeLog } from '../../platform/log/index.ts'
import { openTestSqlite } from '../../platform/store/testing.ts'
import { once, within } from '../../platform/testing.ts'
import { putPortal, putPortalPages } from '../portal/index.ts'
import type { Asker } from '../readers/fair-queue.ts'

const store = await openTestSqlite(REVIEW_MIGRATIONS)
after(() => store.destroy())

const RECORD = '/api/corrections/v1/record?record=unknown'

/** The API of corrections, and a page that asks it. A look-up never ends; the test gets its asker. */
const open = async () => {
  const asked = Promise.withResolvers<Asker>()
  const { book: _, ...needs } = makeReportNeeds(store)
  const never = () => assert.fail('no file is asked for')
  const clientAddress = () => '192.0.2.1'
  const app = fastify()
  await putPortal(app, {
    ...needs,
    kind: 'test',
    evidence: { withDraft: never, read: never, remove: never, listOlder: never },
    scan: undefined,
    log: makeLog('silent'),
    clientAddress,
    fullAddress: clientAddress,
    openBook: (asker) => ({
      ...TEST_BOOK,
      find: () => {
        asked.resolve(asker)
        return new Promise(() => undefined)
      },
    }),
  })
  await putPortalPages(
    app,
    (scope, { ask }) => {
      scope.get('/page', async (from) => (await ask(new Request(`http://localhost${RECORD}`), from)).text())
    },
    { clock: () => new Date(), fullAddress: clientAddress },
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  after(() => app.close())
  // A server that listens on a port has an address of this form.
  return { port: (app.server.address() as AddressInfo).port, asked: asked.promise }
}

for (const path of [RECORD, '/page'])
  test(`a look-up of a record is dropped when the client of ${path} has gone`, async () => {
    const { port, asked } = await open()
    const sent = request({ host: '127.0.0.1', port, path })
    sent.on('error', () => undefined).end()
    const { client, signal } = await within('the look-up', asked)
    assert.equal(client, '192.0.2.1')
    assert.ok(signal !== undefined && !signal.aborted)
    const gone = once(signal, 'abort')
    sent.destroy()
    await within('the signal', gone)
  })
