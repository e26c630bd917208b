import { SCOPES } from '@rotunda/contract'
import { DEFAULT_QUOTAS, issueFirstKey, type AccessNeeds } from '../access/index.ts'

/**
 * In a sandbox that has never had a key: one with every scope, so that the first message can be sent at once. It has
 * the quotas of every other key, so that a program that works with it works with those, too.
 */
export const issueDevelopmentKey = async (access: AccessNeeds, at: Date): Promise<string | undefined> => {
  if (access.kind !== 'test') return undefined
  const terms = { organisation: 'Example Organization', scopes: SCOPES, quotas: DEFAULT_QUOTAS }
  const issued = await issueFirstKey(access, { ...terms, actor: 'first start', at })
  return issued?.secret
}
