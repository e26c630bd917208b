import { Problem } from '@rotunda/sdk/appropriations'
import type { Html } from '../html/html.ts'
import type { Answer, Asked, Page } from '../page.ts'
import { describeFault } from '../problem-page.ts'

/** What the service says of a query, and the parameter that it is about. */
export type Refused = { readonly main: Html; readonly param: string | undefined }

/** A value that is refused leaves the form in place, so that it can be mended where it was typed. */
export const withRefusedForm = async <Kind extends Answer>(
  asked: Asked,
  answer: Promise<Kind>,
  showForm: (refused: Refused) => Html,
): Promise<Kind | Page> => {
  try {
    return await answer
  } catch (fault) {
    const page = describeFault(fault, asked)
    if (!(fault instanceof Problem) || page?.status !== 400) throw fault
    return { ...page, main: showForm({ main: page.main, param: fault.document.param }) }
  }
}
