import { foldText } from '../platform/index.ts'

/**
 * Letters and digits that look alike in common typefaces, by the letter that stands for all of them. The list holds
 * the look-alikes of Latin letters among Greek and Cyrillic (Unicode's confusables), and digits for letters.
 */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  ...mapEach('аɑα', 'a'),
  ...mapEach('вβ', 'b'),
  ...mapEach('сϲ', 'c'),
  ...mapEach('ԁ', 'd'),
  ...mapEach('еєε', 'e'),
  ...mapEach('ɡ', 'g'),
  ...mapEach('һнη', 'h'),
  ...mapEach('іıιӏ1|lǀ', 'i'),
  ...mapEach('јϳ', 'j'),
  ...mapEach('кκ', 'k'),
  ...mapEach('мμ', 'm'),
  ...mapEach('пո', 'n'),
  ...mapEach('оοσօ0', 'o'),
  ...mapEach('рρ', 'p'),
  ...mapEach('ԛ', 'q'),
  ...mapEach('гᴦ', 'r'),
  ...mapEach('ѕ5', 's'),
  ...mapEach('тτ', 't'),
  ...mapEach('υս', 'u'),
  ...mapEach('νѵ', 'v'),
  ...mapEach('ѡωш', 'w'),
  ...mapEach('хχ×', 'x'),
  ...mapEach('уγ', 'y'),
  ...mapEach('ʐ', 'z'),
  // A stroke is no accent for Unicode.
  ...mapEach('đ', 'd'),
  ...mapEach('ħ', 'h'),
  ...mapEach('ł', 'i'),
  ...mapEach('ø', 'o'),
  ...mapEach('ŧ', 't'),
}

function mapEach(alike: string, letter: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...alike].map((one) => [one, letter]))
}

/**
 * Folds the name of an organisation for comparison: case, accents, white space, punctuation, and single letters that
 * look alike. Pairs of letters that look like one, such as rn and m, stay apart.
 */
export const foldName = (name: string): string =>
  [
    ...foldText(name)
      .replaceAll(/[^\p{L}\p{N}|×]+/gu, ' ')
      .trim(),
  ]
    .map((letter) => LOOK_ALIKES[letter] ?? letter)
    .join('')
