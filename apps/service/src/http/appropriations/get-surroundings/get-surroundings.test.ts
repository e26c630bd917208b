import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { shareTestService } from '../../../bin/testing.ts'

const service = await shareTestService({ after })

type Row = { readonly asked: boolean; readonly cells: readonly string[]; readonly row: number | null }
type Surroundings = {
  readonly columns: readonly { readonly name: string; readonly fields: readonly string[] }[]
  readonly rows: readonly Row[]
  readonly reason: string | null
  readonly archived_url: string | null
}

const BASE = '/api/appropriations/v1'

/** Held to the description by the service of the tests. */
const read = async <Item>(path: string): Promise<readonly Item[]> => {
  const { status, json, text } = await service.ask({ url: BASE + path, key: null })
  assert.equal(status, 200, text)
  return (json as { readonly data: readonly Item[] }).data
}

type Listed = { readonly id: string }
type Full = { readonly evidence: readonly { readonly cells: Readonly<Record<string, string>> }[] }

for (const filter of ['dataset=senate-requests', 'dataset=house-projects&stage=request', 'stage=house_bill'])
  test(`the row of a record (${filter}) is shown as its evidence has it, among others`, async () => {
    const [listed] = await read<Listed>(`/records?limit=1&offset=3&${filter}`)
    const [record] = await read<Full>(`/record?id=${listed?.id ?? ''}`)
    const [found] = await read<Surroundings>(`/surroundings?id=${listed?.id ?? ''}`)
    assert.equal(found?.reason, null)
    const asked = found.rows.filter((row) => row.asked)
    assert.equal(asked.length, 1)
    assert.ok(found.rows.length > 5)
    const cells = Object.fromEntries(found.columns.map(({ name }, index) => [name, asked[0]?.cells[index]]))
    assert.deepEqual(cells, record?.evidence[0]?.cells)
    const fields = found.columns.flatMap((column) => column.fields)
    for (const field of ['amount', 'requestors', 'recipient']) assert.ok(fields.includes(field), field)
    assert.match(found.archived_url ?? '', /^\/sources\/[0-9a-f]{64}$/)
  })
