import { SOURCE_ORDER } from './source-order.ts'

const RANKS: ReadonlyMap<string, number> = new Map(SOURCE_ORDER.map((publisher, rank) => [publisher, rank]))

/** The place of a publisher in the written order of sources; those that are not in it come last. */
export const rankSource = (publisher: string): number => RANKS.get(publisher) ?? SOURCE_ORDER.length
