import type { Origin } from '../../../releases/index.ts'

/** Day of a document: its publication or, if that is unknown, its retrieval. */
export const dayOf = ({ source }: Origin): string => source.published_at ?? source.retrieved_at.slice(0, 10)
