import {
  DocumentRefused,
  type OpenDocument,
  type Publishers,
  type Reading,
  type Source,
} from '../../../publishers/index.ts'
import { getPublisher } from '../get-publisher.ts'
import { blameDocument } from '../blame-document.ts'

/** Opens the document of this digest. Throws at its end if the bytes do not match the digest. */
export type OpenSource = (sha256: string) => ReturnType<OpenDocument>

/** Reads documents with their publishers. Both methods throw the publisher's DocumentRefused. */
export type DocumentReader = {
  findSeries(source: Source): Promise<string>
  readDocument(source: Source): Reading
}

export type ReaderNeeds = { readonly publishers: Publishers; readonly openSource: OpenSource }

/** Parses the document on each call. A document that is damaged in the archive is not refused: the damage is thrown. */
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
 * Returns the reason why a publisher refuses a document, and rethrows any other error with the document's name. The
 * digest is verified only at the end of a document, so a document refused half-way is read on: damage in the archive is
 * no fault of the publisher, and is thrown.
 */
const catchRefusal = async (cause: unknown, open: OpenDocument, source: Source): Promise<string> => {
  if (!(cause instanceof DocumentRefused)) throw blameDocument(cause, source)
  for await (const _piece of open()) {
    // Reads to the end, which verifies the digest.
  }
  return cause.message
}
