import { Plain, type Route } from '../../page.ts'

/** Closed to crawlers, because filters combine without end. The sitemap has the records, and the API has the data. */
const CLOSED = [
  '/records?',
  '/totals?',
  '/map?',
  '/compare?',
  '/changes?',
  '/regulations?q=',
  '/search',
  '/charts/',
  '/embed/',
  '/oembed',
  '/feeds/records',
  '/*.bib',
  '/*.ris',
  '/*.csl.json',
] as const

export const robots: Route = {
  path: '/robots.txt',
  questions: 0,
  write: ({ origin, site: { operator } }) =>
    new Plain(
      'text/plain; charset=utf-8',
      `${operator.contact === undefined ? '' : `# Contact: ${operator.contact}\n`}User-agent: *
${CLOSED.map((path) => `Disallow: ${path}`).join('\n')}
Allow: /

Sitemap: ${origin}/sitemap.xml
`,
    ),
}
