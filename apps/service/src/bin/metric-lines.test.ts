import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { SCOPES } from '@rotunda/contract'
import { listOperations, officeMessage, openTestService } from './testing.ts'
import { ROLES } from '../wiring/roles.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const CONTRACT = join(ROOT, 'packages/contract/openapi')
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
const operations = globSync('*.json', { cwd: CONTRACT }).flatMap((name) =>
  listOperations(read(join(CONTRACT, name))),
)

const service = await openTestService({ ROTUNDA_PUBLIC_RATE: '0' })
after(() => service.close())
const { secret } = await service.issue({ scopes: SCOPES, quotas: { minute: 60, day: 100_000 } })

const PAGES = ['/', '/datasets', '/search?q=none', '/portal', '/nothing-here', '/assets/none.css', '/livez']

/** Asks for every operation: as described, with an unknown parameter, and as a browser that asks for permission. */
const askEverything = async () => {
  const headers = { host: 'localhost', authorization: `Bearer ${secret}` }
  for (const { path, method } of operations) {
    const url = path.replace(/\{\w+\}/g, 'none')
    // The descriptions name no other methods.
    const asked = { method: method as 'GET' | 'POST' | 'PATCH' | 'DELETE', headers }
    // Whole tables in other forms are slow, and of the same operation.
    if (!/\.(csv|ndjson|parquet|xlsx)$/.test(path)) await service.app.inject({ ...asked, url })
    await service.app.inject({ ...asked, url: `${url}?colour=red` })
    await service.app.inject({ ...asked, method: 'OPTIONS', url })
  }
  for (const url of PAGES)
    await service.app.inject({ url, headers: { host: 'localhost', accept: 'text/html' } })
}

const listLines = async () => (await service.admin.inject('/metrics')).body.trimEnd().split('\n')

await askEverything()
const { id } = await service.send(officeMessage(), { prefer: 'wait=20' })
// No message can be shown from now on.
await service.store.write((trx) => trx.schema.dropTable('timeline').execute())
await service.app.inject({ url: `/api/messages/${id}`, headers: { authorization: `Bearer ${service.key}` } })
const lines = await listLines()
const counts = lines.filter((line) => line.startsWith('rotunda_http_requests_total{'))
const valuesOf = (label: string) =>
  new Set(counts.map((line) => new RegExp(`[{,]${label}="([^"]+)"`).exec(line)?.[1] ?? assert.fail(line)))

test('the metrics of every operation with every outcome have less than 2,000 lines', () => {
  const ofRequests = lines.filter((line) =>
    /^rotunda_http_request(s_total|_duration_seconds_\w+)\{/.test(line),
  )
  const groups = new Set(
    counts.map((line) => /role="[^"]+",operation="[^"]+"/.exec(line)?.[0] ?? assert.fail(line)),
  )
  assert.ok(groups.size > 60, `${groups.size} operations`)
  // Six buckets, a sum and a count; and the classes 2xx, 3xx, 4xx, 429 and 5xx.
  const most = lines.length - ofRequests.length + groups.size * (8 + 5)
  assert.ok(lines.length < most && most < 2000, `${lines.length} lines now, ${most} with every outcome`)
})

test('an operation, a role and a class of status come from the code, never from an address', () => {
  const described = new Set(operations.map(({ operationId }) => operationId))
  for (const operation of valuesOf('operation'))
    assert.ok(
      described.has(operation) || /^(portal\/[a-z-]+|pages|assets|others|unknown)$/.test(operation),
      operation,
    )
  assert.deepEqual(
    [...valuesOf('role')].filter((role) => role !== 'any').sort(),
    ROLES.filter((role) => role !== 'deliver' && role !== 'keep').sort(),
  )
  for (const status of valuesOf('status')) assert.match(status, /^([2345]xx|429)$/)
})

test('429 and 5xx are visible for each operation', () => {
  const has = (operation: string, status: string) =>
    counts.some((line) => line.includes(`operation="${operation}",status="${status}"}`))
  // The key has 60 requests in a minute, and there are more operations behind keys.
  assert.ok(has('listSources', '429'))
  assert.ok(has('getMessage', '5xx'))
  assert.ok(!has('listRecords', '5xx') && has('listRecords', '2xx') && has('listRecords', '4xx'))
})

type Panel = {
  readonly type: string
  readonly title: string
  readonly targets?: readonly { readonly expr: string }[]
}

test('each role has a row of the dashboard, and each panel asks for series and labels that there are', () => {
  const { panels }: { readonly panels: readonly Panel[] } = read(join(ROOT, 'ops/dashboard.json'))
  const rows = panels.filter(({ type }) => type === 'row').flatMap(({ title }) => title.split(' and '))
  assert.deepEqual(rows.filter((row) => row !== 'Every process').sort(), [...ROLES].sort())
  for (const role of ROLES) assert.ok(lines.includes(`rotunda_role{role="${role}"} 1`), role)
  const queries = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
  assert.ok(queries.length > 30)
  for (const query of queries)
    for (const [, name = '', selected = ''] of query.matchAll(SELECTED)) {
      const series = lines.filter((line) => line.startsWith(name) || line.startsWith(`# TYPE ${name}`))
      assert.ok(series.length > 0, query)
      for (const [, label = '', values = ''] of selected.matchAll(MATCHED))
        if (!values.startsWith('$'))
          assert.ok(
            series.some((line) => new RegExp(`[{,]${label}="(${values})"`).test(line)),
            `${query}: ${label}`,
          )
    }
})

const SELECTED = /\b((?:rotunda|process|nodejs)_\w+)(?:\{([^}]*)\})?/g
const MATCHED = /(\w+)=~?"([^"]*)"/g
