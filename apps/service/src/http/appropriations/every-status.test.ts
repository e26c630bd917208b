import assert from 'node:assert/strict'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { APPROPRIATIONS } from '../../collections/appropriations/declaration/index.ts'
import { makeLog } from '../../platform/log/index.ts'
import { openCurrentRelease } from '../../releases/open/index.ts'
import { listOperations, noteAnswers } from '../testing.ts'
import { openTwoReleases } from './list-changes/testing.ts'
import { assertProblem, BASE, openPublicApi, RECORDS, type PublicApi } from './testing.ts'
import { EVERY_OPERATION } from './testing/every-operation.ts'

const NO_RELEASE = '0'.repeat(64)
const t = { after }
const two = await openTwoReleases(t)
const { first, second, description } = two
// No minute passes there: the first request is the last that is answered.
const limited = await openPublicApi(t, { limit: 1, clock: () => new Date('2026-06-15T13:00:00Z') })
const empty = await openPublicApi(t, { records: null })
const gone = await openTwoReleases(t)
const damaged = await openTwoReleases(t)
await limited.ask('/datasets')

/** Other releases are current there: the files of the first two are gone, or cannot be read. */
for (const { publish, releases } of [gone, damaged]) {
  await publish(RECORDS.slice(10))
  for (const release of [first, second])
    if (releases === gone.releases) rmSync(join(releases.directory, release), { recursive: true })
    else writeFileSync(join(releases.directory, release, 'release.json'), 'damaged')
}
const current = openCurrentRelease({
  directory: damaged.releases.directory,
  collection: APPROPRIATIONS,
  clock: () => new Date(),
  log: makeLog('silent'),
  graceSeconds: 0,
})
after(() => current.close())
const reopened = await openPublicApi(t, { records: null, current })

const operations = listOperations(description).filter(({ path }) => path.startsWith(BASE))
const { note, demandAll } = noteAnswers(operations)

const ask = async (from: PublicApi, path: string, headers: Readonly<Record<string, string>> = {}) => {
  const asked = await from.ask(path, { headers })
  note({ method: 'GET', url: BASE + path, status: asked.status })
  return asked
}

type Target = {
  readonly release?: string
  readonly id?: string
  readonly from?: string
  readonly more?: string
}

/** The address of an operation, with what it needs. */
const fill = (template: string, target: Target = {}): string => {
  const { release = second, id = RECORDS[5]?.id ?? '', from = first, more = '' } = target
  const path = template.slice(BASE.length).replace('{release}', release)
  const needed = /\/(record|surroundings)$/.test(path)
    ? `id=${id}`
    : /\/changes\b/.test(path)
      ? `from=${from}`
      : ''
  const query = [needed, more].filter((part) => part !== '').join('&')
  return query === '' ? path : `${path}?${query}`
}

type Row = readonly [from: PublicApi, target: Target, code?: string, param?: string]

/** For each status a request that has it, of an operation of one release or of the current one. */
const rowOf = (status: string, template: string): Row => {
  const ofRelease = template.includes('{release}')
  const isKept = /\/changes\b/.test(template) && !ofRelease
  switch (status) {
    case '200':
    case '304':
      return [two, {}]
    case '412':
      return [two, {}, 'precondition_failed']
    case '400':
      return [two, { more: 'nonsense=1' }, 'invalid_query', 'nonsense']
    case '404':
      if (ofRelease) return [two, { release: NO_RELEASE }, 'not_found', 'release']
      return isKept
        ? [two, { from: NO_RELEASE }, 'not_found', 'from']
        : [two, { id: 'sr-2026-none' }, 'not_found', 'id']
    case '409':
      return [two, { more: 'snapshot=old' }, 'snapshot_changed']
    case '410':
      return [gone, {}, 'release_gone', isKept ? 'from' : 'release']
    case '429':
      return [limited, {}, 'rate_limited']
    case '503':
      return ofRelease || isKept
        ? [reopened, {}, 'unavailable', isKept ? 'from' : 'release']
        : [empty, {}, 'unavailable']
    default:
      assert.fail(`no request of this table is answered with ${status}`)
  }
}

/** Header fields of the request that is answered with this status. */
const conditionsOf = async (
  status: string,
  from: PublicApi,
  url: string,
): Promise<Record<string, string>> => {
  if (status === '412') return { 'if-match': '"other"' }
  return status === '304' ? { 'if-none-match': String((await ask(from, url)).headers.etag) } : {}
}

