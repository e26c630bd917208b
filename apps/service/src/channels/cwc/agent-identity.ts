import { countCodePoints, findMalformed, findUnsendable } from '../../messages/index.ts'

/** The vendor that the gateway issued its key to, and the person it can call. */
export type AgentIdentity = {
  /** Exact registered name of the key's holder; the gateway compares it. */
  readonly name: string
  /** Address for the gateway's acknowledgements. */
  readonly ackEmail: string
  readonly contactName: string
  readonly contactEmail: string
  /** NNN-NNN-NNNN. */
  readonly contactPhone: string
}

/** Lists every reason why a gateway would refuse all messages of this agent; checked once, at the start. */
export const findAgentFaults = (agent: AgentIdentity): string[] =>
  CHECKS.filter(({ part, holds }) => !holds(agent[part])).map(
    ({ part, rule }) => `The agent's ${part} ${rule}.`,
  )

type Check = {
  readonly part: keyof AgentIdentity
  readonly holds: (text: string) => boolean
  readonly rule: string
}

const hasLength = (min: number) => (text: string) =>
  countCodePoints(text) >= min && countCodePoints(text) <= 500 && isOneLine(text)
const isOneLine = (text: string): boolean => findUnsendable({ first_name: text }).length === 0
const isEmail = (text: string): boolean => text !== '' && findMalformed({ email: text }).length === 0

const CHECKS: readonly Check[] = [
  { part: 'name', holds: hasLength(4), rule: 'must be one line of 4 to 500 characters' },
  { part: 'ackEmail', holds: isEmail, rule: 'must be an e-mail address' },
  { part: 'contactName', holds: hasLength(6), rule: 'must be one line of 6 to 500 characters' },
  { part: 'contactEmail', holds: isEmail, rule: 'must be an e-mail address' },
  {
    part: 'contactPhone',
    holds: (text) => /^[0-9]{3}-[0-9]{3}-[0-9]{4}$/.test(text),
    rule: 'must be written NNN-NNN-NNNN',
  },
]
