import type { FindSurroundings } from '../../releases/surroundings/index.ts'

/** The archived documents that the releases of an API were made from. */
export type SourceDocuments = {
  /** Whether copies of what this body published are given out; by its title, as evidence names it. */
  readonly servesCopies: (publisher: string) => boolean
  /** Throws the refusal `unavailable` for a document that is missing here or damaged. */
  readonly open: (sha256: string) => AsyncIterable<Uint8Array>
  readonly findSurroundings: FindSurroundings
}

/** Documents of releases without an archive. */
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
