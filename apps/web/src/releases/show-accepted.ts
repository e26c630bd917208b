import { html, type Content } from '../html/html.ts'
import type { ReleaseFiles } from './read-downloads.ts'

/** What was found before publishing, and accepted by a person. */
export const showAccepted = ({ accepted }: Pick<ReleaseFiles, 'accepted'>): Content =>
  accepted.length === 0
    ? 'Nothing was found that had to be accepted.'
    : html`<ul>${accepted.map(({ gate, detail }) => html`<li><code>${gate}</code>: ${detail}</li>`)}</ul>`
