import { controlTitle } from './filters/controls.ts'
import { shorten } from './parts/shorten.ts'

const LONGEST_VALUE = 100

type Refusal = {
  readonly code: string
  readonly title: string
  readonly detail: string
  readonly param?: string
}

/** A refused value in the words of the form, which calls a parameter by the title of its field. */
export const nameField = <Shown extends Refusal>(problem: Shown, params: URLSearchParams): Shown => {
  const { code, param, detail } = problem
  if (code !== 'invalid_query' || param === undefined || !params.has(param)) return problem
  const title = controlTitle(param)
  if (title === undefined) return problem
  const given = shorten(params.getAll(param).join(', '), LONGEST_VALUE)
  return {
    ...problem,
    title: `The value of “${title}” cannot be read`,
    detail: `${detail
      .replace(`Each value of the parameter "${param}"`, `Each value of “${title}”`)
      .replace(`The parameter "${param}"`, `“${title}”`)} It was “${given}”.`,
  }
}
