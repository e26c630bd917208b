import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messageMigrations } from '../messages/index.ts'
import { onEveryStore } from '../platform/store/testing.ts'
import { readSettings } from '../wiring/settings.ts'
import { makeFindHostAccess } from './find-host-key.ts'

const KEY = 'zqxcanary0000lobbyingkey00000000'

onEveryStore((open) => {
  for (const [key, perMinute] of [
    [KEY, 120],
    [undefined, 15],
  ] as const)
    test(`the lobbying disclosure interface gets at most ${perMinute} requests a minute ${key === undefined ? 'without' : 'with'} a key`, async (t) => {
      const begun = new Date('2026-03-02T15:00:00Z').getTime()
      let now = begun
      const store = await open(messageMigrations, () => new Date(now))
      t.after(() => store.destroy())
      const settings = readSettings(key === undefined ? {} : { ROTUNDA_LDA_KEY: key })
      const find = makeFindHostAccess({ settings, store })
      const access = find('lda') ?? assert.fail('no access')
      assert.deepEqual(access.headers, key === undefined ? {} : { authorization: `Token ${key}` })
      assert.equal(find('fara-bulk'), undefined)
      let taken = 0
      while (now < begun + 60_000) {
        const wait = await access.takePermit()
        if (wait === 0) taken += 1
        else now += Math.ceil(wait * 1000)
      }
      assert.ok(taken <= perMinute && taken >= perMinute * 0.9, String(taken))
    })
})
