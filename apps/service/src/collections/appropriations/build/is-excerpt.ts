import type { ChosenSource } from '../../../releases/index.ts'

/** An excerpt quotes rows of several years: those of a year whose own document is there are there already. */
export const isExcerpt = ({ series }: Pick<ChosenSource, 'series'>): boolean => series === 'requests/excerpt'
