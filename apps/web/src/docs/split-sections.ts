import type { Document } from './document.ts'
import { makeNames } from './name-heading.ts'
import { parseMarkdown, textOf } from './parse-markdown.ts'

/** A heading with its text, up to the next heading: the unit of a search result. */
export type Section = {
  readonly id: string
  readonly address: string
  readonly document: string
  readonly folder: Document['folder']
  readonly heading: string
  readonly text: string
}

export const splitSections = ({ file, address, folder, title, markdown }: Document): Section[] => {
  const nameOf = makeNames()
  let [heading, anchor] = [title, '']
  let texts: string[] = []
  const sections: Section[] = []
  const end = () => {
    const place = anchor === '' ? address : `${address}#${anchor}`
    sections.push({
      id: `${file}#${anchor}`,
      address: place,
      document: title,
      folder,
      heading,
      text: texts.join(' '),
    })
    texts = []
  }
  const tokens = parseMarkdown(markdown)
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1]
    if (token.type === 'inline' && before?.type === 'heading_open') {
      if (before.tag === 'h1') continue
      end()
      ;[heading, anchor] = [textOf(token), nameOf(textOf(token))]
    } else if (token.type === 'inline') texts.push(textOf(token))
    else if (token.type === 'fence') texts.push(token.content)
  }
  end()
  return sections.filter((section) => section.text !== '' || section.heading !== title)
}
