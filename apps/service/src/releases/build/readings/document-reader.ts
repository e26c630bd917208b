import type { Publishers, Reading, Source } from '../../../publishers/index.ts'
import { getPublisher } from '../../get-publisher.ts'
import type { ReadBytes } from '../choose-sources.ts'

/** What publishers say of documents. Both throw their DocumentRefused. */
export type DocumentReader = {
  findSeries(source: Source): Promise<string>
  readDocument(source: Source): Reading
}

export type ReaderNeeds = { readonly publishers: Publishers; readonly readBytes: ReadBytes }

/** Parses the document, each time. */
export const makeDocumentReader = ({ publishers, readBytes }: ReaderNeeds): DocumentReader => ({
  findSeries: async (source) =>
    getPublisher(publishers, source.publisher).findSeries({ source, bytes: await readBytes(source.sha256) }),
  async *readDocument(source) {
    const publisher = getPublisher(publishers, source.publisher)
    return yield* publisher.read({ source, bytes: await readBytes(source.sha256) })
  },
})
