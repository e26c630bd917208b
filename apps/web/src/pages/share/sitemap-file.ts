import { escape } from '../../html/html.ts'
import { Plain } from '../../page.ts'

export type SitemapEntry = {
  readonly address: string
  /** Day or time of the change at the source. */
  readonly changed?: string
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** A sitemap of pages, in the format of sitemaps.org. */
export const writeUrls = (entries: readonly SitemapEntry[]): Plain => write('urlset', 'url', entries)

/** A sitemap of sitemaps. */
export const writeIndex = (entries: readonly SitemapEntry[]): Plain =>
  write('sitemapindex', 'sitemap', entries)

const write = (root: string, item: string, entries: readonly SitemapEntry[]): Plain => {
  const lines = entries.map(({ address, changed }) => {
    const day = changed === undefined ? '' : `<lastmod>${escape(changed)}</lastmod>`
    return `<${item}><loc>${escape(address)}</loc>${day}</${item}>`
  })
  return new Plain(
    'application/xml; charset=utf-8',
    `<?xml version="1.0" encoding="utf-8"?>
<${root} xmlns="${NAMESPACE}">
${lines.join('\n')}
</${root}>
`,
  )
}
