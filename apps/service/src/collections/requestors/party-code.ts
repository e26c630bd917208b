import type { PartyCode } from '@rotunda/contract'
import { foldText } from '../../platform/index.ts'

/** Party code of a name, in any known spelling. */
export const findPartyCode = (name: string): PartyCode =>
  SPELLINGS.find(([, spelling]) => spelling.test(foldText(name)))?.[0] ?? 'other'

const SPELLINGS: readonly (readonly [PartyCode, RegExp])[] = [
  ['D', /^\(?d(?:em\.?|emocrat|emocratic)?\)?$/],
  ['R', /^\(?r(?:ep\.?|epublican)?\)?$/],
  ['I', /^\(?i(?:nd\.?|ndependent)?\)?$/],
]
