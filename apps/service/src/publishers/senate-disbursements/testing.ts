import { makePdf } from '../pdf/testing.ts'

/** A PDF of these pages, each text where it stands in the columns. */
export const makeTextPdf = (text: string): Uint8Array =>
  makePdf(
    text
      .split('\f')
      .filter((page) => page.trim() !== '')
      .map((page) =>
        page.split('\n').flatMap((line, row) =>
          [...line.matchAll(/\S+(?: \S+)*/g)].map(({ index, 0: found }) => ({
            x: 20 + index * 4.1,
            y: 52 + row * 9,
            text: found,
          })),
        ),
      ),
  )
