import type { Alternate } from '../page.ts'
import type { Citation } from './citation.ts'
import { writeBibtex } from './write-bibtex.ts'
import { writeCsl } from './write-csl.ts'
import { writeRis } from './write-ris.ts'

/** File formats for reference managers. Each is at the page's address plus an ending. */
export const CITATION_FORMS = [
  { title: 'BibTeX', ending: 'bib', type: 'application/x-bibtex', write: writeBibtex },
  {
    title: 'CSL-JSON',
    ending: 'csl.json',
    type: 'application/vnd.citationstyles.csl+json',
    write: writeCsl,
  },
  { title: 'RIS', ending: 'ris', type: 'application/x-research-info-systems', write: writeRis },
] as const

/** Citation files for the head of a page and its `Link` header. */
export const listCitationFiles = (citation: Citation | undefined): Alternate[] =>
  citation === undefined
    ? []
    : CITATION_FORMS.map(({ title, ending, type }) => ({
        type,
        title: `Citation as ${title}`,
        address: withEnding(citation.view, ending),
      }))

/** Adds an ending to the path of an address. */
export const withEnding = (address: string, ending: string): string => {
  const [path = '', ...params] = address.split('?')
  return [`${path}.${ending}`, ...params].join('?')
}
