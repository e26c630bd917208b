import type { FastifyRequest } from 'fastify'
import type { Campaign } from '../../../messages/index.ts'
import { Refusal } from '../../../platform/index.ts'

export const CAMPAIGN_PATTERN = '^([A-Za-z0-9][A-Za-z0-9._-]{0,63})(?: *; *stance=(pro|con))?$'
const SHAPE = new RegExp(CAMPAIGN_PATTERN)

/** Reads the Campaign header: a name that the sender chooses, and a stance if the campaign takes a side. */
export const readCampaign = ({ headers }: FastifyRequest): Campaign | undefined => {
  const { campaign } = headers
  if (campaign === undefined) return undefined
  const [, name, stance] = SHAPE.exec(String(campaign)) ?? []
  if (name === undefined)
    throw new Refusal(
      'not_json',
      'The Campaign header must be a name of 1 to 64 letters, digits, dots, hyphens and underscores, followed by ";stance=pro" or ";stance=con" if the campaign takes a side, such as: libraries-2026;stance=pro',
    )
  return stance === 'pro' || stance === 'con' ? { name, stance } : { name }
}
