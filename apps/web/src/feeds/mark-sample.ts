/** The end of a title whose subject is invented: a feed is read far from the page whose banner says it. */
export const markSample = (isSample: boolean): string => (isSample ? ' (sample: invented)' : '')
