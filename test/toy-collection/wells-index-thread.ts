import { serveCollectionThread } from '../../apps/service/src/releases/collection-thread.ts'
import { collection } from './collection.ts'

await serveCollectionThread(() => Promise.resolve(collection))
