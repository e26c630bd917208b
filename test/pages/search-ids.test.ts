import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { AwardLink, LineageLink, Legislator } from '@rotunda/contract'
import { ROUTES, SHARED_ROUTES } from '../../apps/web/src/pages/routes.ts'
import { findExamples } from './testing/find-examples.ts'
import { openPages, wordsOf } from './testing/open-pages.ts'
import { PAGE_STATES } from './testing/page-states.ts'

const { read, ask } = await openPages({ after })

type List<Row> = { readonly data: readonly Row[] }
type Release = {
  readonly id: string
  readonly snapshot: string
  readonly collection: string
  readonly current: boolean
  readonly files: readonly { readonly name: string; readonly url: string; readonly sha256: string }[]
}
const { data: releases } = await ask<List<Release>>('/downloads')

const findOf = (collection: string): Release =>
  releases.find((one) => one.collection === collection && one.current) ?? assert.fail(collection)

/** Addresses that a search for an id leads to, none where the id is not found as an id. */
const findById = async (id: string): Promise<readonly string[]> => {
  const { document, status } = await read(`/search?q=${encodeURIComponent(id)}`)
  assert.equal(status, 200, id)
  const group = document.querySelector('main section')
  return wordsOf(group?.querySelector('h2') ?? null) === 'By its id'
    ? [...(group?.querySelectorAll('.found li > a') ?? [])].map((link) => link.getAttribute('href') ?? '')
    : []
}

/** Texts that copy buttons copy, beside citations of a page, by the page that has the button. */
const listCopied = async (): Promise<ReadonlyMap<string, string>> => {
  const examples = await findExamples([...ROUTES, ...SHARED_ROUTES], read)
  const pages = [...examples.values()].filter(({ isPage }) => isPage).map(({ address }) => address)
  const copied = new Map<string, string>()
  for (const address of [...pages, ...PAGE_STATES])
    for (const button of (await read(address)).document.querySelectorAll('[data-copy]')) {
      const text = button.getAttribute('data-copy') ?? ''
      if (!text.includes('://')) copied.set(text, address)
    }
  return copied
}

test('every id that a page offers to copy leads to a page that has it', async () => {
  const copied = await listCopied()
  for (const form of [/^hr-|^sr-|^hp-/, /^fl-/, /^enp-/, /^[0-9a-f]{64}$/, /^EPA-.*-\d{4}$/, /^\d+ FR \d+, /])
    assert.ok(
      [...copied.keys()].some((id) => form.test(id)),
      `no page offers ${form.source}`,
    )
  for (const [id, page] of copied) {
    const [address] = await findById(id)
    assert.ok(address !== undefined, `${id}, which ${page} offers, is not found`)
    const { text } = await read(address)
    assert.ok(text.includes(id), `${address} lacks ${id}`)
  }
})

test('the id of an enacted project, in any case, leads to its page', async () => {
  const { data } = await ask<List<{ readonly id: string }>>('/api/enacted/v1/projects?limit=1')
  const { id } = data[0] ?? assert.fail()
  for (const typed of [id, id.toUpperCase()]) assert.deepEqual(await findById(typed), [`/enacted/${id}`])
  assert.deepEqual(await findById('enp-0000000000000000'), [])
})

test('the id and the number of an award lead to its project, and so does the link between them', async () => {
  const { files } = findOf('award-spending')
  const { url } = files.find(({ name }) => name === 'data/award-links.json') ?? assert.fail()
  const [{ id, project_id: project, award_id: award } = assert.fail()] = await ask<readonly AwardLink[]>(url)
  for (const typed of [award, award.split('_')[2] ?? '', id]) {
    const [address = ''] = await findById(typed)
    assert.equal(address, `/enacted/${project}#step-obligated`, typed)
    const { document } = await read(address)
    const step = document.getElementById('step-obligated')?.parentElement?.parentElement ?? null
    assert.ok(wordsOf(step).includes(award), address)
  }
})

test('the id of a link between a record and an enacted project leads to the project', async () => {
  const { data } = await ask<List<LineageLink>>('/api/enacted/v1/links?limit=1')
  const { id, project_id: project, record_id: record } = data[0] ?? assert.fail()
  assert.deepEqual(await findById(id), [`/enacted/${project}`])
  const { document } = await read(`/search?q=${id}`)
  assert.ok(document.querySelector(`.hint a[href="/records/${record}"]`))
})

