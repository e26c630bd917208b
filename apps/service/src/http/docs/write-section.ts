import { writeText } from './write-text.ts'

/** Codes with what they mean; `anchor` before each makes its id one of the page. */
export const writeSection = (
  heading: string,
  codes: Readonly<Record<string, string>>,
  anchor = '',
): string[] => [
  `<h2>${heading}</h2>`,
  '<dl>',
  ...Object.entries(codes).map(
    ([code, text]) => `<dt id="${anchor}${code}"><code>${code}</code></dt><dd>${writeText(text)}</dd>`,
  ),
  '</dl>',
]
