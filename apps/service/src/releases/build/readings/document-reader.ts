import {
  DocumentRefused,
  type OpenDocument,
  type Publishers,
  type Reading,
  type Source,
} from '../../../publishers/index.ts'
import { getPublisher } from '../get-publisher.ts'
import { blameDocument } from '../blame-document.ts'

/** Opens the document of this digest, and throws at its end where the bytes are not those of the digest. */
export type OpenSource = (sha256: string) => ReturnType<OpenDocument>

/** What publishers say of documents. Both throw their DocumentRefused. */
export type DocumentReader = {
  findSeries(source: Source): Promise<string>
  readDocument(source: Source): Reading
}

export type ReaderNeeds = { readonly publishers: Publishers; readonly openSource: OpenSource }

/** Parses the document, each time. One that is damaged in the archive is not refused: what tells of the damage is thrown. */
export const makeDocumentReader = ({ publishers, openSource }: ReaderNeeds): DocumentReader => ({
  findSeries: async (source) => {
    const open = () => openSource(source.sha256)
    try {
      return await getPublisher(publishers, source.publisher).findSeries({ source, open })
    } catch (cause) {
      throw new DocumentRefused(await catchRefusal(cause, open, source), { cause })
    }
  },
  async *readDocument(source) {
    const open = () => openSource(source.sha256)
    try {
      return yield* getPublisher(publishers, source.publisher).read({ source, open })
    } catch (cause) {
      throw new DocumentRefused(await catchRefusal(cause, open, source), { cause })
    }
  },
})

/**
 * Why a publisher does not take a document; any other fault is thrown with the name of the document. A document that is refused half-way has
 * not been read to its end, where its digest is verified: what is damaged in the archive is no fault of its publisher,
 * and is thrown as such.
 */
const catchRefusal = async (cause: unknown, open: OpenDocument, source: Source): Promise<string> => {
  if (!(cause instanceof DocumentRefused)) throw blameDocument(cause, source)
  for await (const _piece of open()) {
    // The end is what counts.
  }
  return cause.message
}
