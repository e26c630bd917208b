import { writeAnswer } from './answer.ts'
import type { Written } from './written.ts'
import { describeProblem, type ShownProblem } from './problem-page.ts'
import type { Site } from './page.ts'

/** A refusal of an address that is no page, such as of the API itself, for a person who follows a link. */
export const writeProblemPage = (
  problem: ShownProblem,
  url: string,
  site: Site,
  samples: readonly string[],
): Written => {
  const parsed = URL.parse(url, 'http://page.invalid')
  const asked = { path: parsed?.pathname ?? '/', params: parsed?.searchParams ?? new URLSearchParams() }
  return writeAnswer(describeProblem(problem, asked), {
    path: asked.path,
    site,
    origin: site.publicUrl ?? '',
    samples,
  })
}
