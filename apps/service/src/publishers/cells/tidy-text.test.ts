import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dropControls } from './tidy-text.ts'

const TEXTS: readonly (readonly [printed: string, clean: string])[] = [
  ['Bell \u0007 end', 'Bell end'],
  ['NUL\u0000end', 'NUL end'],
  ['\u0001 begin', 'begin'],
  ['C1\u0085\u009f, DEL\u007f', 'C1 , DEL'],
  ['non\uFFFEcharacters\uFFFF', 'non characters'],
  ['\u0000', ''],
  ['lines\n\tand\r\nends', 'lines\n\tand\r\nends'],
  ['Cañón ␀ 東京 \uFFFD', 'Cañón ␀ 東京 \uFFFD'],
]

test('control characters become a space, and nothing else changes', () => {
  for (const [printed, clean] of TEXTS) assert.equal(dropControls(printed), clean)
})
