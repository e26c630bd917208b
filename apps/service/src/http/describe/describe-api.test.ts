import assert from 'node:assert/strict'
import { test } from 'node:test'
import fastify from 'fastify'
import { describeApi } from './describe-api.ts'

test('the description leaves out the operations that this service does not have', async (t) => {
  const app = fastify()
  t.after(() => app.close())
  await describeApi(app, { apis: [] })
  await app.register((routes, _options, done) => {
    routes.get('/api/messages/:id', () => ({}))
    routes.post('/api/send-message', () => ({}))
    done()
  })
  const { payload } = await app.inject({ url: '/api/openapi/message.json' })
  // As OpenAPI has it.
  const { paths } = JSON.parse(payload) as { paths: Record<string, object> }
  // As in live: /api/sandbox/received answers in a sandbox alone.
  assert.deepEqual(
    Object.entries(paths).map(([path, operations]) => [path, Object.keys(operations)]),
    [
      ['/api/send-message', ['post']],
      ['/api/messages/{id}', ['get']],
    ],
  )
  const { item } = (await app.inject({ url: '/api/postman.json' })).json<{ item: { item: object[] }[] }>()
  assert.deepEqual(
    item.map((folder) => folder.item.length),
    [2],
  )
})
