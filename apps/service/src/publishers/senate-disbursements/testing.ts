/** A PDF of these pages, each text where it stands in the columns, in a font whose letters differ in width. */
export const makeTextPdf = (text: string): Uint8Array => {
  const pages = text.split('\f').filter((page) => page.trim() !== '')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((_, index) => `${4 + 2 * index} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((page, index) => {
      const content = page
        .split('\n')
        .flatMap((line, row) => [...line.matchAll(/\S+(?: \S+)*/g)].map((found) => writeText(found, row)))
        .join('\n')
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 792 612] /Contents ${5 + 2 * index} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  return Buffer.from(writeObjects(objects), 'latin1')
}

const writeText = ({ index, 0: text }: RegExpExecArray, row: number): string =>
  `BT /F1 6 Tf 1 0 0 1 ${20 + index * 4.1} ${560 - row * 9} Tm (${text.replace(/[\\()]/g, (sign) => `\\${sign}`)}) Tj ET`

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
