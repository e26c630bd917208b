import type { FindSurroundings } from '../../releases/surroundings/index.ts'

/** Archived documents from which the releases of an API were made. */
export type SourceDocuments = {
  /** Whether the service gives out copies of this publisher's documents; by the title in evidence. */
  readonly servesCopies: (publisher: string) => boolean
  /** Opens a document. Throws `unavailable` if it is missing or damaged. */
  readonly open: (sha256: string) => AsyncIterable<Uint8Array>
  readonly findSurroundings: FindSurroundings
}

/** For a service without an archive. */
export const NO_DOCUMENTS: SourceDocuments = {
  servesCopies: () => false,
  open: () => {
    throw new Error('this service gives out no copies')
  },
  findSurroundings: () =>
    Promise.resolve({
      kind: 'none',
      reason: 'This service keeps no archive of source documents.',
      isLost: true,
    }),
}