for (const { operationId, path, responses } of operations)
  test(`${operationId} answers with each of the statuses that its description declares`, async () => {
    for (const status of Object.keys(responses)) {
      const [from, target, code, param] = rowOf(status, path)
      const url = fill(path, target)
      const asked = await ask(from, url, await conditionsOf(status, from, url))
      assert.equal(asked.status, Number(status), `${url} ${asked.text.slice(0, 300)}`)
      if (code === undefined) continue
      assertProblem(asked, Number(status), code)
      assert.equal(asked.body['param'], param, url)
      if (status === '429' || status === '503') assert.match(String(asked.headers['retry-after']), /^\d+$/)
    }
  })

test('every status that the description declares was answered above, and no other', () => demandAll())

/** Wrong queries, with the parameter by which each is refused. What is peculiar to records has tests of its own. */
const WRONG: readonly (readonly [address: string, param: string])[] = [
  ['/datasets?dataset=senate-requests', 'dataset'],
  ['/record', 'id'],
  ['/record?id=a&id=b', 'id'],
  ['/record?id=a&limit=5', 'limit'],
  ['/aggregates?group_by=color', 'group_by'],
  ['/aggregates?group_by=', 'group_by'],
  ['/aggregates?group_by=state,chamber,party,agency', 'group_by'],
  ['/aggregates?group_by=state,state', 'group_by'],
  ['/aggregates?sort=amount', 'sort'],
  ['/aggregates?sort=-amount_sum,state', 'sort'],
  ['/aggregates?fields=id', 'fields'],
  ['/aggregates?all=true', 'all'],
  ['/aggregates?account=Nothing', 'account'],
  ['/funding-lines?kind=account', 'kind'],
  ['/funding-lines?subcommittee=XYZ', 'subcommittee'],
  ['/funding-lines?limit=500', 'limit'],
  ['/funding-lines?changed_since=yesterday', 'changed_since'],
  ['/funding-lines?state=CA', 'state'],
  ['/funding-lines?all=true', 'all'],
  ...['7', '-1', 'first', '1.5'].map(
    (piece) => [`/surroundings?id=${RECORDS[0]?.id ?? ''}&evidence=${piece}`, 'evidence'] as const,
  ),
  ['/changes', 'from'],
  ['/changes?from=', 'from'],
  [`/changes?from=${first}&change=new`, 'change'],
  [`/changes?from=${first}&account=Nothing`, 'account'],
  [`/changes?from=${first}&sort=amount`, 'sort'],
  [`/changes?from=${first}&all=true`, 'all'],
  [`/changes?from=${first}&all=true&format=ndjson&limit=1`, 'limit'],
  [`/changes?from=${first}&kind=guidance`, 'kind'],
  ['/funding-lines/changes', 'from'],
  [`/funding-lines/changes?from=${first}&change=new`, 'change'],
  [`/funding-lines/changes?from=${first}&stage=request`, 'stage'],
  [`/funding-lines/changes?from=${first}&agency=Nothing`, 'agency'],
  [`/funding-lines/changes?from=${first}&all=true`, 'all'],
]

const whole = await openPublicApi(t)

for (const [address, param] of WRONG)
  test(`${address.replace(first, '…')} is refused by name`, async () => {
    const asked = await (address.includes('changes') ? two : whole).ask(address)
    assertProblem(asked, 400, 'invalid_query')
    assert.equal(asked.body['param'], param)
  })

test('a parameter that there is not is refused with those there are', async () => {
  const allowedOf = async (address: string) => (await whole.ask(address)).body['allowed']
  assert.deepEqual(await allowedOf('/datasets?dataset=senate-requests'), ['snapshot', 'limit', 'offset'])
  assert.deepEqual(await allowedOf('/record?id=a&limit=5'), ['id', 'snapshot'])
})

test('an id that no record has is said to be none, whatever tag a client holds, and the answer repeats nothing of it', async () => {
  for (const id of ['sr-2026-ffffffffffffffff', '%3Cscript%3E', "'; drop table rows", '__proto__'])
    for (const headers of [{}, { 'if-none-match': '*' }]) {
      const asked = await whole.ask(`/record?id=${encodeURIComponent(id)}`, { headers })
      assertProblem(asked, 404, 'not_found')
      assert.ok(!asked.text.includes('script'))
    }
})

test('for the token of a release, or the beginning of its id, the id is named', async () => {
  for (const path of ['/changes', '/funding-lines/changes']) {
    const asked = await two.ask(`${path}?from=snap-${first.slice(0, 20)}`)
    assertProblem(asked, 404, 'not_found')
    assert.deepEqual([asked.body['param'], asked.body['did_you_mean']], ['from', first])
  }
  for (const name of [`snap-${first.slice(0, 20)}`, first.slice(0, 20), first.slice(0, 8)]) {
    const asked = await two.ask(`/releases/${name}/records`)
    assertProblem(asked, 404, 'not_found')
    assert.equal(asked.body['did_you_mean'], first)
  }
  assert.equal((await two.ask(`/releases/${first.slice(0, 7)}/records`)).body['did_you_mean'], undefined)
})

