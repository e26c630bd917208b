import type { Random } from '../crash/random.ts'

/** Bytes, as latin1, that an address or a header may hold and should not. */
export const STRANGE: readonly string[] = [
  '\u0000',
  '\u0001',
  '\t',
  '\u007f',
  '\u00ff',
  '\u00c3\u00a9',
  '\u00ed\u00a0\u0080',
  '\u00c0\u00af',
  ' ',
  '\r',
  '\n',
  '"',
  '<script>',
  '|',
  '^',
  '{}',
  '`',
  '\\',
]

const CHARACTERS: readonly string[] = [
  'a',
  'Z',
  '0',
  ' ',
  '\n',
  '\r\n',
  '\t',
  '"',
  '\\',
  '/',
  '<',
  '&',
  ']]>',
  "'",
  '%',
  '\u0000',
  '\u0007',
  '\u001b',
  '\u007f',
  '\u0085',
  '\u00a0',
  '\u00ad',
  '\u200b',
  '\u200e',
  '\u2028',
  '\ufeff',
  '\ufffe',
  '\uffff',
  '\ud800',
  '\udc00',
  'e\u0301',
  '\u0301\u0323',
  '\u1f82',
  '\ufb1d',
  '\u212b',
  '\u0344',
  '🙂',
  '👩‍👩‍👧',
  '\u{10ffff}',
  '\u{e0001}',
  '漢',
  'ﷺ',
  '\u202e',
  '[simulate 400]',
  '[simulate',
  'H',
  '-',
  '_',
  '@',
]

/** Text of what Unicode and the receivers' formats are strange in. */
export const makeText = (random: Random, most: number): string => {
  const length = Math.floor(random.between(0, most))
  if (random.chance(0.3)) return random.pick(CHARACTERS).repeat(length).toWellFormed()
  // Halves of pairs have no form in an address.
  return Array.from({ length: Math.min(length, 200) }, () => random.pick(CHARACTERS))
    .join('')
    .toWellFormed()
}

/** As above, with what only JSON can say. */
export const makeJsonText = (random: Random): string =>
  random.pick([
    () => makeText(random, 40),
    () => random.pick(CHARACTERS),
    () => random.pick(CHARACTERS).repeat(random.pick([30, 31, 32, 254, 255, 5001, 10_001])),
    () => `\ud800${makeText(random, 10)}`,
    () =>
      random.pick([
        'H',
        'HCA00',
        'HCA99',
        'FDA-2026-N-9001',
        'FDA-1999-N-0001',
        '17-108',
        '__proto__',
        '-',
        '_',
      ]),
    () => String(random.between(-1e9, 1e9)),
  ])()
