/**
 * Whether `If-None-Match` names the tag. A proxy that compressed the answer may have made it a weak one: it is the
 * same content all the same. An asterisk stands for every tag when it stands alone; in a list it is no tag at all.
 */
export const hasAlready = (ifNoneMatch = '', etag: string): boolean =>
  ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((held) => bare(held) === bare(etag))

const bare = (tag: string): string => tag.trim().replace(/^W\//, '')
