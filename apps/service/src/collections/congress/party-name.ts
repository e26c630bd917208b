/** One name for each spelling of a party of today: letters, adjectives, and the names of affiliates in a State. */
const NAMES: Readonly<Record<string, string>> = {
  d: 'Democrat',
  democratic: 'Democrat',
  r: 'Republican',
  i: 'Independent',
  id: 'Independent',
}

/** The name under which the party is published: unitedstates/congress-legislators has one for each. */
export const namePartyOf = (text: string): string => NAMES[text.toLowerCase()] ?? text
