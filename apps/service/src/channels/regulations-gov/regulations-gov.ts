import type { Channel, Delivery, Outcome } from '../../messages/index.ts'
import { commentAttributes, findUnsent } from './comment-attributes.ts'
import { commentOutcome } from './comment-outcome.ts'
import { findCommentProblems } from './find-comment-problems.ts'
import { postToApi } from './post-to-api.ts'
import { PROFILE } from './profile.ts'
import type { RegulationsGovSettings } from './regulations-gov-settings.ts'
import { probeSubmissions } from './submission-key.ts'

/** Files comments through version 4 of the API of Regulations.gov. */
export const makeRegulationsGov = (settings: RegulationsGovSettings): Channel => ({
  name: 'regulations-gov',
  profile: { ...PROFILE, timeoutSeconds: settings.timeoutSeconds ?? PROFILE.timeoutSeconds },
  findProblems: findCommentProblems,
  findUnsent,
  deliver: (delivery, signal) => fileComment(settings, delivery, signal),
  probe: (signal) => probeSubmissions(settings, signal),
})

const fileComment = async (
  settings: RegulationsGovSettings,
  { destination, fields, deliveryId, mayStart }: Delivery,
  signal: AbortSignal,
): Promise<Outcome> => {
  if (destination.kind !== 'docket') throw new Error(`a comment cannot go to a ${destination.kind} office`)
  const data = { type: 'comments', attributes: commentAttributes(fields, destination.documentId) }
  const result = await postToApi(settings, { path: '/comments', data, signal, deliveryId, mayStart })
  return commentOutcome(result, { fields, apiKey: settings.apiKey, now: settings.clock() })
}
