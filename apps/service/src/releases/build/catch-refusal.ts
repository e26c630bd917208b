import { DocumentRefused, type OpenDocument } from '../../publishers/index.ts'

/**
 * Why a publisher does not take a document; throws anything else that was thrown. A document that is refused half-way
 * has not been read to its end, where its digest is verified: what is damaged in the archive is no fault of its
 * publisher, and is thrown as such.
 */
export const catchRefusal = async (cause: unknown, open: OpenDocument): Promise<string> => {
  if (!(cause instanceof DocumentRefused)) throw cause
  for await (const _piece of open()) {
    // The end is what counts.
  }
  return cause.message
}
