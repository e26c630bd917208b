export { hasIndex, indexFolder, type IndexNeeds } from './index-folder.ts'
export { makeIndex } from './make-index.ts'
export { serveCollectionThread } from '../collection-thread.ts'
