import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { officeMessage, openTestService } from '../../apps/service/src/bin/testing.ts'
import { collect, listHearings, send, walk } from './use-the-client.ts'

test('what the pages on the client show runs against a real service', async (t) => {
  const said: string[] = []
  t.mock.method(console, 'log', (text: string) => said.push(text))
  const service = await openTestService()
  t.after(() => service.close())
  await service.app.listen({ port: 0, host: '127.0.0.1' })
  // Of a server that listens on a port.
  const baseUrl = `http://127.0.0.1:${(service.app.server.address() as AddressInfo).port}`
  const { secret: key } = await service.issue({ scopes: ['hearings:read', 'messages:send'] })
  const count = await collect(baseUrl)
  const [first = '', second = ''] = said
  assert.match(first, new RegExp(`^${count} records of snap-[0-9a-f]{20}$`))
  assert.match(second, /^Sources checked at \d{4}-/)
  const ids: unknown[] = []
  await walk(baseUrl, (id) => ids.push(id))
  assert.ok(count > 0 && ids.length >= count)
  assert.ok((await listHearings(baseUrl, key)) > 0)
  assert.equal((await send(baseUrl, key, officeMessage().data)).kind, 'accepted')
  assert.match(said.at(-1) ?? '', /^Stored as msg_/)
})
