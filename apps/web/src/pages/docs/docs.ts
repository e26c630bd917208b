import { findDocument } from '../../docs/read-documents.ts'
import { FOLDERS, isFolder, type Folder } from '../../docs/document.ts'
import { html } from '../../html/html.ts'
import { href } from '../../html/href.ts'
import { Plain, Redirect, type Answer, type Asked, type Route } from '../../page.ts'
import { notFound } from '../../parts/not-found.ts'
import { describe, showDocument } from './show-document.ts'
import { listFolder, showDocs } from '../../views/docs-frame.ts'

/** Front page of the documentation, which says what to open. */
export const docs: Route = { path: '/docs', questions: 0, hasNoParams: true, write: (asked) => write(asked) }

/** A folder of the documentation, or a page outside all folders. */
export const docsFolder: Route = {
  path: '/docs/:folder',
  questions: 0,
  hasNoParams: true,
  write: (asked) => {
    const { folder = '' } = asked.named
    return isFolder(folder) && findDocument(asked.path) === undefined ? showFolder(folder) : write(asked)
  },
}

export const docsPage: Route = {
  path: '/docs/:folder/:page',
  questions: 0,
  hasNoParams: true,
  write: (asked) => write(asked),
}

const write = (asked: Asked): Answer => {
  const { path } = asked
  const known = MADE.get(path)
  if (known !== undefined) return new Redirect(known, 308)
  if (path.endsWith('.md')) return writeMarkdown(asked)
  const document = findDocument(path)
  return document === undefined ? notFound(NOTHING, asked) : showDocument(document, path)
}

/** Pages with an address of their own: answers of the service link there, and readers may know the longer address. */
const MADE = new Map([
  ['/docs/reference/problems', '/docs/problems'],
  ['/docs/reference/appropriations-api', '/docs/api/appropriations'],
  ['/docs/reference/partner-api', '/docs/api/partner'],
])

const NOTHING = 'The documentation has no such page. Search it, or start at /docs.'

/** The Markdown file itself, for readers who keep a copy. */
const writeMarkdown = (asked: Asked): Answer => {
  const address = asked.path === '/docs/README.md' ? '/docs' : asked.path.replace(/\.md$/, '')
  const document = findDocument(address)
  return document === undefined
    ? notFound(NOTHING, asked)
    : new Plain('text/markdown; charset=utf-8', document.markdown)
}

const showFolder = (folder: Folder): Answer => {
  const { title, says } = FOLDERS[folder]
  return {
    title,
    description: says,
    trail: [{ title: 'Documentation', address: '/docs' }],
    main: showDocs(
      `/docs/${folder}`,
      html`<p class="lead">${says}</p>
<ul class="docs-list">${listFolder(folder).map(
        (one) => html`<li><a href="${href(one.address)}">${one.title}</a><p>${describe(one)}</p></li>`,
      )}</ul>`,
    ),
  }
}
