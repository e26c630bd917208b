import { SCOPES } from '@rotunda/contract'
import {
  addFirstTerms,
  DEFAULT_QUOTAS,
  issueFirstKey,
  readTermsDraft,
  type AccessNeeds,
} from '../access/index.ts'

const ACTOR = 'first start'

/**
 * Issues a key with every scope in a sandbox without keys, so that the first message can be sent at once. It has the
 * default quotas, so that a program that works with this key works with other keys, too.
 */
export const issueDevelopmentKey = async (access: AccessNeeds, at: Date): Promise<string | undefined> => {
  if (access.kind !== 'test') return undefined
  const terms = {
    organisation: 'Example Organization',
    scopes: SCOPES,
    quotas: DEFAULT_QUOTAS,
    withoutTerms: 'It is the development key of a sandbox.',
  }
  const issued = await issueFirstKey(access, { ...terms, actor: ACTOR, at })
  return issued?.secret
}

/** Puts the draft of the terms in force in a sandbox without terms, so that every step of the portal can be tried. */
export const putDraftInForce = async (access: AccessNeeds, at: Date): Promise<void> => {
  if (access.kind !== 'test') return
  await addFirstTerms(access, { version: 'draft', text: readTermsDraft(), inForceAt: at, actor: ACTOR }, at)
}
