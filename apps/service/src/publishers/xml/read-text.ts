import { tidyText } from '../cells/tidy-text.ts'
import type { XmlElement } from './parse-xml-document.ts'

/** The text of the first element at the end of these names; null where there is none, or it is blank. */
export const readText = (element: XmlElement, ...names: readonly string[]): string | null => {
  const found = names.reduce<XmlElement | undefined>(
    (parent, name) => parent?.children.find((child) => child.name === name),
    element,
  )
  return tidyText(found?.text)
}

/** Every element at the end of these names. */
export const listElements = (element: XmlElement, ...names: readonly string[]): readonly XmlElement[] =>
  names.reduce<readonly XmlElement[]>(
    (parents, name) => parents.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [element],
  )
