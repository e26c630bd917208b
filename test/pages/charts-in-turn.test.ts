import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { drawInTurn } from '../../apps/web/src/charts/draw-in-turn.ts'
import { openPages } from './testing/open-pages.ts'

const pages = await openPages({ after })

/** Keeps the queue of drawings full until it is told to stop. */
const keepFull = (): (() => void) => {
  let isOver = false
  const fill = (): void => {
    while (drawInTurn([() => '']) !== undefined);
    if (!isOver) setImmediate(fill)
  }
  fill()
  return () => {
    isOver = true
  }
}

// No other file asks for these filters: a picture that is kept is drawn no more.
for (const path of [
  '/charts/years.svg?amount_min=11',
  '/charts/states.svg?amount_min=12',
  '/charts/totals.svg?group_by=state&amount_min=13',
  '/charts/compare.svg?a=CA&b=TX&amount_min=14',
])
  test(`${path} is drawn in its turn, and says when to come again where too many wait`, async () => {
    const empty = keepFull()
    const busy = await pages.read(path)
    empty()
    assert.deepEqual([busy.status, busy.headers['retry-after']], [503, '5'])
    // Those that wait are drawn first.
    while (drawInTurn([() => '', () => '', () => '']) === undefined) await new Promise(setImmediate)
    const drawn = await pages.read(path)
    assert.deepEqual([drawn.status, drawn.headers['content-type']], [200, 'image/svg+xml'])
  })
