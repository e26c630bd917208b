import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findKeyIn } from '../../apps/service/src/access/index.ts'
import { makeKeySecret } from '../../apps/service/src/access/key-secret.ts'
import { readPages } from './markdown-pages.ts'

const { text = '' } = readPages().find(({ file }) => file === 'docs/reference/key-format.md') ?? {}

test('the form of keys in the reference is that of the keys that are made', () => {
  const [, form = ''] = /```text\n(rtd_\(.*)\n```/.exec(text) ?? []
  const expression = new RegExp(`^${form}$`)
  for (const kind of ['live', 'test'] as const) assert.match(makeKeySecret(kind), expression)
  const [, example = ''] = /```text\n(rtd_live_.*)\n```/.exec(text) ?? []
  assert.match(example, expression)
  assert.equal(findKeyIn(text), example)
})
