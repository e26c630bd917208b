import { nameFinding, PublishingRefused } from '../publish/gates/accept-findings.ts'
import { TEST_COLLECTION } from './release-bed.ts'
import { publishRelease, type Published, type PublishNeeds } from '../publish/publish-release.ts'

type TestNeeds = Omit<PublishNeeds, 'collection'> & Partial<Pick<PublishNeeds, 'collection'>>

/** Accepts all that is found, also where another process has published meanwhile. */
export const publishAnyway = async (needs: TestNeeds): Promise<Published> => {
  for (let accept: readonly string[] = []; ;) {
    try {
      return await publishRelease({ collection: TEST_COLLECTION, ...needs, accept })
    } catch (cause) {
      if (!(cause instanceof PublishingRefused)) throw cause
      accept = cause.findings.map(nameFinding)
    }
  }
}
