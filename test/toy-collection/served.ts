import type { ServedCollection } from '../../apps/service/src/wiring/served-collection.ts'
import { collection } from './collection.ts'

// cut: served
export const served: ServedCollection = {
  collection,
  openApi: async ({ currentRelease, directory }) =>
    (await import('./api.ts')).wellsApi(currentRelease, directory, 'anyone'),
}
// end: served
