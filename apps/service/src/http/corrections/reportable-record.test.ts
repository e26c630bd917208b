import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { ReportableRecord } from '@rotunda/contract'
import { openTestService, type TestService } from '../../bin/testing.ts'

let service: TestService
before(async () => {
  service = await openTestService()
})
after(() => service.close())

type Row = { readonly id: string; readonly amount: number | null }

const find = async (record: string) => {
  const url = `/api/corrections/v1/record?${new URLSearchParams({ record }).toString()}`
  const { status, json } = await service.ask({ url, key: null })
  // Held to its description.
  return { status, ...(json as { readonly data?: ReportableRecord; readonly detail?: string }) }
}

const readFirst = async (url: string, key: string | null = null): Promise<Row> => {
  const { json } = await service.ask({ url, key })
  const [row] = (json as { readonly data: readonly Row[] }).data
  assert.ok(row)
  return row
}

test('a record is found by its id and by the addresses of its page and of its answer, with its values', async () => {
  const { id, amount } = await readFirst('/api/appropriations/v1/records?limit=1')
  const { json } = await service.ask({ url: '/api/appropriations/v1/records?limit=1', key: null })
  const { snapshot } = (json as { readonly meta: { readonly snapshot: string } }).meta
  for (const named of [
    id,
    ` ${id.toUpperCase()} `,
    `/records/${id}`,
    `/records/${id}?snapshot=${snapshot}`,
    `https://rotunda.example/api/appropriations/v1/record?id=${id}`,
  ]) {
    const { data } = await find(named)
    assert.equal(data?.about.page, `/records/${id}`, named)
    assert.equal(data.fields.find(({ name }) => name === 'amount')?.value, amount)
    assert.ok(data.evidence.length > 0)
  }
})

test('an enacted project is found by its id and addresses, with its page and no field to correct', async () => {
  const { id } = await readFirst('/api/enacted/v1/projects?limit=1')
  for (const named of [id, `/enacted/${id}`, `/enacted/${id}.json`, `/api/enacted/v1/project?id=${id}`]) {
    const { data } = await find(named)
    const { collection, page, title } = data?.about ?? {}
    assert.deepEqual([collection, page], ['enacted-projects', `/enacted/${id}`], named)
    assert.notEqual(title, id)
    assert.deepEqual(data?.fields, [])
  }
  for (const named of ['/enacted/enp-0000000000000000', '/enacted/%zz', '/enacted'])
    assert.equal((await find(named)).status, 404, named)
})

test('a value with a page is found, and has no field to correct', async () => {
  const { data } = await find('/states/TX')
  assert.deepEqual([data?.about.record, data?.kind, data?.fields], ['TX', 'state', []])
})

test('the form of a staff profile offers to join and to part it', async () => {
  const { secret } = await service.issue({ scopes: ['staff:read'] })
  const { id } = await readFirst('/api/partner/v1/staff-profiles?limit=1', secret)
  const { data } = await find(id)
  const offered = data?.fields.map(({ name, value, needs_two }) => [name, value, needs_two])
  const fields = ['same_person_as', 'different_person_from']
  assert.deepEqual(
    offered,
    fields.map((name) => [name, null, true]),
  )
  const page = await service.ask({ url: `/corrections/new?record=${id}`, key: null })
  for (const field of fields)
    assert.ok(page.text.includes(`/corrections/new?record=${id}&amp;field=${field}`), page.text)
  const form = await service.ask({ url: `/corrections/new?record=${id}&field=${fields[0]}`, key: null })
  assert.match(form.text, /The id of another profile, such as stf_0123456789abcdef, or of a payment/)
})

test('a record behind a key is found, and shows no value', async () => {
  const { secret } = await service.issue({ scopes: ['members:read'] })
  const { id } = await readFirst('/api/partner/v1/members?limit=1', secret)
  const { data } = await find(id)
  assert.deepEqual(
    [data?.about, data?.fields, data?.evidence],
    [{ collection: 'congress', record: id, title: '', page: null }, [], []],
  )
})

test('an id or an address that names nothing is refused with the way out', async () => {
  for (const named of ['nothing', '/records/none', '/members/%zz', '/states/QQ', 'https://a', '/']) {
    const { status, detail } = await find(named)
    assert.equal(status, 404, named)
    assert.match(detail ?? '', /Copy the address of its page/)
  }
})
