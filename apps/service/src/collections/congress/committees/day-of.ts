import type { Origin } from '../../../releases/index.ts'

/** Day that a document is of: that of its publication or, where it is not known, that of its retrieval. */
export const dayOf = ({ source }: Origin): string => source.published_at ?? source.retrieved_at.slice(0, 10)
