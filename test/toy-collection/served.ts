import type { ServedCollection } from '../../apps/service/src/wiring/served-collection.ts'
import { collection } from './collection.ts'

// cut: served
export const served: ServedCollection = {
  collection,
  loadApi: async () => {
    const { wellsApi } = await import('./api.ts')
    return ({ currentRelease, directory }) => wellsApi(currentRelease, directory, 'anyone')
  },
}
// end: served
