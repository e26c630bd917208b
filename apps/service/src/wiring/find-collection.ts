import type { Collection } from '../releases/index.ts'
import { serveCollectionThread } from '../releases/index-files/index.ts'

/** Does the duty of this thread on a collection of the service. */
export const serveThread = (): Promise<void> => serveCollectionThread(findCollection)

/** Loads one collection of the service. A thread needs no other. Throws for an unknown name. */
export const findCollection = async (name: string): Promise<Collection> => {
  const load = Object.hasOwn(LOADS, name) ? LOADS[name] : undefined
  if (load === undefined) throw new Error(`the service has no collection ${name}`)
  return load()
}

const LOADS: Readonly<Record<string, () => Promise<Collection>>> = {
  appropriations: async () =>
    (await import('../collections/appropriations/declaration/index.ts')).APPROPRIATIONS,
  'award-spending': async () => (await import('../collections/award-spending/index.ts')).AWARD_SPENDING,
  congress: async () => (await import('../collections/congress/index.ts')).CONGRESS,
  'enacted-projects': async () => (await import('../collections/enacted-projects/index.ts')).ENACTED_PROJECTS,
  'foreign-agents': async () => (await import('../collections/foreign-agents/index.ts')).FOREIGN_AGENTS,
  'lobbying-filings': async () => (await import('../collections/lobbying-filings/index.ts')).LOBBYING_FILINGS,
}
