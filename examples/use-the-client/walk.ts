// cut: walk
import { makeAppropriationsClient, SnapshotChanged } from '@rotunda/sdk/appropriations'

const baseUrl = process.env.BASE_URL ?? 'http://127.0.0.1:8080'

const appropriations = makeAppropriationsClient({ baseUrl })
try {
  for await (const { id } of appropriations.records({ stage: 'request' })) console.log(id)
  // The walk is complete only when it gets here.
} catch (cause) {
  if (!(cause instanceof SnapshotChanged)) throw cause
  console.log(`Throw away the ${cause.seen.rows} rows of ${cause.seen.snapshot ?? 'no snapshot'}.`)
}
// end: walk
