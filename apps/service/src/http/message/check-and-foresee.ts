import type { FastifyRequest } from 'fastify'
import type { MessageData, WarningCode } from '@rotunda/contract'
import type { Campaign, CheckedMessage, FormProblem, Sender } from '../../messages/index.ts'
import { principalOf } from '../authenticate.ts'
import { readBody } from './explain-body.ts'
import { readCampaign } from './send-message/read-campaign.ts'
import { readDocument } from './send-message/read-document.ts'

export type ForeseeNeeds = {
  /** The organisation's share of look-ups is what it may use; `document` is the document of a docket that it names. */
  readonly check: (
    data: MessageData,
    problems: readonly FormProblem[],
    asked: { readonly organisation: string; readonly document: string | undefined },
  ) => Promise<CheckedMessage>
  /** Warnings that follow from the place in the queue. */
  readonly foresee: (sender: Sender, message: CheckedMessage) => Promise<readonly WarningCode[]>
}

/** Everything that is known of a message before it is accepted: shared with the dry run. */
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

/** Regulations.gov has no place for one. */
const withCampaign = (message: CheckedMessage, campaign: Campaign): CheckedMessage =>
  message.destination.kind === 'docket'
    ? { ...message, warnings: [...message.warnings, 'campaign_not_sent'] }
    : { ...message, campaign }

export const senderOf = (request: FastifyRequest): Sender => {
  const { keyId, organisation } = principalOf(request)
  return { keyId, organisation }
}
