import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { compileSchema, listOperations } from '../../apps/service/src/bin/testing.ts'
import { EXAMPLES } from '../../apps/service/src/http/partner/examples.ts'
import { OPERATIONS } from '../../apps/service/src/http/partner/operations.ts'
import { API, openPartner, type Partner } from './open-partner.ts'

const FILE = join(import.meta.dirname, '../../apps/service/src/http/partner/examples.json')

/** With RECORD_EXAMPLES=1 the first row of each table is written as its example. */
const RECORDS = process.env['RECORD_EXAMPLES'] === '1'

let partner: Partner
before(async () => {
  partner = await openPartner()
  if (!RECORDS) return
  const pages = await Promise.all(
    OPERATIONS.map(async ({ path }) => [path.slice(1), await readFirst(path)] as const),
  )
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(pages), null, 2)}\n`)
})
after(() => partner.close())

const readFirst = async (path: string): Promise<object> => partner.read(`${path}?limit=1`)

test('every operation on a table has an example of one invented row that fits its schema', async () => {
  // The next run reads the file that was just written.
  if (RECORDS) return
  const names = OPERATIONS.map(({ path }) => path.slice(1))
  assert.deepEqual(Object.keys(EXAMPLES).sort(), names.toSorted())
  for (const { path, operationId, responses } of listOperations(partner.description)) {
    const example = EXAMPLES[path.replace(`${API}/`, '')]
    if (example === undefined) continue
    const media = responses['200']?.content?.['application/json'] ?? assert.fail(operationId)
    const validate = compileSchema(partner.description, media.schema)
    assert.ok(validate(example), `${operationId}: ${JSON.stringify(validate.errors)}`)
    const { data, meta } = example as { data: object[]; meta: { coverage: { code: string }[] } } // held to its schema
    assert.equal(data.length, 1, operationId)
    assert.ok(
      meta.coverage.some(({ code }) => code === 'sample_data'),
      `${operationId} is not said to be invented`,
    )
    const fields = Object.keys((await partner.read(`${path.replace(API, '')}?limit=1`)).data[0] ?? {})
    assert.deepEqual(Object.keys(data[0] ?? {}), fields, `${operationId}: record the examples again`)
  }
})
