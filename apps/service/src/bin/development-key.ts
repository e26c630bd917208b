import { SCOPES } from '@rotunda/contract'
import { issueFirstKey, type AccessNeeds } from '../access/index.ts'

/** In a sandbox that has never had a key: one with every scope, so that the first message can be sent at once. */
export const issueDevelopmentKey = async (access: AccessNeeds, at: Date): Promise<string | undefined> => {
  if (access.kind !== 'test') return undefined
  const wanted = { organisation: 'Example Organization', scopes: SCOPES, actor: 'first start', at }
  return (await issueFirstKey(access, wanted))?.secret
}
