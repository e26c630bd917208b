import type { XmlElement } from '../xml/parse-xml-document.ts'

/** The Congress that the names of a list’s files and its own address agree on; null where none says it, or they differ. */
export const findListedCongress = (root: XmlElement, url: string): number | null => {
  const named = [url, ...listAddresses(root)].flatMap((address) => {
    const [, congress] = FILE_NAME.exec(address) ?? []
    return congress === undefined ? [] : [Number(congress)]
  })
  const [first, ...others] = new Set(named)
  return first === undefined || others.length > 0 ? null : first
}

/** `HHRG-113-GO25-Bio-…`. */
const FILE_NAME = /\/(?:HHRG|HMKP|HMTG)-(\d{2,3})-[^/]*$/

const listAddresses = ({ attributes, children }: XmlElement): readonly string[] => [
  ...(attributes['doc-url'] === undefined ? [] : [attributes['doc-url']]),
  ...children.flatMap(listAddresses),
]
