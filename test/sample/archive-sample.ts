import { COLLECTIONS } from '../../apps/service/src/wiring/collections.ts'
import { openSources } from '../../apps/service/src/wiring/open-sources.ts'
import { addSample, type AddedSample } from '../../apps/service/src/wiring/sample-documents.ts'
import { DEFAULTS, EDITIONS } from './editions.ts'
import type { SampleNeeds } from './make-sample-editions.ts'

/** Adds invented documents of any size and seed to the archive of a data directory. */
export const archiveSample = (
  directory: string,
  {
    collection: name = 'appropriations',
    ...needs
  }: Partial<SampleNeeds> & { readonly collection?: string } = {},
): Promise<AddedSample> => {
  const [served, makeEditions] = [
    COLLECTIONS.find(({ collection }) => collection.name === name),
    EDITIONS[name],
  ]
  if (served === undefined || makeEditions === undefined)
    throw new Error(`the collection must be one of ${Object.keys(EDITIONS).join(', ')}, not "${name}"`)
  const archive = openSources({ ROTUNDA_DATA: directory }, served.collection)
  return addSample(archive, makeEditions({ ...DEFAULTS, ...needs }))
}
