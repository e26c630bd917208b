import type { ChosenSource } from '../../../releases/index.ts'

/** An excerpt quotes rows of several years: rows of a year whose own document is present are duplicates. */
export const isExcerpt = ({ series }: Pick<ChosenSource, 'series'>): boolean => series === 'requests/excerpt'
