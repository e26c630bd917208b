import { FOLDERS, isFolder, type Document } from '../docs/document.ts'
import { readDocuments } from '../docs/read-documents.ts'
import { html, type Content, type Html } from '../html/html.ts'
import { href } from '../html/href.ts'

/** A documentation page beside its search and its table of contents. */
export const showDocs = (path: string, text: Content, question = ''): Html => html`<div class="columns docs">
<article class="docs-text"><p class="to-contents"><a href="#docs-contents">Search, and all pages</a></p>${text}</article>
<div class="docs-side" id="docs-contents">
${showSearch(question)}
${showNavigation(path)}
</div>
</div>`

const showSearch = (
  question: string,
): Html => html`<form class="docs-search" role="search" aria-label="Documentation" action="/docs/search">
<label for="docs-q">Search the documentation</label>
<div><input class="usa-input" id="docs-q" name="q" type="search" value="${question}"><button class="usa-button" type="submit">Search</button></div>
</form>`

const showNavigation = (path: string): Html => html`<nav aria-label="Documentation">
<ul class="docs-first">${FIRST.map((one) => html`<li>${showLink(one, path)}</li>`)}</ul>
${Object.keys(FOLDERS)
  .filter(isFolder)
  .map((folder) => showFolder(folder, path))}
</nav>`

/** Pages that are generated from the service. Readers want them most. */
const FIRST = [
  { address: '/docs', title: 'Which page to open' },
  { address: '/docs/api', title: 'API reference' },
  { address: '/docs/data', title: 'What the codes mean' },
  { address: '/docs/congress', title: 'Partner data on Congress' },
  { address: '/docs/problems', title: 'Problems' },
]

const showFolder = (folder: Document['folder'], path: string): Html => {
  const documents = listFolder(folder)
  const isHere = path === `/docs/${folder}` || documents.some(({ address }) => address === path)
  return html`<details${isHere && html` open`}><summary>${FOLDERS[folder].title}</summary>
<ul>${documents.map((one) => html`<li>${showLink(one, path)}</li>`)}</ul></details>`
}

/** Pages of a folder, ordered by name. Numbered pages are therefore in order of their numbers. */
export const listFolder = (folder: Document['folder']): readonly Document[] =>
  [...readDocuments().values()].filter(
    (one) => one.folder === folder && one.address !== `/docs/${folder}` && one.address !== '/docs',
  )

const showLink = ({ address, title }: { address: string; title: string }, path: string): Html =>
  html`<a href="${href(address)}"${address === path && html` aria-current="page"`}>${title}</a>`
