import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openPages } from './testing/open-pages.ts'

const pages = await openPages({ after })

test('every choice of the form of files is answered, with the rows of the view', async () => {
  const path = '/records?state=CA&sort=-amount&fields=id,amount&limit=3&offset=3'
  const { document } = await pages.read(path)
  const form = document.querySelector('#x-format')?.closest('form')
  const hidden = [...(form?.querySelectorAll('input[type=hidden]') ?? [])].map(
    (input) => [input.getAttribute('name') ?? '', input.getAttribute('value') ?? ''] as const,
  )
  const forms = [...document.querySelectorAll('#x-format option')].map(
    (one) => one.getAttribute('value') ?? '',
  )
  assert.deepEqual(forms, ['csv', 'xlsx', 'ndjson', 'parquet', 'json'])
  for (const format of forms)
    for (const all of [true, false])
      for (const trailer of [true, false]) {
        const asked = new URLSearchParams([...hidden.map((one) => [...one]), ['format', format]])
        if (all) asked.set('all', 'true')
        if (trailer) asked.set('trailer', 'true')
        if (!all || trailer) asked.set('bom', 'true')
        const { status, headers } = await pages.read(`/records?${asked.toString()}`)
        assert.equal(status, 307)
        const file = await pages.read(headers['location'] ?? '')
        assert.equal(file.status, 200, `${format} ${all} ${trailer}: ${file.text.slice(0, 300)}`)
        if (format === 'csv') assert.match(file.text, all ? /(?:.*\n){5}/ : /^(?:.*\r?\n){4}$/)
      }
})

test('what is taken from a page of an older snapshot names that snapshot', async () => {
  const { meta } = await pages.ask<{ meta: { snapshot: string } }>('/api/appropriations/v1/records?limit=1')
  const { document, text } = await pages.read(`/records?state=CA&snapshot=${meta.snapshot}`)
  for (const link of document.querySelectorAll('#export ~ ul a[download]'))
    assert.match(link.getAttribute('href') ?? '', new RegExp(`snapshot=${meta.snapshot}`))
  for (const call of document.querySelectorAll('#export ~ details pre'))
    assert.match(call.textContent ?? '', /snapshot=snap-|release: '[0-9a-f]{64}'/)
  assert.match(text, /snapshot=snap-/)
  const { document: latest } = await pages.read('/records?state=CA')
  for (const link of latest.querySelectorAll('#export ~ ul a[download]'))
    assert.doesNotMatch(link.getAttribute('href') ?? '', /snapshot=/)
  for (const call of latest.querySelectorAll('#export ~ details pre'))
    assert.doesNotMatch(call.textContent ?? '', /snapshot=|release:/)
})

test('an embedded table, and the one that a citation names, have the order and the columns of the view', async () => {
  const { document } = await pages.read('/records?sort=-amount&fields=title,amount')
  const code = [...document.querySelectorAll('pre')].map((one) => one.textContent ?? '')
  const frame = code.find((one) => one.includes('/embed/records')) ?? ''
  const table = document.querySelector('.cite a[href^="/embed/records"]')?.getAttribute('href') ?? ''
  for (const address of [frame, table]) {
    assert.match(address, /sort=-amount/)
    assert.match(address, /fields=title(%2C|,)amount/)
  }
  assert.equal((await pages.read(table)).status, 200)
})
