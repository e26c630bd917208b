import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { openPages } from './testing/open-pages.ts'

const pages = await openPages({ after })

describe('charts', () => {
  test('of all records have their numbers in the figure, and those of a filter are read when they are opened', async () => {
    const { document } = await pages.read('/records')
    const figures = [...document.querySelectorAll('main figure')]
    assert.equal(figures.length, 2)
    for (const [index, dimension] of ['fiscal_year', 'state'].entries()) {
      const figure = figures[index] ?? assert.fail()
      const groups = await pages.ask<{ data: readonly { amount_sum_of_projects: number | null }[] }>(
        `/api/appropriations/v1/aggregates?group_by=${dimension}&limit=200`,
      )
      const shown = [...figure.querySelectorAll('tbody td')].map((cell) => cell.textContent ?? '')
      const sums = groups.data.map(({ amount_sum_of_projects: sum }) =>
        sum === null ? 'no amount known' : `$${sum.toLocaleString('en-US')}`,
      )
      const stated = shown.filter((text) => text !== 'none' && text !== 'not covered')
      assert.deepEqual(stated.toSorted(), sums.toSorted())
      assert.match(figure.textContent ?? '', /Source: .+CSV/s)
    }
    const filtered = await pages.read('/records?state=CA')
    for (const figure of filtered.document.querySelectorAll('main figure')) {
      const address = figure.querySelector('details')?.getAttribute('data-numbers') ?? ''
      assert.equal(figure.querySelector('details a')?.getAttribute('href'), address)
      assert.ok((await pages.read(address)).document.querySelector('main section > .table-frame table'))
    }
  })

  test('draw no stage of which there is nothing, and say so', async () => {
    const { document, text } = await pages.read('/records?state=CA')
    assert.equal(document.querySelector('figure img')?.getAttribute('height'), '230')
    assert.match(text, /Not drawn, since nothing here is of that stage: projects in House bills/)
  })

  test('have an address of their own, and the size that the page keeps free for them', async () => {
    const { document } = await pages.read('/records?state=CA&stage=request')
    const images = [...document.querySelectorAll('figure img')]
    assert.equal(images.length, 2)
    for (const image of images) {
      const picture = await pages.read(image.getAttribute('src') ?? '')
      assert.equal(picture.headers['content-type'], 'image/svg+xml')
      for (const side of ['width', 'height'])
        assert.equal(picture.document.documentElement.getAttribute(side), image.getAttribute(side))
      assert.ok((image.getAttribute('alt') ?? '') !== '')
    }
    for (const link of document.querySelectorAll('figure p a')) {
      const answer = await pages.read(link.getAttribute('href') ?? '')
      assert.equal(answer.status, 200, link.getAttribute('href') ?? '')
    }
  })
})
