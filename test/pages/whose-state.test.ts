import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openPages, wordsOf } from './testing/open-pages.ts'

const { read } = await openPages({ after })

const PAGES = [
  '/records',
  '/records?fields=title,state,project_states&state=AL&project_state=AL&facet=state,project_state&sort=state',
  '/totals?group_by=state&group_by=project_state',
  '/totals?group_by=project_state',
  '/map',
  '/compare?kind=state&a=AL&b=CA',
  '/states/AL',
  '/states',
  '/subcommittees/INT',
]

/** Headings of columns, labels of controls, filters, choices and counts. */
const NAMES = 'th[scope=col], label, legend, .chips li, aside h3, h2, option, caption'

test('a label that names a State says whether it is the State of the member or of the project', async () => {
  const unclear: string[] = []
  for (const path of PAGES) {
    const { status, document } = await read(path)
    assert.equal(status, 200, path)
    const names = [...document.querySelectorAll(NAMES)].map(wordsOf)
    unclear.push(
      ...names
        .filter((text) =>
          /^(?:Remove |By |(?:Counts )?by )?States?(?: is not)?(?:$|:)|\b(?:by|where) State\b/.test(text),
        )
        .map((text) => `${path}: ${text}`),
    )
  }
  assert.deepEqual(unclear, [])
})
