import { describeProblem } from '../problem-page.ts'
import type { Asked, Page } from '../page.ts'

/** The error page for an unknown parameter, because a typing mistake must not look like an answer. */
export const refuseUnknown = (
  asked: Pick<Asked, 'path' | 'params'>,
  known: readonly string[],
): Page | undefined => {
  const unknown = [...asked.params.keys()].find((name) => !known.includes(name))
  if (unknown === undefined) return undefined
  const taken =
    known.length === 0
      ? 'It takes no parameters. Leave it out.'
      : `It takes ${known.join(', ')}. Leave out all others.`
  const detail = `This page does not take the parameter “${unknown}”. ${taken}`
  return describeProblem(
    {
      code: 'invalid_query',
      status: 400,
      title: 'This address cannot be read',
      detail,
      param: unknown,
      allowed: known,
    },
    asked,
  )
}
