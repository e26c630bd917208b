import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { anchorOf, ROOT } from './markdown-pages.ts'

const PAGE = readFileSync(join(ROOT, 'docs/explanation/scale.md'), 'utf8')
const RESULTS = readFileSync(join(ROOT, 'bench/results.md'), 'utf8')

const numbersOf = (text: string): string[] => text.match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? []

/** Text under a heading of a page, up to the next heading. */
const sectionOf = (page: string, anchor: string): string =>
  page.split(/^(?=#{1,6} )/m).find((part) => anchorOf(/^#+ (.+)$/m.exec(part)?.[1] ?? '') === anchor) ?? ''

/** Rows of the measured table: the text, its numbers, and the heading of the bench that it links. */
const listMeasured = () =>
  [
    ...PAGE.matchAll(/^\| (?<what>.+) \| (?<value>.+) \| \[.+\]\(.+\/results\.md#(?<anchor>\S+)\) *\|$/gm),
  ].map(({ groups: { what = '', value = '', anchor = '' } = {} }) => ({
    what,
    numbers: numbersOf(value),
    anchor,
  }))

type Calculation = { readonly left: string; readonly right: string }

const listCalculations = (): Calculation[] =>
  [...PAGE.matchAll(/`(?<left>[\d,.]+(?: [×/+] [\d,.]+)+) = (?<right>[\d,.]+)`/g)].map(
    ({ groups: { left = '', right = '' } = {} }) => ({ left, right }),
  )

/** Products, quotients and sums, from left to right. */
const calculate = (left: string): number =>
  [...left.matchAll(/(?<sign>^|[×/+]) *(?<number>[\d,.]+)/g)].reduce(
    (result, { groups: { sign = '', number = '' } = {} }) => {
      const value = Number(number.replaceAll(',', ''))
      return sign === '×' ? result * value : sign === '/' ? result / value : result + value
    },
    0,
  )

test('each measured number stands under the heading of the bench that its row links', () => {
  const measured = listMeasured()
  assert.ok(measured.length > 10)
  const strange = measured.flatMap(({ what, numbers, anchor }) => {
    const found = numbersOf(sectionOf(RESULTS, anchor))
    return numbers.filter((one) => !found.includes(one)).map((one) => ({ what, anchor, one }))
  })
  assert.deepEqual(strange, [])
})

test('every calculation gives the number that it says', () => {
  const calculations = listCalculations()
  assert.ok(calculations.length > 10)
  for (const { left, right } of calculations) {
    const digits = (right.split('.')[1] ?? '').length
    assert.equal(calculate(left).toFixed(digits), right.replaceAll(',', ''), left)
  }
})

/** Units of time, rates that the channels keep to, and counts of machines and processes. */
const KNOWN = ['86,400', '3,600', '24', '5', '400', '4']

test('a calculation takes its numbers from the measured table, the assumptions and other calculations', () => {
  const calculations = listCalculations()
  const given = new Set([
    ...KNOWN,
    ...listMeasured().flatMap(({ numbers }) => numbers),
    ...numbersOf(sectionOf(PAGE, 'assumed')),
    ...calculations.map(({ right }) => right),
  ])
  const strange = calculations.flatMap(({ left }) => numbersOf(left).filter((one) => !given.has(one)))
  assert.deepEqual(strange, [])
})
