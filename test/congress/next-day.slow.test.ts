import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { SCOPES } from '@rotunda/contract'
import { portalMigrations, issueKey, type AccessNeeds } from '../../apps/service/src/access/index.ts'
import { makeTestAccess } from '../../apps/service/src/access/testing.ts'
import { putSample } from '../../apps/service/src/bin/testing.ts'
import { CONGRESS } from '../../apps/service/src/collections/congress/index.ts'
import { partnerApi } from '../../apps/service/src/http/partner/index.ts'
import { systemClock } from '../../apps/service/src/platform/index.ts'
import { makeLog } from '../../apps/service/src/platform/log/index.ts'
import { openTestSqlite, type TestStore } from '../../apps/service/src/platform/store/testing.ts'
import { openCurrentRelease } from '../../apps/service/src/releases/open/index.ts'
import { serveApi } from '../toy-collection/serve-api.ts'
import { API } from './open-partner.ts'

const DAY = 86_400_000

let data: string
let store: TestStore
let access: AccessNeeds
before(async () => {
  data = mkdtempSync(join(tmpdir(), 'rotunda-next-day-'))
  await putSample(data)
  store = await openTestSqlite(portalMigrations)
  access = makeTestAccess(store)
})
after(async () => {
  await store.destroy()
  rmSync(data, { recursive: true })
})

/** The partner API at noon of a day, which lasts until the test turns the page. */
const serve = async (t: Parameters<typeof serveApi>[0]) => {
  const at = await store.now()
  const time = { ms: at.getTime() - (at.getTime() % DAY) + DAY / 2 }
  const clock = () => new Date(time.ms)
  const directory = join(data, 'releases', CONGRESS.name)
  const needs = { directory, collection: CONGRESS, log: makeLog('silent'), graceSeconds: 0 }
  const releases = openCurrentRelease({ ...needs, clock: systemClock })
  const { get } = await serveApi(t, { api: partnerApi(releases, directory), releases }, { access, clock })
  const { secret } = await issueKey(access, { organisation: 'Test', scopes: SCOPES, actor: 'test', at })
  const ask = async (path: string, etag?: string | null) => {
    const held = typeof etag === 'string' ? { 'if-none-match': etag } : {}
    const response = await get(API + path, { authorization: `Bearer ${secret}`, ...held })
    return { status: response.status, etag: response.headers.get('etag'), text: await response.text() }
  }
  return { time, ask }
}

type Family = { readonly family: string; readonly lag_days: number | null }

const lagsOf = (text: string): (number | null)[] => {
  // Other tests hold answers to their description.
  const { freshness } = JSON.parse(text).meta as { freshness: { families: Family[] } }
  return freshness.families.map(({ lag_days }) => lag_days)
}

test('on the next day a client is given the freshness of that day, and not told that it has it already', async (t) => {
  const { time, ask } = await serve(t)
  for (const path of ['/staff-profiles?limit=1', '/members?limit=1', '/meetings?limit=1']) {
    const first = await ask(path)
    time.ms += DAY / 24
    assert.equal((await ask(path, first.etag)).status, 304, path)
    time.ms += DAY
    const next = await ask(path, first.etag)
    assert.equal(next.status, 200, path)
    assert.notEqual(next.etag, first.etag)
    assert.deepEqual(
      lagsOf(next.text),
      lagsOf(first.text).map((days) => (days === null ? null : days + 1)),
    )
    assert.equal((await ask(path, next.etag)).status, 304, path)
  }
})

test('what says nothing of freshness stays the same on the next day', async (t) => {
  const { time, ask } = await serve(t)
  for (const path of ['/members.csv?limit=1', '/members.ndjson?all=true']) {
    const first = await ask(path)
    time.ms += DAY
    assert.equal((await ask(path, first.etag)).status, 304, path)
  }
})
