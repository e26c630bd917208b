import { createHash } from 'node:crypto'
import type { ProofChallenge } from '@rotunda/contract'

/** Solves a challenge as a client does. */
export const solveProof = (challenge: ProofChallenge): string => {
  for (let number = 0; number <= challenge.maxnumber; number += 1)
    if (
      createHash('sha256')
        .update(challenge.salt + String(number))
        .digest('hex') === challenge.challenge
    )
      return Buffer.from(JSON.stringify({ ...challenge, number })).toString('base64')
  throw new Error('the challenge has no solution')
}
