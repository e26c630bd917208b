import type { Preview, ReleaseFiles } from '@rotunda/contract'
import type { Asked } from '../page.ts'
import type { Citation } from './citation.ts'

/** Cites a release of a collection that is published as files, with the day and the notice that its terms ask for. */
export const citeSnapshot = (
  { origin, now, path }: Pick<Asked, 'origin' | 'now' | 'path'>,
  title: string,
  { preview, release }: { readonly preview: Preview; readonly release: ReleaseFiles },
): Citation => {
  const { id, published_at: at } = release
  return {
    key: `rotunda-${id.slice(0, 12)}`,
    title,
    publishers: preview.publishers,
    publishedOn: null,
    releasedOn: at?.slice(0, 10) ?? null,
    release: id,
    newestOn: preview.newest_document_at.slice(0, 10),
    ...(preview.notice !== undefined && { notice: preview.notice }),
    address: `${origin}/releases/${id}`,
    view: path,
    readOn: now.toISOString().slice(0, 10),
  }
}
