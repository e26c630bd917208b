/** A fictional document in the format of its publisher, with the facts that the archive needs in advance. */
export type SampleCongressDocument = {
  readonly publisher: string
  readonly url: string
  readonly media_type: string
  readonly retrieved_at: string
  readonly published_at: string | null
  readonly bytes: Uint8Array
}

/** Makes a document as if it had been fetched. */
export const makeSampleDocument = (
  facts: Omit<SampleCongressDocument, 'bytes' | 'published_at'>,
  content: string,
): SampleCongressDocument => ({ ...facts, published_at: null, bytes: new TextEncoder().encode(content) })

/**
 * Makes a writer of documents that were fetched on one morning from a host. The host ends in `.example`, and such hosts
 * do not exist (RFC 2606).
 */
export const makeDocumentWriter =
  (host: `${string}.example`) =>
  (publisher: string, file: string, media_type: string, text: string): SampleCongressDocument => {
    const url = `https://${host}/${file}`
    return makeSampleDocument({ publisher, url, media_type, retrieved_at: '2026-06-15T12:00:00.000Z' }, text)
  }
