import type { FullRecord } from '@rotunda/contract'
import { openTwoReleases as openTwo } from '../../../apps/service/src/http/appropriations/list-changes/testing.ts'
import { openWebOver } from './open-web-over.ts'

type Options = { readonly contact?: string; readonly records?: readonly FullRecord[] }

/** The pages over the public API of two releases that were published one after the other, and no other data. */
export const openTwoReleases = async (
  t: { after(clean: () => unknown): void },
  { contact, records }: Options = {},
) => {
  const api = await openTwo(t)
  if (records !== undefined) await api.publish(records)
  return { ...api, ...(await openWebOver(t, api.app, contact)) }
}
