import type { Alternate } from '../page.ts'
import type { Citation } from './citation.ts'
import { writeBibtex } from './write-bibtex.ts'
import { writeCsl } from './write-csl.ts'
import { writeRis } from './write-ris.ts'

/** The forms that reference managers read, each at the address of the page with its ending. */
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

/** For the head of a page and its `Link` field. */
export const listCitationFiles = (citation: Citation | undefined): Alternate[] =>
  citation === undefined
    ? []
    : CITATION_FORMS.map(({ title, ending, type }) => ({
        type,
        title: `Citation as ${title}`,
        address: withEnding(citation.view, ending),
      }))

/** The same address with an ending on its path. */
export const withEnding = (address: string, ending: string): string => {
  const [path = '', ...params] = address.split('?')
  return [`${path}.${ending}`, ...params].join('?')
}
