import { FOLDERS } from '../../docs/document.ts'
import { searchDocuments, type Found, type FoundSections } from '../../docs/search-documents.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import { href } from '../../html/href.ts'
import type { Route } from '../../page.ts'
import { markMatches } from '../../parts/mark-words.ts'
import { countOf } from '../../parts/format.ts'
import { showDocs } from '../../views/docs-frame.ts'

/** Documentation sections that match the search words. */
export const docsSearch: Route = {
  path: '/docs/search',
  questions: 0,
  write: async ({ params, path }) => {
    const question = (params.get('q') ?? '').trim()
    const found = await searchDocuments(question)
    const title = question === '' ? 'Search the documentation' : `“${question}” in the documentation`
    return {
      title,
      description: 'Search all documentation of Rotunda.',
      isIndexed: false,
      trail: [{ title: 'Documentation', address: '/docs' }],
      main: showDocs(path, question === '' ? ASK : showFound(found), question),
    }
  },
}

const ASK = html`<p>Type a word, a parameter, a setting or an error code.</p>`

const showFound = ({ sections, total }: FoundSections): Html => {
  if (total === 0)
    return html`<p>No section has all of these words. Try fewer words, or <a href="/docs">choose a page</a>.</p>`
  const isCut = total > sections.length
  const first = isCut && `The first ${sections.length} of `
  const advice = isCut && ' Add a word to narrow the search.'
  return html`<p>${first}${countOf(total, 'section')}, the best first.${advice}</p>
<ol class="docs-list">${sections.map(showOne)}</ol>`
}

const showOne = ({ section, terms }: Found): Html => html`<li>
<a href="${href(section.address)}">${section.heading}</a>
<p class="source-line">${FOLDERS[section.folder].title}${section.document !== section.heading && ` › ${section.document}`}</p>
<p>${showExcerpt(section.text, terms)}</p>
</li>`

const BEFORE = 80
const EXCERPT = 260

/** The text around the first match, with all matches marked. */
const showExcerpt = (text: string, terms: readonly string[]): Content => {
  const words = new RegExp(`(${terms.map((term) => RegExp.escape(term)).join('|')})`, 'giu')
  const at = terms.length === 0 ? -1 : text.search(words)
  const start = Math.max(0, at - BEFORE)
  const part = text.slice(start, start + EXCERPT)
  return html`${start > 0 && '… '}${terms.length === 0 ? part : markMatches(part, words)}${
    start + EXCERPT < text.length && ' …'
  }`
}
