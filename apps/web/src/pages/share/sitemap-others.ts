import { FOLDERS } from '../../docs/document.ts'
import { findDocument, readDocuments } from '../../docs/read-documents.ts'
import type { Route } from '../../page.ts'
import { readDownloads } from '../../releases/read-releases.ts'
import { readOpenDocuments, documentAddress } from '../../views/regulations/open-documents.ts'
import { writeUrls } from './sitemap-file.ts'

/** Parts that need no counting. */
export const OTHER_PARTS = ['docs', 'releases', 'regulations'] as const

const addressOf = (part: (typeof OTHER_PARTS)[number]): string => `/sitemaps/${part}.xml`

const docs: Route = {
  path: addressOf('docs'),
  questions: 0,
  write: ({ origin }) => writeUrls(listDocs().map((address) => ({ address: origin + address }))),
}

/** The page of problems is generated and has an address of its own. */
const listDocs = (): string[] => {
  const folders = Object.keys(FOLDERS).map((folder) => `/docs/${folder}`)
  const written = [...readDocuments().values()].map(({ address }) => address)
  const all = [...folders.filter((folder) => findDocument(folder) === undefined), ...written]
  const shown = all.filter((address) => address !== '/docs/reference/problems')
  return [...new Set([...shown, '/docs/problems', '/docs/api'])]
}

const releases: Route = {
  path: addressOf('releases'),
  questions: 1,
  write: async (asked) => {
    const { data } = await readDownloads(asked)
    return writeUrls(
      data.map(({ id, published_at: at }) => ({
        address: `${asked.origin}/releases/${id}`,
        ...(at !== null && { changed: at }),
      })),
    )
  },
}

const regulations: Route = {
  path: addressOf('regulations'),
  questions: 1,
  // The list is fetched every hour.
  isLive: 'by the minute',
  write: async (asked) => {
    const { data } = await readOpenDocuments({ ...asked, params: new URLSearchParams() })
    return writeUrls(
      data.map((document) => ({
        address: asked.origin + documentAddress(document),
        ...(document.isMain &&
          document.docket.published_on !== null && { changed: document.docket.published_on }),
      })),
    )
  },
}

export const otherParts: readonly Route[] = [docs, releases, regulations]
