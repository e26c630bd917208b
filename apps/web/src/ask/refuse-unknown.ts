import { describeProblem } from '../problem-page.ts'
import type { Asked, Page } from '../page.ts'

/** The page in place of one whose address has a parameter that it does not take: a slip must not pass for an answer. */
export const refuseUnknown = (
  asked: Pick<Asked, 'path' | 'params'>,
  known: readonly string[],
): Page | undefined => {
  const unknown = [...asked.params.keys()].find((name) => !known.includes(name))
  if (unknown === undefined) return undefined
  const detail = `This page takes no parameter "${unknown}"${known.length === 0 ? '' : `: it takes ${known.join(', ')}`}.`
  return describeProblem(
    {
      code: 'invalid_query',
      status: 400,
      title: 'The address is not understood',
      detail,
      param: unknown,
      allowed: known,
    },
    asked,
  )
}
