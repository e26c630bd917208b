import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { startSite } from '../testing/committee-site.ts'
import { follow } from './fetch-document.ts'
import { NOT_PUBLIC } from '../../../platform/testing.ts'
import type { Resolve } from './guard-address.ts'
import { NotFetched } from './not-fetched.ts'
import { requestDocument, type DocumentAnswer } from './request-document.ts'

const makeNeeds = (addresses: readonly string[], allowsLoopback = true) => {
  const left = [...addresses]
  const resolve: Resolve = (_name, done) => {
    const address = left.shift() ?? ''
    done(null, [{ address, family: address.includes(':') ? 6 : 4 }])
  }
  return { userAgent: 'Rotunda (data@example.org)', timeoutSeconds: 5, allowsLoopback, resolve }
}

const refusedAs = (says: RegExp) => (fault: unknown) =>
  fault instanceof NotFetched && fault.outcome === 'refused' && says.test(fault.message)

const setUp = async (t: TestContext) => {
  const site = await startSite(t)
  site.documents.set('/a.csv', { bytes: 'fictional' })
  return site
}

for (const address of NOT_PUBLIC)
  test(`a name that resolves to ${address} is not connected to`, async (t) => {
    const site = await setUp(t)
    const url = new URL(`http://committee.example:${new URL(site.base).port}/a.csv`)
    await assert.rejects(requestDocument({ url }, makeNeeds([address])), refusedAs(/not a public address/))
    assert.deepEqual(site.asked, [])
  })

test('a name that is given another address between two requests is judged at each of them', async (t) => {
  const site = await setUp(t)
  const url = new URL(`http://committee.example:${new URL(site.base).port}/a.csv`)
  const needs = makeNeeds(['10.0.0.1', '127.0.0.1'])
  for (const says of [/at 10\.0\.0\.1/, /at 127\.0\.0\.1/])
    await assert.rejects(requestDocument({ url }, needs), refusedAs(says))
  assert.deepEqual(site.asked, [])
})

test('a redirect from a publisher to this machine is not followed, even where the entry allows its host', async (t) => {
  const site = await setUp(t)
  const needs = makeNeeds(['127.0.0.1'])
  const first = new URL('https://committee.example/a.csv')
  for (const location of [
    `${site.base}/a.csv`,
    'https://10.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/',
  ]) {
    const headers = new Headers({ location })
    const moved: DocumentAnswer = { url: first, status: 302, headers, bytes: new Uint8Array() }
    const followed = follow(
      async (request) => (request.url === first ? moved : requestDocument(request, needs)),
      { url: first },
      [site.host, '10.0.0.1', '[::1]', '169.254.169.254'],
    )
    await assert.rejects(followed, refusedAs(/not a public address/), location)
  }
  assert.deepEqual(site.asked, [])
})

test('an address of this machine that the operator lists is fetched in sandbox, and refused in live', async (t) => {
  const site = await setUp(t)
  const request = { url: new URL(`${site.base}/a.csv`), loopback: true }
  assert.equal((await requestDocument(request, makeNeeds([]))).status, 200)
  await assert.rejects(requestDocument(request, makeNeeds([], false)), refusedAs(/not a public address/))
  assert.equal(site.asked.length, 1)
})
