/**
 * Whether `If-None-Match` names the tag. A proxy that compressed the answer may have made it a weak one: it is the
 * same content all the same.
 */
export const hasAlready = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((held) => ['*', etag, `W/${etag}`].includes(held.trim()))
