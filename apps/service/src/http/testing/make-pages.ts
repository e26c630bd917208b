import { openWeb, writeProblemPage, type Site } from '@rotunda/web'
import { patience } from '../../platform/testing.ts'
import type { Pages } from '../pages.ts'

const SITE: Site = { publicUrl: undefined, operator: { name: 'Example Society', contact: undefined } }

/** The pages themselves, for a part of the application. */
export const makePages = (): Pages => ({
  open: (around) =>
    openWeb({
      ...around,
      site: SITE,
      clock: () => new Date(),
      endAfter: () => patience(),
      edition: () => '',
    }),
  writeProblem: (problem, url, samples) => writeProblemPage(problem, url, SITE, samples),
})
