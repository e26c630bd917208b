import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { parseHTML } from 'linkedom'
import { href, makeAddress } from './href.ts'
import { html, writeJsonScript } from './html.ts'

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', ' ', '/', 'a', '!', '-', 'script', '\n') }),
)

describe('html', () => {
  test('no text leaves the element that it stands in', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { document } = parseHTML(html`<body><p>${text}</p></body>`.toString())
        assert.equal(document.querySelectorAll('body *').length, 1)
        assert.equal(document.querySelector('p')?.textContent, text)
      }),
    )
  })

  test('no text leaves the attribute that it stands in', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { document } = parseHTML(html`<body><p title="${text}">x</p></body>`.toString())
        const paragraph = document.querySelector('p')
        assert.equal(paragraph?.getAttribute('title'), text)
        assert.equal(paragraph?.attributes.length, 1)
      }),
    )
  })

  test('markup within markup stays markup, and what is absent shows nothing', () => {
    const rows = ['a', '<b>'].map((text) => html`<li>${text}</li>`)
    assert.equal(
      html`<ul>${rows}${null}${undefined}${false}${0}</ul>`.toString(),
      '<ul><li>a</li><li>&lt;b&gt;</li>0</ul>',
    )
  })
})

describe('addresses', () => {
  test('an address of a document leads to http, https or mail, or nowhere', () => {
    assert.equal(href('https://senate.example/a?b=1&c=2'), 'https://senate.example/a?b=1&c=2')
    assert.equal(href('/records?q=a'), '/records?q=a')
    for (const address of [
      'javascript:alert(1)',
      ' javascript:alert(1)',
      'data:text/html,x',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      'x',
    ])
      assert.equal(href(address), '#', address)
  })

  test('parameters are written in their order, lists as repeats, and none where there is none', () => {
    assert.equal(
      makeAddress('/records', { state: ['AL', 'AK'], q: 'a b', limit: undefined }),
      '/records?state=AL&state=AK&q=a+b',
    )
    assert.equal(makeAddress('/records'), '/records')
  })
})

test('no data ends the script that it stands in', () => {
  fc.assert(
    fc.property(fc.jsonValue(), anyText, (value, text) => {
      const { document } = parseHTML(
        html`<body>${writeJsonScript('application/ld+json', { value, text })}</body>`.toString(),
      )
      const held = document.querySelector('script')?.textContent ?? ''
      assert.deepEqual(JSON.parse(held), JSON.parse(JSON.stringify({ value, text })))
      assert.equal(document.querySelectorAll('body *').length, 1)
    }),
  )
})
