import { posix } from 'node:path'
import type { Token } from 'markdown-it'
import { type Html, escape } from '../html/html.ts'
import { trusted } from '../html/trusted.ts'
import { copyNext } from '../parts/code-block.ts'
import type { Document } from './document.ts'
import { makeNames } from './name-heading.ts'
import { markdown, parseMarkdown, textOf } from './parse-markdown.ts'
import { findDocumentOf } from './read-documents.ts'

export type Heading = { readonly anchor: string; readonly text: string; readonly level: number }

export type Rendered = {
  /** Markup without the first heading, which the page shows itself. */
  readonly body: Html
  readonly headings: readonly Heading[]
}

/** Renders a documentation page, once. */
export const renderDocument = (document: Document): Rendered => {
  const known = rendered.get(document)
  if (known !== undefined) return known
  const made = render(document)
  rendered.set(document, made)
  return made
}

const rendered = new WeakMap<Document, Rendered>()

const render = ({ markdown: text, file }: Document): Rendered => {
  const tokens = withoutTitle(parseMarkdown(text))
  const headings: Heading[] = []
  const nameOf = makeNames()
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'heading_open') headings.push(markHeading(token, tokens[index + 1], nameOf))
    if (token.type === 'inline') markLinks(token.children ?? [], file)
  }
  return { body: trusted(markdown.renderer.render(tokens, markdown.options, {})), headings }
}

const withoutTitle = (tokens: Token[]): Token[] => {
  const title = tokens.findIndex(({ type, tag }) => type === 'heading_open' && tag === 'h1')
  return title === -1 ? tokens : tokens.toSpliced(title, 3)
}

const markHeading = (open: Token, inline: Token | undefined, nameOf: (text: string) => string): Heading => {
  const text = inline === undefined ? '' : textOf(inline)
  const anchor = nameOf(text)
  open.attrSet('id', anchor)
  open.meta = { anchor, text }
  return { anchor, text, level: Number(open.tag.slice(1)) }
}

/** Turns links to files without a page into plain text. */
const markLinks = (children: readonly Token[], file: string): void => {
  let isOpen = true
  for (const token of children) {
    if (token.type === 'link_open') {
      const to = leadLink(String(token.attrGet('href') ?? ''), file)
      isOpen = to !== undefined
      if (to !== undefined) token.attrSet('href', to)
    }
    if (!isOpen && token.type.startsWith('link_')) token.tag = 'span'
    if (!isOpen && token.type === 'link_open') token.attrs = null
  }
}

const { rules } = markdown.renderer

/** Code has a copy button, and scrolls by keyboard where it is wide. */
rules.fence = rules.code_block = (tokens, index) => {
  const code = tokens[index]?.content ?? ''
  return `<div class="code">${copyNext(nameCode(tokens, index)).toString()}<pre tabindex="0"><code>${escape(code)}</code></pre></div>\n`
}

/** Names code after its heading, with a number where the heading has several blocks. */
const nameCode = (tokens: readonly Token[], index: number): string => {
  const open = tokens.slice(0, index).findLastIndex(({ type }) => type === 'heading_open')
  const place = tokens.slice(open + 1, index).filter(({ type }) => CODE.has(type)).length + 1
  const heading = headingOf(tokens[open])
  return `code ${place}${heading === undefined ? '' : ` under “${heading}”`}`
}

const CODE: ReadonlySet<string> = new Set(['fence', 'code_block'])

/** Names a table after the heading before it, because its frame takes the focus. */
rules.table_open = (tokens, index) => {
  const before = tokens.slice(0, index).findLast(({ type }) => type === 'heading_open')
  const name = `Table: ${headingOf(before) ?? 'overview'}`
  return `<div class="table-frame" role="region" tabindex="0" aria-label="${escape(name)}"><table class="usa-table usa-table--borderless usa-table--compact">\n`
}
rules.table_close = () => '</table></div>\n'
rules.th_open = () => '<th scope="col">'

rules.heading_close = (tokens, index) => {
  const open = tokens[index - 2]
  const { tag, meta } = open ?? {}
  const { anchor, text } = (meta ?? {}) as Readonly<Record<string, string | undefined>> // Set by markHeading.
  const name = escape(`Link to “${text ?? ''}”`)
  return ` <a class="heading-link" href="#${escape(anchor ?? '')}" aria-label="${name}">#</a></${tag ?? 'h2'}>\n`
}

/** Replaces pictures by their description, because pages do not load pictures of the repository. */
rules.image = (tokens, index) => `<em>${escape(tokens[index]?.content ?? '')}</em>`

const headingOf = (open: Token | undefined): string | undefined =>
  (open?.meta as { readonly text?: string } | null | undefined)?.text // Set by markHeading.

/** Maps a link in a file to a page or an outside address; undefined for files that only the repository has. */
const leadLink = (address: string, file: string): string | undefined => {
  if (/^(https?:|mailto:|#|\/)/.test(address)) return address
  const [path = '', anchor] = address.split('#')
  const target = findDocumentOf(posix.normalize(posix.join(posix.dirname(file), path)))
  if (target === undefined) return undefined
  return anchor === undefined ? target.address : `${target.address}#${anchor}`
}
