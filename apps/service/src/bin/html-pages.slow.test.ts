import assert from 'node:assert/strict'
import { extname } from 'node:path'
import { test } from 'node:test'
import { patience } from '../platform/testing.ts'
import { makeStartedEnvironment } from '../operator/testing.ts'
import { spawnService } from './testing.ts'

const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }
const BANNER = /<section class="sample-banner" aria-label="Sample data">/
/** Pages that other sites embed have no banner. */
const EMBEDDED = /<strong>Sample: all data in it is invented\.<\/strong>/
const HTML = 'text/html; charset=utf-8'

/** Pages of one route are written by the same code. */
const MOST_ALIKE = 5
const shapeOf = (path: string) => `${path.split('/')[1]} ${path.split('/').length} ${extname(path)}`

test('of a service that was just started every page of HTML says that its data is a sample', async (t) => {
  const service = await spawnService({ ...(await makeStartedEnvironment(t)), ROTUNDA_PUBLIC_RATE: '0' })
  const read = async (path: string) => {
    const response = await fetch(new URL(path, service.base), { headers: BROWSER, signal: patience() })
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      text: await response.text(),
    }
  }
  const open = ['/', '/nothing', '/api/appropriations/v1/records?snapshto=1', '/docs', '/docs/api']
  const pages = new Set(open)
  for (const path of pages) {
    const { type, text } = await read(path)
    if (open.includes(path)) assert.equal(type, HTML, path)
    if (type !== HTML) continue
    assert.match(text, path.startsWith('/embed/') ? EMBEDDED : BANNER, path)
    for (const [, link = ''] of text.matchAll(/href="(\/(?!downloads\/)[^"#?]*)/g)) {
      const alike = [...pages].filter((one) => shapeOf(one) === shapeOf(link))
      if (alike.length < MOST_ALIKE) pages.add(link)
    }
  }
  assert.ok(pages.size > open.length + 2, [...pages].join(' '))
  assert.equal((await read('/nothing')).status, 404)
  assert.equal((await read('/api/appropriations/v1/records?snapshto=1')).status, 400)
  const json = [...pages].filter((path) => path.endsWith('.json'))
  assert.ok(json.length > 0)
  for (const path of [...json, '/nothing.json']) assert.match((await read(path)).type ?? '', /json/, path)
  service.kill('SIGTERM')
  assert.equal(await service.ended, 0)
})
