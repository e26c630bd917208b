import { getDocumentProxy } from 'unpdf'
import { DocumentRefused } from '../publisher.ts'
import { findPageNumber, type PageLine, type TextPage, type Token } from './split-pages.ts'

/**
 * The pages of a PDF: each text with the column in which it stands, as a text that keeps columns has it. Throws a
 * DocumentRefused for what is no PDF, or is locked.
 */
export const extractPdfPages = async (bytes: Uint8Array): Promise<readonly TextPage[]> => {
  // The library keeps what it is given.
  const pdf = await openPdf(Uint8Array.from(bytes))
  const pages: TextPage[] = []
  let row = 0
  try {
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const lines = await readLines(pdf, number, row)
      row += lines.length
      pages.push({ number: findPageNumber(lines), lines })
    }
  } catch (cause) {
    throw refusePdf(cause)
  } finally {
    await pdf.loadingTask.destroy()
  }
  return pages
}

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

const openPdf = async (bytes: Uint8Array): Promise<Pdf> => {
  try {
    return await getDocumentProxy(bytes, { verbosity: 0 })
  } catch (cause) {
    throw refusePdf(cause)
  }
}

/** All that the library throws is that the bytes are no PDF that can be read. */
const refusePdf = (cause: unknown): DocumentRefused =>
  new DocumentRefused('The PDF cannot be read: it is cut off, damaged or locked. Fetch it again.', { cause })

/** A text where it stands on the page, from its top left. */
type Placed = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly text: string
}

const readLines = async (pdf: Pdf, number: number, above: number): Promise<readonly PageLine[]> => {
  const page = await pdf.getPage(number)
  const viewport = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  const placed = items.flatMap((item): Placed[] => {
    if (!('str' in item) || item.str.trim() === '') return []
    // The last two numbers of the matrix of a text are its place.
    const [x, y] = viewport.convertToViewportPoint(Number(item.transform[4]), Number(item.transform[5])) as [
      number,
      number,
    ]
    return [{ x, y, width: item.width, height: item.height || 1, text: item.str }]
  })
  page.cleanup()
  const left = Math.min(...placed.map(({ x }) => x))
  const unit = viewport.width / COLUMNS
  return groupLines(placed).map((line, index) => ({
    row: above + index + 1,
    tokens: joinTexts(line).map(({ x, text }): Token => ({ x: (x - left) / unit, text })),
  }))
}

/** A text that keeps the columns of a page of these reports is about so wide. */
const COLUMNS = 190

/** Texts on one line, from the top; what stands less than half a letter lower is on the same one. */
const groupLines = (texts: readonly Placed[]): readonly (readonly Placed[])[] => {
  const lines: Placed[][] = []
  for (const text of texts.toSorted((one, other) => one.y - other.y)) {
    const line = lines.at(-1)
    const [first] = line ?? []
    if (line !== undefined && first !== undefined && text.y - first.y < first.height / 2) line.push(text)
    else lines.push([text])
  }
  return lines.map((line) => line.toSorted((one, other) => one.x - other.x))
}

/** Texts that stand as near as words are one. */
const joinTexts = (line: readonly Placed[]): readonly Placed[] => {
  const joined: Placed[] = []
  for (const text of line) {
    const last = joined.at(-1)
    const gap = last === undefined ? Infinity : text.x - last.x - last.width
    if (last === undefined || gap > text.height * WIDEST_SPACE)
      joined.push({ ...text, text: text.text.trim() })
    else
      joined[joined.length - 1] = {
        ...last,
        width: text.x + text.width - last.x,
        text: `${last.text}${gap > text.height * NARROWEST_SPACE ? ' ' : ''}${text.text}`.trim(),
      }
  }
  return joined.map((one) => ({ ...one, text: one.text.replace(/\s+/g, ' ') }))
}

/** In heights of letters. */
const WIDEST_SPACE = 0.7
const NARROWEST_SPACE = 0.1
