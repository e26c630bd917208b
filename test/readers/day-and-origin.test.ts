import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { SCOPES } from '@rotunda/contract'
import type { Answer } from '../../apps/service/src/http/appropriations/testing/ask.ts'
import { openMoments, PATHS } from './open-moments.ts'

const time = { at: new Date('2026-06-15T23:59:59Z') }
const moments = await openMoments({ after }, { clock: () => time.at })
const { service, ask, stopAt, goOn, write, publish } = moments
const { secret } = await service.issue({ scopes: SCOPES, at: time.at })
const WITH_KEY = { authorization: `Bearer ${secret}` }
const PROFILES = '/api/partner/v1/staff-profiles?limit=1'

const PAGE = PATHS.page
/** The other collections of the service stay samples. */
const SAMPLE = /Invented here: [^<]*the requests and the projects in bills/

const isSame = (one: Answer, other: Answer): boolean =>
  one.headers.etag === other.headers.etag && one.bytes.equals(other.bytes)

const assertDays = async (
  ask: () => Promise<Answer>,
  hold: () => Promise<{ answer: Promise<Answer> }>,
  go: () => void,
) => {
  const before = await ask()
  const held = await hold()
  time.at = new Date(time.at.getTime() + 2000)
  const same = ask()
  const after = await ask()
  go()
  assert.equal(after.status, 200)
  assert.notEqual(after.headers.etag, before.headers.etag)
  assert.ok(!after.bytes.equals(before.bytes))
  assert.ok(isSame(await held.answer, before))
  assert.ok(isSame(await same, after))
  time.at = new Date(time.at.getTime() + 86_400_000 - 2000)
}

test('a page that is written at midnight is that of the day on which it was asked for, with its tag; the next one is of the next day', async () => {
  const accept = '*/*, text/x-midnight'
  await assertDays(
    () => ask(PAGE, accept),
    () => stopAt('page', 'waits', { left: 1, accept }),
    () => goOn('page'),
  )
})

test('so is data that says how recent it is', async () => {
  await assertDays(
    () => ask(PROFILES, undefined, WITH_KEY),
    () => stopAt('total', 'waits', { left: 0, path: PROFILES, headers: WITH_KEY }),
    () => goOn('total'),
  )
})

test('two origins that ask for one page at the same time are each shown their own addresses, under a tag of their own', async () => {
  const hosts = ['one.example', 'other.example']
  const accept = '*/*, text/x-origin'
  const held = await stopAt('page', 'waits', { left: 1, accept, headers: { host: 'one.example' } })
  const other = await ask(PAGE, accept, { host: 'other.example' })
  goOn('page')
  const pages = [await held.answer, other]
  for (const [index, { text }] of pages.entries()) {
    assert.ok(text.includes(`http://${hosts[index]}/records`))
    assert.ok(!text.includes(`http://${hosts[1 - index]}`))
  }
  assert.notEqual(pages[0]?.headers.etag, pages[1]?.headers.etag)
  for (const [index, host] of hosts.entries())
    for (let again = 0; again < 3; again += 1)
      assert.ok(isSame(await ask(PAGE, accept, { host }), pages[index] ?? assert.fail()))
})

test('a page of a sample says so, under its tag, also when real data is published while it is written', async () => {
  const accept = '*/*, text/x-sample'
  const sample = await ask(PAGE, accept)
  assert.match(sample.text, SAMPLE)
  const held = await stopAt('page', 'waits', { left: 1, accept })
  await publish(await write('real'))
  const real = await ask(PAGE, accept)
  goOn('page')
  assert.doesNotMatch(real.text, SAMPLE)
  assert.ok(isSame(await held.answer, sample))
  for (let again = 0; again < 3; again += 1) assert.ok(isSame(await ask(PAGE, accept), real))
})
