import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { PROBLEMS } from '@rotunda/contract'
import { openTestService } from '../../bin/testing.ts'

const service = await openTestService()
after(() => service.close())

test('the address that a problem document gives as its type opens, at the place of its code', async () => {
  const problem = await service.ask({ url: '/api/legislators?chamber=both', key: null })
  const { type } = problem.json as { type: string }
  const [path = '', code = ''] = type.split('#')
  const page = await service.app.inject(path)
  assert.equal(page.statusCode, 200)
  assert.ok(page.body.includes(`id="${code}"`))
  for (const known of Object.keys(PROBLEMS)) assert.ok(page.body.includes(`id="${known}"`), known)
})
