/** A document of the sample of congress, with what is known of it before the archive has it. */
export type CongressSampleDocument = {
  readonly publisher: string
  readonly url: string
  readonly media_type: string
  readonly published_at: string | null
  readonly bytes: Uint8Array
}

const ENCODER = new TextEncoder()

export const writeDocument = (
  publisher: string,
  file: string,
  media_type: string,
  text: string,
): CongressSampleDocument => ({
  publisher,
  // Hosts that end in `.example` do not exist (RFC 2606).
  url: `https://members.example/${file}`,
  media_type,
  published_at: '2026-06-15',
  bytes: ENCODER.encode(text),
})

/** The number of the person, by which everything of one person is told from that of another. */
export const numberOf = ({ bioguide }: { readonly bioguide: string }): number => Number(bioguide.slice(2))
