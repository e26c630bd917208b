const SHOWN = 5

/** Lists the first five texts, and how many more there are. */
export const listFirst = (texts: readonly string[]): string => {
  const rest = texts.length - SHOWN
  return [...texts.slice(0, SHOWN), ...(rest > 0 ? [`and ${rest} more`] : [])].join('; ')
}
