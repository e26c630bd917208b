import type { NewEdition } from '../../apps/service/src/releases/archive/index.ts'
import { makeCongressEditions } from './congress/make-congress-editions.ts'
import { makeEnactedEditions } from './enacted/make-enacted-sample.ts'
import { makeForeignAgentEditions } from './foreign-agents/make-foreign-agents.ts'
import { makeLobbyingEditions } from './lobbying/make-lobbying-editions.ts'
import { makeSampleEditions, type SampleNeeds } from './make-sample-editions.ts'
import { makeSpendingEditions } from './spending/make-spending-editions.ts'

/** Makers of invented documents, by collection. */
export const EDITIONS: Readonly<Record<string, (needs: SampleNeeds) => AsyncIterable<NewEdition>>> = {
  appropriations: makeSampleEditions,
  congress: makeCongressEditions,
  'lobbying-filings': makeLobbyingEditions,
  'foreign-agents': makeForeignAgentEditions,
  'enacted-projects': makeEnactedEditions,
  'award-spending': makeSpendingEditions,
}

/** Seed and size of the sample in apps/service/sample. */
export const DEFAULTS: SampleNeeds = { seed: 1, records: 600 }
