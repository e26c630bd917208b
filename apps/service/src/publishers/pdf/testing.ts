/** A text on a page of 792 by 612 points, from the top left. */
export type PlacedText = {
  readonly x: number
  readonly y: number
  readonly text: string
  /** Operators in front of the text, such as `3 Tr` for one that is not drawn. */
  readonly style?: string
}

/** Entries of the dictionaries of a PDF, and objects that they name from 6 on, if it has one page. */
export type PdfEntries = {
  readonly catalog?: string
  readonly page?: string
  readonly resources?: string
  readonly fonts?: string
  readonly objects?: readonly string[]
}

/** Height of the letters, in points. */
export const LETTERS = 6

/** A PDF of these pages, in a font whose letters differ in width. */
export const makePdf = (
  pages: readonly (readonly PlacedText[])[],
  { catalog = '', page: ofPage = '', resources = '', fonts = '', objects: others = [] }: PdfEntries = {},
): Uint8Array => {
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages /Kids [${pages.map((_, index) => `${4 + 2 * index} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((page, index) => {
      const content = page.map(writeText).join('\n')
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 792 612] /Contents ${5 + 2 * index} 0 R /Resources << /Font << /F1 3 0 R ${fonts} >> ${resources} >> ${ofPage} >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
    ...others,
  ]
  return Buffer.from(writeObjects(objects), 'latin1')
}

const writeText = ({ x, y, text, style = '' }: PlacedText): string =>
  `q BT /F1 ${LETTERS} Tf 1 0 0 1 ${x} ${612 - y} Tm ${style} (${text.replace(/[\\()—–’]/g, (sign) => `\\${OF_WINDOWS[sign] ?? sign}`)}) Tj ET Q`

/** Octal codes of signs in the code page of Windows. */
const OF_WINDOWS: Readonly<Partial<Record<string, string>>> = { '—': '227', '–': '226', '’': '222' }

export const writeObjects = (objects: readonly string[]): string => {
  let text = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const entries = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  return `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
}
