import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import {
  COVERAGE_NOTES,
  FLAGS,
  FUNDING_LINE_BASES,
  FUNDING_LINE_MATCHES,
  MEMBER_MATCHES,
  MISSING_REASONS,
  REFUSAL_REASONS,
} from '@rotunda/contract'
import { openTestService } from '../../bin/testing.ts'

const service = await openTestService()
after(() => service.close())

/** The texts name fields between backticks, the page as code. */
const markFields = (text: string): string =>
  text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? `<code>${part}</code>` : part))
    .join('')

test('the description of the public API leads to a page that explains every code of the data', async () => {
  const description = await service.app.inject('/api/openapi/appropriations.json')
  // The document is the service's own.
  const { externalDocs } = description.json<{ externalDocs: { url: string } }>()
  const page = await service.app.inject(externalDocs.url)
  assert.equal(page.statusCode, 200)
  const tables = [COVERAGE_NOTES, MISSING_REASONS, FLAGS, REFUSAL_REASONS]
  for (const codes of [...tables, MEMBER_MATCHES, FUNDING_LINE_BASES, FUNDING_LINE_MATCHES])
    for (const [code, text] of Object.entries(codes))
      assert.ok(page.body.includes(`<code>${code}</code></dt><dd>${markFields(text)}</dd>`), code)
  assert.doesNotMatch(page.body, /&(?!\w+;)|`/)
})
