import { describeProblem } from '../problem-page.ts'
import type { Asked, Page } from '../page.ts'

export type Choice<Value> = { readonly value: Value } | { readonly page: Page }

/** Reads a parameter that only the page knows. The first value is the default. */
export const readChoice = <Value extends string>(
  asked: Pick<Asked, 'path' | 'params'>,
  param: string,
  allowed: readonly [Value, ...Value[]],
): Choice<Value> => {
  const given = asked.params.get(param) ?? ''
  if (given === '') return { value: allowed[0] }
  const found = allowed.find((one) => one === given)
  return found === undefined ? { page: refuse(asked, param, given, allowed) } : { value: found }
}

/** Uses the API's wording for a refused value. */
export const refuse = (
  asked: Pick<Asked, 'path' | 'params'>,
  param: string,
  given: string,
  allowed: readonly string[],
): Page =>
  describeProblem(
    {
      code: 'invalid_query',
      status: 400,
      title: 'This address cannot be read',
      detail: `The parameter ${param} takes one of ${allowed.join(', ')}. It was “${given}”: choose one of them, or leave it out.`,
      param,
      allowed,
    },
    asked,
  )
