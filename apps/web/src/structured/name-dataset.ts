import { COVERAGE_NOTES, DATASETS } from '@rotunda/contract'

/** A dataset where something else is described: its own page says more of the one with this `@id`. */
export const nameDataset = (dataset: keyof typeof DATASETS, origin: string): object => {
  const { title, notes } = DATASETS[dataset]
  const address = `${origin}/datasets/${dataset}`
  return {
    '@type': 'Dataset',
    '@id': address,
    name: title,
    description: [`${title}.`, ...notes.map((code) => COVERAGE_NOTES[code])].join(' '),
    url: address,
  }
}
