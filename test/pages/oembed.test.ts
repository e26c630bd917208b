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
  const { read, ask } = await openPages({ after }, { ROTUNDA_PUBLIC_URL: ORIGIN })
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
    '/totals?group_by=state',
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
      await demandProblem(askOf(address), 404)
    await demandProblem(read('/oembed'), 404)
    await demandProblem(askOf('/records/sr-2026-0000000000000000'), 404)
    await demandProblem(askOf('/totals?group_by=colour'), 404)
    await demandProblem(askOf('/records', '&format=xml'), 501)
  })

  /** Programs ask, which read no page. */
  const demandProblem = async (asked: ReturnType<typeof read>, expected: number): Promise<void> => {
    const { status, headers, text } = await asked
    const problem = JSON.parse(text) as { readonly status: number; readonly detail: string }
    assert.deepEqual([status, problem.status], [expected, expected], text)
    assert.match(headers['content-type'] ?? '', /^application\/problem\+json/)
    assert.ok(problem.detail)
  }

  test('a record is a card with its name, and totals are their chart with its numbers', async () => {
    const { data } = await ask<{ data: { id: string }[] }>('/api/appropriations/v1/records?limit=1')
    const id = data[0]?.id ?? assert.fail()
    const page = await read(`/records/${id}`)
    const card = frameOf(await askOf(`/records/${id}`))
    assert.equal(card.answer.title, page.document.querySelector('h1')?.textContent)
    const shown = await read(card.source.replace(ORIGIN, ''))
    assert.equal(shown.status, 200)
    assert.equal(shown.document.querySelector('h1')?.textContent, card.answer.title)
    assert.equal(shown.document.querySelector('main a')?.getAttribute('href'), `/records/${id}`)
    const totals = frameOf(await askOf('/totals?group_by=subcommittee,state&stage=request&measure=rows'))
    const chart = await read(totals.source.replace(ORIGIN, ''))
    assert.equal(chart.status, 200)
    assert.ok(chart.document.querySelectorAll('tbody tr').length > 1)
    const picture = await read(chart.document.querySelector('img')?.getAttribute('src') ?? '')
    assert.deepEqual([picture.status, picture.headers['content-type']], [200, 'image/svg+xml'])
  })

  test('what stands in an address stays text in the frame', async () => {
    const { answer } = frameOf(await askOf(`/embed/records?q=${encodeURIComponent('"><script>x</script>')}`))
    const { document } = parseHTML(answer.html)
    assert.equal(document.querySelectorAll('script').length, 0)
    assert.equal(document.querySelectorAll('iframe').length, 1)
    assert.ok(answer.title.includes('<script>'))
  })
})
