type Content = string | number | null | readonly string[]

/** An element with blanks around its text, as the Clerk writes them. */
export const element = (name: string, content: Content): string =>
  Array.isArray(content)
    ? `<${name}>\n${content.join('\n')}\n</${name}>`
    : `<${name}> ${escapeXml(String(content ?? ''))} </${name}>`

export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

export const writeForm = (root: string, elements: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${element(root, elements)}\n`

/** `4/18/2025 3:04:05 PM`. */
export const formatAmerican = (posted: string): string => {
  const { year, month, day, hour, minute, second } = Temporal.PlainDateTime.from(posted.slice(0, 19))
  const two = (number: number) => String(number).padStart(2, '0')
  return `${month}/${day}/${year} ${hour % 12 === 0 ? 12 : hour % 12}:${two(minute)}:${two(second)} ${hour < 12 ? 'AM' : 'PM'}`
}
