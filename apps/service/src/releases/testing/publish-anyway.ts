import { nameFinding } from '../gates/gate.ts'
import { PublishingRefused } from '../gates/accept-findings.ts'
import { publishRelease, type Published, type PublishNeeds } from '../publish-release.ts'

/** Accepts all that is found, also where another process has published meanwhile. */
export const publishAnyway = async (needs: PublishNeeds): Promise<Published> => {
  for (let accept: readonly string[] = []; ;) {
    try {
      return await publishRelease({ ...needs, accept })
    } catch (cause) {
      if (!(cause instanceof PublishingRefused)) throw cause
      accept = cause.findings.map(nameFinding)
    }
  }
}
