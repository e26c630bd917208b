import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { ADDRESSES, type AnsweringRole } from './role-of-address.ts'

const HAPROXY = readFileSync(join(import.meta.dirname, '../../../../ops/haproxy.cfg'), 'utf8')

/** Backends of HAProxy, by the job whose addresses they answer. Every process answers those of no job. */
const BACKENDS: Readonly<Record<AnsweringRole | 'any', string>> = {
  message: 'message',
  portal: 'portal',
  data: 'data',
  pages: 'data',
  partner: 'data',
  any: 'data',
}

test('HAProxy sends each address to the job that answers it, by the same table in the same order', () => {
  const lines = HAPROXY.matchAll(/^ {2}use_backend (\w+) if \{ path_beg (.*) \}$/gm)
  const sent = [...lines].flatMap(([, backend, paths = '']) =>
    paths.split(' ').map((path) => [path, backend]),
  )
  assert.deepEqual(
    sent,
    ADDRESSES.map(([beginning, role]) => [beginning, BACKENDS[role ?? 'any']]),
  )
  assert.equal(/^ {2}default_backend (\w+)$/m.exec(HAPROXY)?.[1], BACKENDS.pages)
  const backends = [...HAPROXY.matchAll(/^backend (\w+)$/gm)].map(([, name]) => name)
  assert.deepEqual(new Set(backends), new Set(Object.values(BACKENDS)))
})
