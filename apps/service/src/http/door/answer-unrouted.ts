import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '../../platform/index.ts'
import { answerFault } from '../answers/errors.ts'
import { refuseKeyInAddress, type KeyInAddressNeeds } from './key-in-address.ts'

export type UnroutedNeeds = KeyInAddressNeeds & { readonly log: Log<'http.fault'> }

/** Answers a request for which no route can be looked up. No hook runs for it, so a key in its address is looked for here. */
export const answerUnrouted = (
  needs: UnroutedNeeds,
  fault: Error,
  request: FastifyRequest,
  reply: FastifyReply,
): void => {
  const answer = answerFault(needs.log)
  const refused = refuseKeyInAddress(needs, request)
  if (refused === undefined) answer(fault, request, reply)
  else refused.catch((refusal: unknown) => answer(refusal, request, reply))
}
