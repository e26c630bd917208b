import type { Asked, Page } from '../page.ts'
import { describeProblem } from '../problem-page.ts'

/** A 404 page in the service's wording. */
export const notFound = (detail: string, asked: Pick<Asked, 'path' | 'params'>): Page =>
  describeProblem(
    { code: 'not_found', status: 404, title: 'There is nothing at this address', detail },
    asked,
  )
