/** Names of columns between bars: they may have blanks and commas. */
export const split = (names: string): readonly string[] => names.split('|').map((name) => name.trim())
