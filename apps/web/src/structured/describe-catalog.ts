import type { Dataset } from '../releases/read-releases.ts'
import { describeDataset } from './describe-dataset.ts'

/** All datasets as a catalog in the words of schema.org (JSON-LD): for the page that stands for all of them. */
export const describeCatalog = (datasets: readonly Dataset[], origin: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'DataCatalog',
  '@id': `${origin}/#catalog`,
  name: 'Rotunda',
  description:
    'Money that members of Congress ask for and what House bills include, each value tied to the document that says it.',
  url: `${origin}/`,
  dataset: datasets.map((one) => describeDataset(one, origin)),
})
