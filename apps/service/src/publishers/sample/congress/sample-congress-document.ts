/** A fictional document in the format of its publisher, with what is known of it before the archive has it. */
export type SampleCongressDocument = {
  readonly publisher: string
  readonly url: string
  readonly media_type: string
  readonly retrieved_at: string
  readonly published_at: string | null
  readonly bytes: Uint8Array
}

/** As if it had been fetched. */
export const makeSampleDocument = (
  facts: Omit<SampleCongressDocument, 'bytes' | 'published_at'>,
  content: string,
): SampleCongressDocument => ({ ...facts, published_at: null, bytes: new TextEncoder().encode(content) })
