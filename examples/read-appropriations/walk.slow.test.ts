import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { test } from 'node:test'
import { endWithTest, once, runToEnd } from '../../apps/service/src/platform/testing.ts'

const WALK = join(import.meta.dirname, 'walk.js')

const page = (snapshot: string, next_offset: number | null) => ({
  data: [{ id: 'r1' }],
  meta: { snapshot, next_offset, total: 2, freshness: { checked_at: '2026-06-15' }, coverage: [] },
})

/** Answers after a publication, through a cache that still has the first page. */
const CACHED = {
  '': [200, page('snap-old', 50)],
  'snap-old': [409, { code: 'snapshot_changed', current_snapshot: 'snap-new' }],
  'snap-new': [200, page('snap-new', null)],
} as const

test('the walk of the tutorial ends though a cache still gives the first page of the release before', async (t) => {
  const asked: string[] = []
  const server = createServer(({ url = '' }, response) => {
    const snapshot = new URL(url, 'http://localhost').searchParams.get('snapshot') ?? ''
    asked.push(snapshot)
    // Only snapshots that were given are asked for. Who walks in a circle is stopped.
    const [status, body] = asked.length > 9 ? [500, {}] : CACHED[snapshot as keyof typeof CACHED]
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => server.close())
  const { port } = server.address() as AddressInfo // of a server that listens on a port
  const walk = endWithTest(spawn(process.execPath, [WALK, `http://127.0.0.1:${port}`, 'state=AL']))
  const { stdout } = await runToEnd(walk)
  assert.deepEqual(asked, ['', 'snap-old', 'snap-new'])
  assert.match(stdout, /all of snap-new\n/)
})
