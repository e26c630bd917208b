import { FOLDERS, type Document } from '../../docs/document.ts'
import { parseMarkdown, textOf } from '../../docs/parse-markdown.ts'
import { renderDocument, type Heading } from '../../docs/render-document.ts'
import { html, type Content } from '../../html/html.ts'
import type { Page } from '../../page.ts'
import { shorten } from '../../parts/format.ts'
import { showDocs } from '../../views/docs-frame.ts'

/** A documentation page at the requested address. */
export const showDocument = (document: Document, path: string): Page => {
  const { body, headings } = renderDocument(document)
  const { title, folder } = document
  return {
    title,
    description: describe(document),
    main: showDocs(path, html`${showHeadings(headings)}${body}`),
    alternates: [
      { type: 'text/markdown', address: markdownAddress(document), title: 'This page as Markdown' },
    ],
    ...(path !== '/docs' && {
      trail: [
        { title: 'Documentation', address: '/docs' },
        ...(path.split('/').length > 3 ? [{ title: FOLDERS[folder].title, address: `/docs/${folder}` }] : []),
      ],
    }),
  }
}

const markdownAddress = ({ address }: Document): string =>
  address === '/docs' ? '/docs/README.md' : `${address}.md`

/** Pages with fewer headings have no table of contents. */
const FEWEST_HEADINGS = 4

const showHeadings = (headings: readonly Heading[]): Content => {
  const top = headings.filter(({ level }) => level === 2)
  return (
    top.length >= FEWEST_HEADINGS &&
    html`<details class="on-this-page"><summary>On this page</summary>
<ul>${top.map(({ anchor, text }) => html`<li><a href="#${anchor}">${text}</a></li>`)}</ul></details>`
  )
}

const LONGEST_DESCRIPTION = 200

/** The first paragraph, as description. */
export const describe = ({ markdown, title }: Document): string => {
  const tokens = parseMarkdown(markdown)
  const first = tokens.find(
    ({ type }, index) => type === 'inline' && tokens[index - 1]?.type === 'paragraph_open',
  )
  const text = first === undefined ? title : textOf(first)
  return shorten(text, LONGEST_DESCRIPTION)
}
