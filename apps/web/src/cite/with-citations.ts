import { Plain, Redirect, type Route } from '../page.ts'
import { notFound } from '../parts/not-found.ts'
import { CITATION_FORMS, withEnding } from './citation-forms.ts'

/** Adds a page's citation files: `/records/ID.bib` cites `/records/ID`. */
export const withCitations = (route: Route): readonly Route[] => [
  route,
  ...CITATION_FORMS.map(({ ending, type, write }): Route => ({
    ...route,
    path: `${route.path}.${ending}`,
    write: async (asked) => {
      const path = asked.path.slice(0, -`.${ending}`.length)
      const answer = await route.write({ ...asked, path })
      if (answer instanceof Redirect) return new Redirect(withEnding(answer.address, ending), answer.status)
      if (answer instanceof Plain || answer.status !== undefined) return answer
      const { citation, headers } = answer
      if (citation === undefined) return notFound('This address has nothing to cite.', asked)
      return new Plain(`${type}; charset=utf-8`, write(citation), {
        ...headers,
        'access-control-allow-origin': '*',
        'content-disposition': `attachment; filename="${citation.key.replace(/[^\w-]/g, '-')}.${ending}"`,
      })
    },
  })),
]
