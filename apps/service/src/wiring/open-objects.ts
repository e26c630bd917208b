import { makeFolderStore, type ObjectStore } from '../platform/object-store/index.ts'

export type ObjectSettings = { readonly ROTUNDA_STORE?: string | undefined }

/** Opens the store of ROTUNDA_STORE; undefined without one. */
export const openObjects = ({ ROTUNDA_STORE: address }: ObjectSettings): ObjectStore | undefined =>
  address === undefined ? undefined : makeFolderStore(address)
