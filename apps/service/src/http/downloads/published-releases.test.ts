import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listPublished } from './published-releases.ts'
import { CONTENTS, openTestReleases } from './testing.ts'

test('a release that was published twice is listed once, with the last time and in its place', (t) => {
  const { api, publish } = openTestReleases(t)
  const [first, second] = [publish(CONTENTS), publish({ 'bagit.txt': 'other' })]
  const days = [first, second, first].map(({ id: release }, index) => ({
    release,
    published_at: `2026-06-1${index}T00:00:00Z`,
    accepted: [],
  }))
  const listed = listPublished({
    ...api,
    currentRelease: { ...api.currentRelease, listPublications: () => days.toReversed() },
  })
  assert.deepEqual(
    listed.map(({ summary, publishedAt }) => [summary.id, publishedAt]),
    [
      [first.id, '2026-06-12T00:00:00Z'],
      [second.id, '2026-06-11T00:00:00Z'],
    ],
  )
})
