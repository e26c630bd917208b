import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ServiceStatus } from '@rotunda/contract'
import { COLLECTIONS } from './collections.ts'
import { ROLES } from './roles.ts'
import { readSettings } from './settings.ts'
import { sayReady, writeGreeting } from './write-greeting.ts'

type Standing = {
  readonly releases: readonly string[]
  readonly legislators: 'ok' | 'missing'
  readonly made?: string
  readonly roles?: string
  readonly unneeded?: readonly string[]
}

const greet = (
  mode: ServiceStatus['mode'],
  { releases, legislators, made, roles = ROLES.join(','), unneeded = [] }: Standing,
): string =>
  writeGreeting({
    base: 'http://127.0.0.1:8080',
    admin: 'http://127.0.0.1:8081',
    status: {
      mode,
      parts: [{ name: 'legislators', needed: mode === 'live', status: legislators, detail: null }],
      releases: releases.map((collection) => ({
        collection,
        release: 'r',
        snapshot: 's',
        published_at: '2026-01-05T00:00:00.000Z',
        sample: mode === 'sandbox',
        datasets: [],
        newest: null,
        services: { running: 1, serving: 1 },
      })),
    },
    samples: { findDelay: (collection) => (collection === made ? 'It is being made.' : undefined) },
    unreadySamples: made === undefined ? [] : [made],
    developmentKey: undefined,
    settings: readSettings({ ROTUNDA_ROLES: roles }),
    unneeded,
    collections: COLLECTIONS,
  })

test('a start with everything there speaks of no sample and of nothing that is missing', () => {
  const text = greet('sandbox', { releases: ['appropriations', 'congress'], legislators: 'ok' })
  assert.doesNotMatch(text, /sample|Not there/)
})

test('a start names the samples that are being made, and does not call them missing', () => {
  const text = greet('sandbox', { releases: ['appropriations'], legislators: 'ok', made: 'enacted-projects' })
  assert.match(text, /^Samples of .* being made, which takes minutes: Enacted projects\. A line follows/m)
  assert.doesNotMatch(text, /A release of enacted-projects/)
  assert.match(text, /^Enacted projects .*\/enacted\/v1\/projects /m)
  assert.match(text, /^API descriptions .*\/enacted\.json/m)
})

test('a sample that has become ready is named with the address that shows it', () => {
  const base = 'http://127.0.0.1:8080'
  for (const [collection, line] of [
    ['enacted-projects', `The sample of Enacted projects is ready: ${base}/enacted\n`],
    ['award-spending', `The sample of Award spending is ready: ${base}/datasets/award-spending\n`],
    ['congress', `The sample of Congress is ready: ${base}/api/partner/v1/members   (with a key)\n`],
  ] as const)
    assert.equal(sayReady(base, collection), line)
})

test('a live start without data names each thing that is missing, and the command that brings it', () => {
  const text = greet('live', { releases: [], legislators: 'missing' })
  assert.doesNotMatch(text, /sample/)
  const [, gaps = ''] = text.split(/^Still missing .*readyz.*:$/m)
  assert.match(gaps, /A release of appropriations .*release build && .*release publish latest /)
  assert.match(gaps, /A release of congress .*release publish latest --collection congress /)
  assert.match(gaps, /The list of legislators .*roster refresh --from https:/)
})

test('the portal is named by localhost, since a passkey belongs to a name', () => {
  const text = greet('sandbox', { releases: [], legislators: 'ok' })
  assert.match(text, /^Partner portal +http:\/\/localhost:8080\/portal$/m)
})

test('a start with some roles names them, their addresses alone, and the secrets that it does not read', () => {
  const unneeded = ['ROTUNDA_KEY_PEPPER', 'ROTUNDA_SMTP_URL']
  const text = greet('sandbox', { releases: ['appropriations'], legislators: 'ok', roles: 'data', unneeded })
  assert.match(text, /^Roles +data /m)
  assert.match(text, /^Not needed +ROTUNDA_KEY_PEPPER, ROTUNDA_SMTP_URL {3}\(not read\)$/m)
  assert.match(text, /^Public data /m)
  assert.doesNotMatch(text, /send-message|\/portal|in a browser|partner/)
  const ofAll = greet('sandbox', { releases: ['appropriations'], legislators: 'ok' })
  assert.doesNotMatch(ofAll, /^(Roles|Not needed) /m)
})
