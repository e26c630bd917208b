import { html, type Html } from '../html/html.ts'
import { copyButton } from '../parts/copy-button.ts'
import type { Citation } from './citation.ts'
import { writeBibtex } from './write-bibtex.ts'
import { writeCsl } from './write-csl.ts'
import { writeRis } from './write-ris.ts'
import { writeText } from './write-text.ts'

const FORMS = [
  { title: 'BibTeX', write: writeBibtex },
  { title: 'CSL-JSON', write: writeCsl },
  { title: 'RIS', write: writeRis },
] as const

/** How to cite what a page shows, so that a reader who follows it finds the same. */
export const showCiteBox = (citation: Citation): Html => {
  const text = writeText(citation)
  return html`<section class="box cite" aria-labelledby="cite"><h2 id="cite">Cite this</h2>
<p>${text}${copyButton(text, 'the citation')}</p>
${FORMS.map(({ title, write }) => {
  const written = write(citation)
  return html`<details><summary>${title}</summary><p>${copyButton(written, `the citation as ${title}`)}</p><pre tabindex="0">${written}</pre></details>`
})}</section>`
}
