import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pruneStyles } from './prune-styles.ts'

const prune = (css: string): string => pruneStyles(css, (name) => name === 'usa-button')

test('rules for classes and attributes that no page has are left out, alone or beside others', () => {
  assert.equal(
    prune('.usa-card{color:red}.usa-button,.usa-card a,a{color:blue}th[data-sortable]{color:red}'),
    '.usa-button,a{color:blue}',
  )
})

test('an element that is not of a class keeps its rule, and classes of our own keep theirs', () => {
  const css = '.usa-button:not(.usa-button--unstyled){color:red}.columns>*:is(.card,.box){margin:0}'
  assert.equal(prune(css), css)
})

test('conditions that hold nothing more go, and statements, fonts and addresses with semicolons stay', () => {
  const kept =
    '@charset "UTF-8";@font-face{font-family:"A";src:url("a.woff2")}a{background:url("data:image/svg+xml;utf8,%7B")}'
  assert.equal(
    prune(`${kept}@media print{.usa-card{color:red}}@media print{.usa-card{color:red}a{color:red}}`),
    `${kept}@media print{a{color:red}}`,
  )
})
