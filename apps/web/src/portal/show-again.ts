import { Redirect } from '../page.ts'
import type { PortalAnswer, PortalAsked, PortalRoute } from './portal-page.ts'
import type { FieldFaults } from './say-faults.ts'

/** Shows a form again with faults that the page finds itself, such as a number that is none. What was typed is kept. */
export const showAgain = async (
  { show }: Pick<PortalRoute, 'show'>,
  asked: PortalAsked,
  faults: FieldFaults,
): Promise<PortalAnswer> => {
  const shown = await show({ ...asked, faults })
  return shown instanceof Redirect ? shown : { ...shown, status: 422 }
}
