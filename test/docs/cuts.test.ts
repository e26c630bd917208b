import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cutExample } from '../../scripts/generate/cut-example.ts'
import { fillCuts } from '../../scripts/generate/pages-with-cuts.ts'
import { readPages } from './markdown-pages.ts'

const PAGE = [
  'Before.',
  '<!-- cut: examples/a.sh#send -->',
  '',
  '```sh',
  'old',
  '```',
  'After.',
  '```sh',
  'kept',
  '```',
].join('\n')

test('the block after a marker becomes what the example holds, and nothing else of the page changes', () => {
  const filled = fillCuts(PAGE, (file) => `#!/bin/sh\n# cut: send\necho ${file} $&\n# end: send\nexit\n`)
  assert.equal(
    filled,
    PAGE.replace('old', () => 'echo examples/a.sh $&'),
  )
  assert.equal(
    fillCuts(filled, () => '// cut: send\n  echo one\n\n    two\n// end: send'),
    PAGE.replace('old', 'echo one\n\n  two'),
  )
})

test('a marker whose example has no such part is an error, not an empty block', () => {
  assert.throws(() => cutExample('# cut: other\nx\n# end: other\n', 'send'), /no "cut: send"/)
  assert.throws(() => cutExample('# cut: send\nx\n', 'send'), /no "cut: send"/)
})

test('every marker on a page is followed by a block of code', () => {
  for (const { file, text } of readPages()) {
    const markers = text.match(/^<!-- cut: /gm)?.length ?? 0
    let filled = 0
    fillCuts(text, (example) => {
      filled += 1
      const names = [...text.matchAll(new RegExp(`${example}#([\\w-]+)`, 'g'))].map(([, name]) => name)
      return names.map((name) => `# cut: ${String(name)}\n# end: ${String(name)}`).join('\n')
    })
    assert.equal(filled, markers, file)
  }
})
