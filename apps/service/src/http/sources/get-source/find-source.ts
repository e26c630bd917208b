import { Refusal } from '../../../platform/index.ts'
import { listPublished, type PublishingApi } from '../../downloads/published-releases.ts'
import type { DataApi } from '../../data/data-api.ts'

export type PublishingDocuments = PublishingApi & Pick<DataApi, 'documents'>

/** A document that a published release was made from. */
export type CitedSource = {
  readonly sha256: string
  readonly publisher: string
  readonly url: string
  readonly media_type: string
  readonly bytes: number
  readonly documents: PublishingDocuments['documents']
}

/**
 * Only what a published release names can be had: what is in the archive beside it is the operator's own. Throws the
 * refusal `not_found`, with the way to the original where copies of it are not given out.
 */
export const findSource = (apis: readonly PublishingDocuments[], sha256: string): CitedSource => {
  for (const api of apis)
    for (const { summary } of listPublished(api)) {
      const all = summary.datasets.flatMap(({ sources }) => sources)
      const found = all.find(({ source }) => source === sha256)
      if (found !== undefined) return demandServed({ ...found, sha256, documents: api.documents })
    }
  throw new Refusal(
    'not_found',
    'No published release names a document with this digest. Take the digest, 64 digits in lower case, from `source` in the evidence of a record or from source-checks.csv of a release.',
    { param: 'sha256' },
  )
}

const demandServed = (source: CitedSource): CitedSource => {
  const { publisher, url, documents } = source
  if (documents.servesCopies(publisher)) return source
  throw new Refusal(
    'not_found',
    `This service does not serve copies of documents of this publisher (${publisher}). The original is at ${url}`,
    { param: 'sha256' },
  )
}
