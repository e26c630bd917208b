import { createPublicKey } from 'node:crypto'
import { APPROPRIATIONS } from '../../../collections/appropriations/declaration/index.ts'
import { openObjectStore, type ObjectStoreSettings } from '../../../platform/object-store/index.ts'
import { TEST_KEY } from '../../testing.ts'
import { makeReleaseStore } from '../make-release-store.ts'

// The test that starts this program gives these.
const { directory, release, settings } = JSON.parse(process.argv[2] ?? '') as {
  readonly directory: string
  readonly release: string
  readonly settings: ObjectStoreSettings
}

const store = makeReleaseStore({
  objects: openObjectStore(settings),
  directory,
  collection: APPROPRIATIONS,
  trusted: () => [createPublicKey(TEST_KEY).export({ type: 'spki', format: 'pem' })],
  signing: () => TEST_KEY,
})
await store.put(release, new AbortController().signal)
