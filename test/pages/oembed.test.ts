import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { parseHTML } from 'linkedom'
import { openPages } from './testing/open-pages.ts'

type OEmbed = {
  readonly version: string
  readonly type: string
  readonly title: string
  readonly html: string
  readonly width: number
  readonly height: number
}

describe('how a page is embedded, as oembed.com has it', async () => {
  const ORIGIN = 'https://rotunda.example'
  const { read } = await openPages({ after }, { ROTUNDA_PUBLIC_URL: ORIGIN })
  const askOf = (address: string, more = '') =>
    read(`/oembed?url=${encodeURIComponent(address.startsWith('/') ? ORIGIN + address : address)}${more}`)
  const frameOf = ({ text }: { readonly text: string }) => {
    // As oembed.com has it; the assertions look into it.
    const answer = JSON.parse(text) as OEmbed
    const { document } = parseHTML(answer.html)
    return { answer, source: document.querySelector('iframe')?.getAttribute('src') ?? '' }
  }

  for (const path of [
    '/embed/records?stage=request',
    '/embed/chart?chart=states',
    '/records?stage=request',
    '/map',
  ])
    test(`${path} names the address that says how it is embedded, and the frame shows it`, async () => {
      const first = await read(path)
      const page = first.status === 307 ? await read(first.headers['location'] ?? '') : first
      const link = page.document.querySelector('link[type="application/json+oembed"]')
      const asked = await read((link?.getAttribute('href') ?? '').replace(ORIGIN, ''))
      assert.equal(asked.status, 200)
      assert.match(asked.headers['content-type'] ?? '', /^application\/json/)
      assert.equal(asked.headers['access-control-allow-origin'], '*')
      const { answer, source } = frameOf(asked)
      assert.deepEqual([answer.version, answer.type], ['1.0', 'rich'])
      assert.match(source, /^https:\/\/rotunda\.example\/embed\/.*[?&]release=[0-9a-f]{64}$/)
      const shown = await read(source.replace(ORIGIN, ''))
      assert.equal(shown.status, 200)
      assert.match(shown.headers['content-security-policy'] ?? '', /frame-ancestors \*/)
    })

  test('the frame is no larger than what is asked for', async () => {
    const { answer } = frameOf(await askOf('/embed/records', '&maxwidth=300&maxheight=200'))
    assert.deepEqual([answer.width, answer.height], [300, 200])
    assert.match(answer.html, /width="300" height="200"/)
    const { answer: large } = frameOf(await askOf('/embed/records', '&maxwidth=99999&maxheight=x'))
    assert.ok(large.width < 2000 && large.height < 2000)
  })

  test('a form that is not given is 501, and JSON is what is given unasked', async () => {
    assert.equal((await askOf('/embed/records', '&format=xml')).status, 501)
    assert.equal((await askOf('/embed/records', '&format=json')).status, 200)
    assert.equal((await askOf('/embed/records', '&dnt=1&discover=true')).status, 200)
  })

  test('an address of others, a page without an embed and a filter that is none are not found', async () => {
    for (const address of [
      '',
      'nonsense',
      'https://other.example/embed/records',
      `${ORIGIN}.other.example/embed/records`,
      '/status',
      '/embed/other',
      '/__proto__',
      '/embed/chart?chart=pie',
      '/embed/records?stage=award',
      `/embed/records?release=${'a'.repeat(64)}`,
    ])
      assert.equal((await askOf(address)).status, 404, address)
    assert.equal((await read('/oembed')).status, 404)
  })

  test('what stands in an address stays text in the frame', async () => {
    const { answer } = frameOf(await askOf(`/embed/records?q=${encodeURIComponent('"><script>x</script>')}`))
    const { document } = parseHTML(answer.html)
    assert.equal(document.querySelectorAll('script').length, 0)
    assert.equal(document.querySelectorAll('iframe').length, 1)
    assert.ok(answer.title.includes('<script>'))
  })
})
