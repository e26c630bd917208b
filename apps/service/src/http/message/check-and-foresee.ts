import type { FastifyRequest } from 'fastify'
import type { MessageData, WarningCode } from '@rotunda/contract'
import type { Campaign, CheckedMessage, FormProblem, Sender } from '../../messages/index.ts'
import { principalOf } from '../authenticate.ts'
import { traceOf } from '../trace-of.ts'
import { readBody } from './explain-body.ts'
import { readCampaign } from './send-message/read-campaign.ts'
import { readDocument } from './send-message/read-document.ts'

export type ForeseeNeeds = {
  /**
   * Checks a message. Look-ups count against the share of the organisation; `document` is the named document of a
   * docket.
   */
  readonly check: (
    data: MessageData,
    problems: readonly FormProblem[],
    asked: { readonly organisation: string; readonly document: string | undefined },
  ) => Promise<CheckedMessage>
  /** Finds warnings that follow from the message’s place in the queue. */
  readonly foresee: (sender: Sender, message: CheckedMessage) => Promise<readonly WarningCode[]>
}

/** Checks a message before it is accepted; the dry run does the same. */
export const checkAndForesee = async (
  needs: ForeseeNeeds,
  request: FastifyRequest,
): Promise<{ readonly message: CheckedMessage; readonly foreseen: readonly WarningCode[] }> => {
  const campaign = readCampaign(request)
  const { data, problems } = readBody(request)
  const { organisation } = principalOf(request)
  const checked = await needs.check(data, problems, { organisation, document: readDocument(request) })
  const message = campaign === undefined ? checked : withCampaign(checked, campaign)
  return { message, foreseen: await needs.foresee(senderOf(request), message) }
}

/** Adds the campaign, or a warning that Regulations.gov takes none. */
const withCampaign = (message: CheckedMessage, campaign: Campaign): CheckedMessage =>
  message.destination.kind === 'docket'
    ? { ...message, warnings: [...message.warnings, 'campaign_not_sent'] }
    : { ...message, campaign }

export const senderOf = (request: FastifyRequest): Sender => {
  const { keyId, organisation, organisationName } = principalOf(request)
  return { keyId, organisation, organisationName, traceId: traceOf(request.raw).traceId }
}
