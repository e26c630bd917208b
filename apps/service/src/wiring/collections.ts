import { APPROPRIATIONS } from '../collections/appropriations/declaration/index.ts'
import { CONGRESS } from '../collections/congress/index.ts'
import { getGuidanceDocument } from '../publishers/appropriations/index.ts'
import { makeCongressEditions, makeSampleEditions } from '../sample/index.ts'
import { describeRequestors } from './describe-requestors.ts'
import type { ServedCollections } from './served-collection.ts'

/** Every collection of the service. Commands without --collection are for the first one. */
export const COLLECTIONS: ServedCollections = [
  {
    collection: APPROPRIATIONS,
    needed: true,
    listIncluded: () => [getGuidanceDocument()],
    makeSample: makeSampleEditions,
    describeBuild: describeRequestors,
    loadApi: async () => {
      const { appropriationsApi } = await import('../http/index.ts')
      return ({ currentRelease, directory, documents }) =>
        appropriationsApi(currentRelease, directory, documents)
    },
  },
  {
    collection: CONGRESS,
    needsKey: true,
    makeSample: makeCongressEditions,
    loadApi: async () => {
      const { partnerApi } = await import('../http/index.ts')
      return ({ currentRelease, directory }) => partnerApi(currentRelease, directory)
    },
  },
]
