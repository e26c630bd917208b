import { serveThread } from '../wiring/find-collection.ts'

await serveThread()
