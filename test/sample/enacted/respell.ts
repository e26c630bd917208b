import type { Random } from '../random.ts'

/** Writes the name of a recipient as another office would. */
export const respellRecipient = (name: string, random: Random): string => {
  const spelt = random.pick(RECIPIENT_SPELLINGS)(name)
  return random.chance(20) ? spelt.toUpperCase() : spelt
}

/** Writes the name of a project as another office would. */
export const respellTitle = (title: string, random: Random): string => random.pick(TITLE_SPELLINGS)(title)

type Spelling = (text: string) => string

const replace =
  (pattern: RegExp, by: string): Spelling =>
  (text) =>
    text.replace(pattern, by)

const RECIPIENT_SPELLINGS: readonly Spelling[] = [
  replace(/^(?:Sample|Example) (City|Town|County) of (\p{L}+)$/u, '$2, $1 of'),
  replace(/^(?:Sample|Example) (City|Town|County) of (\p{L}+)$/u, '$2 $1'),
  replace(/^(?:Sample|Example) /, ''),
  replace(/^(?:Sample|Example) /, 'The '),
  replace(/\bCounty\b/, 'Co.'),
  replace(/\bUniversity\b/, 'Univ.'),
  replace(/\b(\p{L})\p{L}* (\p{L})\p{L}* (?=Authority|District|Corporation)/u, '$1. $2. '),
  (name) => `${name}, Inc.`,
  replace(/(\p{L}{4})o/u, '$1n˜ o'),
]

const TITLE_SPELLINGS: readonly Spelling[] = [
  replace(/,? Phase \d+$/, ''),
  replace(/ (?:Improvements|Replacement|System|Equipment|Network)$/, ''),
  replace(/^(\p{L}+) (.+)$/u, '$2 ($1)'),
  replace(/^(\p{L}+) (.+)$/u, '$2 in $1'),
  replace(/\bWater\b/, 'Drinking Water'),
  (title) => `${title} Project`,
  (title) => `Design and Construction of ${title}`,
]
