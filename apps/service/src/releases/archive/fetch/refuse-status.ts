import { NotFetched } from './not-fetched.ts'
import type { DocumentAnswer } from './request-document.ts'

/** Throws NotFetched for every answer but a document. */
export const refuseStatus = ({ status, url: { host } }: DocumentAnswer): void => {
  if (status === 200) return
  if (status === 410) throw new NotFetched('gone', `${host} has taken it away for good.`)
  throw new NotFetched('failed', `${host} answered ${status}.${HINTS[status] ?? ''}`)
}

const BY_HAND = ' Some hosts refuse programs: save the document by hand and use "sources add".'
const MOVED = ' It is not here any more: look for its new address.'
const LATER = ' Fetch again later.'
const HINTS: Readonly<Record<number, string>> = {
  301: MOVED,
  302: MOVED,
  307: MOVED,
  308: MOVED,
  401: BY_HAND,
  403: BY_HAND,
  404: MOVED,
  429: LATER,
  500: LATER,
  502: LATER,
  503: LATER,
  504: LATER,
}
