import type { Origin } from '../../../releases/index.ts'

/** Day on which the document was retrieved: its statements about the present are of this day. */
export const dayOf = ({ source }: Origin): string => source.retrieved_at.slice(0, 10)
