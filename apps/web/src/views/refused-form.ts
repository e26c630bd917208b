import { Problem } from '@rotunda/sdk/appropriations'
import type { Html } from '../html/html.ts'
import type { Answer, Asked, Page } from '../page.ts'
import { describeFault } from '../problem-page.ts'

/** The refusal of a query, with the parameter that was refused. */
export type Refused = { readonly main: Html; readonly param: string | undefined }

/** Keeps the form around a refusal, so the visitor can correct the value. */
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
