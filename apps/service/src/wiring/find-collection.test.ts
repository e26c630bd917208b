import assert from 'node:assert/strict'
import { test } from 'node:test'
import { COLLECTIONS } from './collections.ts'
import { findCollection } from './find-collection.ts'

test('a thread finds each collection of the service by its name, and refuses an unknown name', async () => {
  for (const { collection } of COLLECTIONS) assert.equal(await findCollection(collection.name), collection)
  await assert.rejects(findCollection('toString'), /no collection toString/)
})