test('the id, the snapshot and the files of a release of every collection lead to the release', async () => {
  for (const { id, snapshot, files } of releases.filter(({ current }) => current)) {
    const page = `/releases/${id}`
    assert.equal((await findById(id))[0], page)
    assert.deepEqual(await findById(snapshot), [page])
    assert.ok((await findById(files[0]?.sha256 ?? '')).includes(page))
  }
})

test('an unknown SHA-256 leads to the copy that may exist, and says so', async () => {
  const digest = '0'.repeat(64)
  const { document } = await read(`/search?q=${digest}`)
  assert.equal(document.querySelector('.found a')?.getAttribute('href'), `/sources/${digest}`)
  assert.match(wordsOf(document.querySelector('.found')), /if this service has a copy/)
})

test('the code of an office, and the number of its member, lead to the member or to the State', async () => {
  const { data } = await ask<List<Legislator>>('/api/legislators?state=WY')
  const { office_code: office, code } = data[0] ?? assert.fail()
  for (const typed of [office, office.toLowerCase(), String(code)])
    assert.deepEqual(await findById(typed), ['/states/WY'], typed)
})

test('the number of a docket that is closed leads to the reasons', async () => {
  const [address = ''] = await findById('ED-2026-OCR-9999')
  assert.match(wordsOf((await read(address)).document.querySelector('h1')), /not on the list of open dockets/)
})

test('the name of a dataset, of a collection and of a table leads to its page', async () => {
  for (const [name, address] of [
    ['senate-requests', '/datasets/senate-requests'],
    ['award-spending', '/datasets/award-spending'],
    ['fara-registrants', '/datasets/foreign-agents#fara-registrants'],
    ['links', '/datasets/enacted-projects#links'],
  ] as const) {
    const { document } = await read(`/search?q=${name}`)
    assert.equal(document.querySelector('.found a')?.getAttribute('href'), address, name)
    const [path = '', table] = address.split('#')
    const page = await read(path)
    assert.equal(page.status, 200, path)
    assert.ok(table === undefined || page.document.getElementById(table), address)
  }
})

test('the id of a row, and the UUID of a filing, lead to the row where the table has a page', async () => {
  const { files } = findOf('lobbying-filings')
  const readFirst = async (table: string) => {
    const { url } = files.find(({ name }) => name === `data/${table}.json`) ?? assert.fail(table)
    const [row = assert.fail(table)] =
      await ask<readonly { readonly id: string; readonly filing_uuid: string }[]>(url)
    return row
  }
  const { id, filing_uuid: uuid } = await readFirst('filings')
  const path = '/datasets/lobbying-filings/filings'
  assert.deepEqual(await findById(id), [`${path}?id=${id}`])
  assert.deepEqual(await findById(uuid), [
    `${path}?filing_uuid=${uuid}`,
    '/datasets/lobbying-filings#contribution-reports',
  ])
  const { id: item } = await readFirst('contribution-items')
  assert.deepEqual(await findById(item), ['/datasets/lobbying-filings#contribution-items'])
  for (const [typed, about] of [
    [id, /The row with this id, if it is current\./],
    [item, /A row has no page; the files of the table have/],
  ] as const)
    assert.match(wordsOf((await read(`/search?q=${typed}`)).document.querySelector('.found')), about)
})

test('an id of every table leads to its page, or to the table', async () => {
  for (const { files } of releases.filter(({ current }) => current))
    for (const { name, url } of files.filter(({ name }) => /^data\/[\w-]+\.json$/.test(name))) {
      const rows: unknown = await ask(url)
      const first: unknown = Array.isArray(rows) ? rows[0] : undefined
      if (typeof first !== 'object' || first === null || !('id' in first)) continue
      const uuid = 'filing_uuid' in first ? [String(first.filing_uuid)] : []
      for (const id of [String(first.id), ...uuid]) {
        const [address = ''] = await findById(id)
        const [path = '', anchor] = address.split('#')
        assert.notEqual(path, '', `${id} of ${name} is not found`)
        const page = await read(path)
        if (/^\/datasets\/.*\?id=/.test(path))
          assert.equal(wordsOf(page.document.querySelector('.with-side p')), '1 row. Filters')
        assert.equal(page.status, 200, path)
        assert.ok(anchor === undefined || page.document.getElementById(anchor), address)
      }
    }
})
