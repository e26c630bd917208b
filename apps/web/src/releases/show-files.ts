import { href } from '../html/href.ts'
import { html, type Html, type Content } from '../html/html.ts'
import { showBytes } from '../parts/format.ts'
import { showTable } from '../parts/table.ts'
import type { ReleaseFiles } from './read-releases.ts'

type File = ReleaseFiles['files'][number]

/** Files of a release with their sizes and SHA-256. */
export const showFiles = (files: readonly File[], name: string): Html =>
  showTable({
    name,
    caption: name,
    rows: files,
    columns: [
      {
        title: 'File',
        cell: ({ name: file, url }) => html`<a href="${href(url)}" download>${file}</a>`,
        isHeading: true,
      },
      { title: 'Size', cell: ({ bytes }) => showBytes(bytes), isNumber: true },
      { title: 'Type', cell: ({ media_type: type }) => type.replace(/;.*/, '') },
      { title: 'SHA-256', cell: ({ sha256 }) => html`<code>${sha256}</code>` },
    ],
  })

/** Warnings that a person accepted before publication. */
export const showAccepted = ({ accepted }: Pick<ReleaseFiles, 'accepted'>): Content =>
  accepted.length === 0
    ? 'There were no warnings.'
    : html`<ul>${accepted.map(({ gate, detail }) => html`<li><code>${gate}</code>: ${detail}</li>`)}</ul>`
