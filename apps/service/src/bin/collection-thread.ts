import { serveCollectionThread } from '../releases/collection-thread.ts'
import { findCollection } from '../wiring/find-collection.ts'

await serveCollectionThread(findCollection)
