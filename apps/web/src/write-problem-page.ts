import { writeAnswer } from './answer.ts'
import type { Written } from './written.ts'
import type { ShownProblem } from './ask/ask.ts'
import { describeProblem } from './problem-page.ts'
import type { Site } from './page.ts'
import { isTooLong } from './refuse-long.ts'

/** The error page for addresses that are not pages, such as the API's, when a person follows a link there. */
export const writeProblemPage = (
  problem: ShownProblem,
  url: string,
  site: Site,
  samples: readonly string[],
): Written => {
  const parsed = URL.parse(url, 'http://page.invalid')
  const params = isTooLong(url) ? undefined : parsed?.searchParams
  const asked = { path: parsed?.pathname ?? '/', params: params ?? new URLSearchParams() }
  return writeAnswer(describeProblem(problem, asked), {
    ...asked,
    site,
    origin: site.publicUrl ?? '',
    samples,
  })
}
