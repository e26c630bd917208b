import { wordsOf, type ReadPage } from './open-pages.ts'

/** The heading of a page. */
export const title = ({ document }: ReadPage): string => wordsOf(document.querySelector('h1'))

/** Cells of the rows of a table by its name, the heading of each row first. */
export const readRows = ({ document }: ReadPage, name: string): string[][] =>
  [...document.querySelectorAll(`[aria-label="${name}"] tbody tr`)].map((row) =>
    [...row.children].map(wordsOf),
  )

/** As pages write an amount. */
export const dollars = (value: number | null | undefined): string =>
  typeof value === 'number' ? `$${value.toLocaleString('en-US')}` : 'no amount known'
