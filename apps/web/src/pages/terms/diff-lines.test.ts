import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { diffLines } from './diff-lines.ts'

const show = (old: string, present: string): string[] =>
  diffLines(old, present).map(({ kind, line }) => `${kind} ${line}`)

test('equal texts have no difference, whatever ends their lines', () => {
  assert.deepEqual(show('a\n\nb\n', 'a\r\nb'), ['same a', 'same b'])
})

test('a changed line is removed and added, between the lines that stay', () => {
  assert.deepEqual(show('a\nb\nc', 'a\nB\nc'), ['same a', 'removed b', 'added B', 'same c'])
  assert.deepEqual(show('a\nb', 'b\na'), ['removed a', 'same b', 'added a'])
  assert.deepEqual(show('', 'a'), ['added a'])
})

test('long texts without a common line are shown as replaced', () => {
  const lines = (letter: string) => Array.from({ length: 2100 }, (_, index) => `${letter}${index}`).join('\n')
  const kinds = diffLines(lines('a'), lines('b')).map(({ kind }) => kind)
  assert.deepEqual(kinds, [...Array<string>(2100).fill('removed'), ...Array<string>(2100).fill('added')])
})

const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 }).map((lines) => lines.join('\n'))

test('without added lines a difference is the old text, and without removed lines the new one', () => {
  fc.assert(
    fc.property(text, text, (old, present) => {
      const lines = diffLines(old, present)
      const without = (kind: string) => lines.filter((one) => one.kind !== kind).map(({ line }) => line)
      assert.equal(without('added').join('\n'), old)
      assert.equal(without('removed').join('\n'), present)
    }),
  )
})
