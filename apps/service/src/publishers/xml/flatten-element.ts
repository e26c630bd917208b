import type { XmlElement } from './parse-xml-document.ts'

/**
 * An element’s texts and attributes word for word, by their paths: `meeting-date/start-time`, `witness@testified`. What
 * comes again has its number: `file[2]@doc-url`. `without` names elements that are rows of their own.
 */
export const flattenElement = (
  element: XmlElement,
  without: ReadonlySet<string> = new Set(),
): Readonly<Record<string, string>> => Object.fromEntries(listCells(element, '', without))

const listCells = (
  { attributes, children, text }: XmlElement,
  path: string,
  without: ReadonlySet<string>,
): (readonly [string, string])[] => {
  const kept = children.filter(({ name }) => !without.has(name))
  const own = Object.entries(attributes).map(([name, value]) => [`${path}@${name}`, value] as const)
  const texts = path !== '' && (children.length === 0 || text.trim() !== '') ? [[path, text] as const] : []
  const seen = new Map<string, number>()
  const inner = kept.flatMap((child) => {
    const number = (seen.get(child.name) ?? 0) + 1
    seen.set(child.name, number)
    const name = number === 1 ? child.name : `${child.name}[${number}]`
    return listCells(child, path === '' ? name : `${path}/${name}`, without)
  })
  return [...own, ...texts, ...inner]
}
