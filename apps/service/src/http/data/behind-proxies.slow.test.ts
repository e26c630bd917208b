import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeRecord } from '../../collections/appropriations/testing.ts'
import { BASE, LINES, openPublicApi, RECORDS } from '../appropriations/testing.ts'
import { askPort, type Answer } from '../appropriations/testing/ask.ts'
import { FAILING } from './testing/failing-operation.ts'
import { openOperation } from './testing/open-operation.ts'
import { findProxy, PROXIES, PROXY_NAMES, startProxy } from '../testing.ts'

const FORMS = ['csv', 'ndjson', 'parquet', 'xlsx'] as const

/** Half a megabyte as text: many chunks. */
const MANY = Array.from({ length: 500 }, (_, index) =>
  makeRecord({
    id: `sr-2026-${String(index).padStart(16, '0')}`,
    purpose: `Bridge ${index} ${'.'.repeat(1000)}`,
  }),
)

/** nginx says so; Varnish names the request that filled the cache as a second number. */
const isFromCache = ({ headers }: Answer): boolean =>
  headers['x-cache'] === 'HIT' || /^\d+ \d+$/.test(String(headers['x-varnish']))

for (const name of PROXY_NAMES) {
  const skip = findProxy(name) === undefined && `${name} is not installed`

  test(
    `every whole set comes through ${name} as it is, and from its cache if it has one`,
    { skip },
    async (t) => {
      const { port } = await openPublicApi(t, { records: MANY })
      const proxy = await startProxy(t, name, port)
      for (const format of FORMS)
        for (const te of ['', 'trailers'])
          for (const path of [`/records?all=true&format=${format}`, `/records.${format}?all=true`]) {
            const address = `${BASE}${path}${te === '' ? '' : '&sort=amount'}`
            const direct = await askPort(port, address)
            const [first, second] = [
              await askPort(proxy, address, { headers: { te } }),
              await askPort(proxy, address, { headers: { te } }),
            ]
            for (const answer of [first, second]) {
              assert.equal(answer.status, 200)
              assert.ok(answer.bytes.equals(direct.bytes), `${address}: ${answer.bytes.length} bytes`)
              assert.equal(answer.headers['rotunda-rows'], String(MANY.length))
            }
            assert.deepEqual([first, second].map(isFromCache), [false, PROXIES[name].keeps], address)
          }
    },
  )

  // Caddy 2.6, which Debian 12 has, ends a cut stream as if it were whole: clients count rows.
  if (name === 'caddy') continue
  test(`a whole set that is cut is an error through ${name}, and is not kept`, { skip }, async (t) => {
    const { port, releases } = await openOperation(t, FAILING)
    await releases.publish(RECORDS, LINES)
    const proxy = await startProxy(t, name, port)
    for (const format of FORMS)
      for (const encoding of ['identity', 'gzip'])
        for (const te of ['', 'trailers'])
          await assert.rejects(async () => {
            const headers = { 'accept-encoding': encoding, te }
            const { status } = await askPort(proxy, `/rows?all=true&format=${format}`, { headers })
            // A proxy may also learn of the fault before it has sent anything.
            if (status >= 500) throw new Error('aborted by an answer')
          }, /aborted/)
  })
}
