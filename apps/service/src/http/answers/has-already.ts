/**
 * Whether `If-None-Match` names the tag. Weak and strong tags match: a proxy that compressed the answer may have
 * weakened its tag, but not changed its content. An asterisk matches every tag if it is alone; in a list it is no tag.
 */
export const hasAlready = (ifNoneMatch = '', etag: string): boolean =>
  ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((held) => bare(held) === bare(etag))

const bare = (tag: string): string => tag.trim().replace(/^W\//, '')
