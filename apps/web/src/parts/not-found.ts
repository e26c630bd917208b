import type { Asked, Page } from '../page.ts'
import { describeProblem } from '../problem-page.ts'

/** For an address that the router knows and that has nothing behind it: as the service says it. */
export const notFound = (detail: string, asked: Pick<Asked, 'path' | 'params'>): Page =>
  describeProblem(
    { code: 'not_found', status: 404, title: 'There is nothing at this address', detail },
    asked,
  )