test('a release that was never published is not found under any name, and the answer leads to the list', async () => {
  for (const path of EVERY_OPERATION)
    for (const name of [NO_RELEASE, '..%2f..', 'latest', '%00']) {
      const asked = await two.ask(`/releases/${name}${path}`)
      assert.match(assertProblem(asked, 404, 'not_found'), /\/downloads/)
      assert.equal(asked.body['param'], 'release')
    }
})

test('a release that was built and never published is not found', async (t) => {
  const { ask, releases } = await openPublicApi(t)
  const built = await releases.build(RECORDS.slice(2))
  assertProblem(await ask(`/releases/${built}/records`), 404, 'not_found')
  await releases.publishBuilt(built)
  assert.equal((await ask(`/releases/${built}/records`)).status, 200)
})

test('a record that the current release does not have is where it was published', async () => {
  const path = `/record?id=${RECORDS[0]?.id ?? ''}`
  assert.equal((await two.ask(`/releases/${first}${path}`)).status, 200)
  assertProblem(await two.ask(path), 404, 'not_found')
})

test('a release whose files were taken away is gone for a client that holds its tag and for a stream, and the current one is given', async (t) => {
  const { ask, first, releases, publish } = await openTwoReleases(t)
  // So that each of the operations has an answer of the current release, too.
  await publish(RECORDS.slice(0, 30))
  const tags = new Map<string, string>()
  for (const path of EVERY_OPERATION) {
    const { status, headers } = await ask(`/releases/${first}${path}`)
    assert.equal(status, 200)
    tags.set(path, String(headers.etag))
  }
  rmSync(join(releases.directory, first), { recursive: true })
  for (const [path, etag] of tags) {
    const asked = await ask(`/releases/${first}${path}`, { headers: { 'if-none-match': etag } })
    assert.match(assertProblem(asked, 410, 'release_gone'), /\/downloads/)
    assert.equal((await ask(path)).status, 200)
  }
  const asked = await ask(`/funding-lines/changes?from=${first}&all=true&format=ndjson`)
  assertProblem(asked, 410, 'release_gone')
})

test('what does not need the release that is damaged is given', async () => {
  assert.equal((await reopened.ask('/records?limit=1')).status, 200)
})

test('before anything is published nothing is made up, and then it is there', async (t) => {
  const { ask, publish } = await openPublicApi(t, { records: null })
  for (const path of [...EVERY_OPERATION, '/records?all=true&format=csv', '/records?snapshot=old']) {
    const asked = await ask(path)
    assertProblem(asked, 503, 'unavailable')
    assert.equal(String(asked.body['retry_after']), asked.headers['retry-after'])
  }
  await publish(RECORDS)
  for (const path of EVERY_OPERATION) assert.equal((await ask(path)).status, 200)
})

test('the next page of changes is of the same release, or is refused', async (t) => {
  const { ask, publish, first } = await openTwoReleases(t)
  const { body, headers } = await ask(`/changes?from=${first}&limit=1`)
  const next = `/changes?from=${first}&limit=1&offset=1&snapshot=${String(body.meta['snapshot'])}`
  assert.equal((await ask(next)).status, 200)
  await publish(RECORDS.slice(3))
  assertProblem(await ask(next), 409, 'snapshot_changed')
  const held = { headers: { 'if-none-match': String(headers.etag) } }
  assert.equal((await ask(`/changes?from=${first}&limit=1`, held)).status, 200)
})

test('the changes of a named release are kept for ever', async () => {
  const { headers } = await two.ask(`/releases/${second}/changes?from=${first}`)
  assert.match(String(headers['cache-control']), /immutable/)
})

test('where there is no archive, surroundings say so in words', async () => {
  const { status, body } = await whole.ask(`/surroundings?id=${RECORDS[0]?.id ?? ''}`)
  assert.equal(status, 200)
  assert.ok(body.data[0]?.['reason'])
})

test('an address that there is not is answered as a problem that any web page may read', async () => {
  for (const path of ['/record/1', '/records/', '/Records', '/record.csv', '//records'])
    assertProblem(await whole.ask(path), 404, 'not_found')
})

test('the base address, which catalogs name, leads to the description', async () => {
  for (const path of ['', '/']) {
    const { status, headers } = await whole.ask(path)
    assert.deepEqual([status, headers.location], [302, '/api/openapi/appropriations.json'])
    assert.equal(headers['access-control-allow-origin'], '*')
  }
})

test('a method that an address does not take is refused with those it takes', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
    const asked = await whole.ask('/records?limit=1', { method })
    assert.equal(asked.status, 405)
    assert.equal(asked.headers.allow, 'GET, HEAD, OPTIONS')
  }
})
