import { href } from '../html/href.ts'
import { html, type Content, type Html } from '../html/html.ts'
import { copyButton, copyNext } from '../parts/code-block.ts'
import { CITATION_FORMS, withEnding } from './citation-forms.ts'
import { type Citation, writeText } from './citation.ts'

/** The "Cite" box, from which readers can find the same data again. */
export const showCiteBox = (citation: Citation): Html => {
  const text = writeText(citation)
  return html`<section class="box cite" aria-labelledby="cite"><h2 id="cite">Cite this</h2>
<p>${text}${copyButton(text, 'the citation')}</p>
${showPage(citation)}
${CITATION_FORMS.map(
  ({ title, ending, type, write }) =>
    html`<details><summary>${title}</summary><p>${copyNext(`the citation as ${title}`)} <a href="${href(withEnding(citation.view, ending))}" type="${type}" rel="nofollow" download>File<span class="visually-hidden"> of the citation as ${title}</span></a></p><pre tabindex="0">${write(citation)}</pre></details>`,
)}</section>`
}

/** Says what readers see at the cited address. */
const showPage = ({ page, table }: Citation): Content => {
  if (page === undefined) return null
  const ofTable =
    table !== undefined &&
    html` <a href="${href(table)}">A table of the first 200 records</a> never changes either.`
  return html`<p class="hint">The address gives the data of this release in a format for programs, and never changes. <a href="${href(page)}">This page of the same release</a> works until a newer release is published, and then says so.${ofTable}</p>`
}
