import { OF_XML, type XmlShape } from './find-shape-fault.ts'
import type { XmlElement } from './parse-xml-document.ts'

/** An element without its unknown parts, and the paths of these parts: `alis/other`, `Client@Other`. */
export type SeparatedElement = { readonly element: XmlElement; readonly unknown: readonly string[] }

/**
 * Separates the parts of an element that its shape does not have, so that a source with a new part can still be read. An
 * element that should have text alone keeps everything, and `findShapeFault` names its fault.
 */
export const separateUnknown = (element: XmlElement, shape: XmlShape): SeparatedElement => {
  const unknown = new Set<string>()
  const known = separate(element, shape, '', (path) => unknown.add(path))
  return { element: known, unknown: [...unknown].toSorted() }
}

const separate = (
  element: XmlElement,
  { attributes = {}, children, open }: XmlShape,
  path: string,
  note: (path: string) => void,
): XmlElement => {
  if (open) return { ...element, attributes: {}, children: [], text: '' }
  const kept = Object.entries(element.attributes).filter(([name]) => {
    const isKnown = Object.hasOwn(attributes, name)
    if (!isKnown && !OF_XML.test(name)) note(`${path}@${name}`)
    return isKnown
  })
  const before = path === '' ? '' : `${path}/`
  return {
    ...element,
    attributes: Object.fromEntries(kept),
    children:
      children === undefined
        ? element.children
        : element.children.flatMap((child) => {
            const shape = Object.hasOwn(children, child.name) ? children[child.name] : undefined
            if (shape === undefined) note(before + child.name)
            return shape === undefined ? [] : [separate(child, shape, before + child.name, note)]
          }),
  }
}
