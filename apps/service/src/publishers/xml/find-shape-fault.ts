import type { XmlElement } from './parse-xml-document.ts'

type Times = 'one' | 'maybe' | 'many'

/**
 * Parts that an element may have. An element without `children` has only text. An `open` element is not checked, and
 * nothing of it is read.
 */
export type XmlShape = {
  readonly attributes?: Readonly<Record<string, 'one' | 'maybe'>>
  readonly children?: Readonly<Record<string, XmlChild>>
  readonly open?: true
}
export type XmlChild = XmlShape & { readonly times: Times }

export const one = (shape: XmlShape = {}): XmlChild => ({ ...shape, times: 'one' })
export const maybe = (shape: XmlShape = {}): XmlChild => ({ ...shape, times: 'maybe' })
export const many = (shape: XmlShape = {}): XmlChild => ({ ...shape, times: 'many' })

/**
 * Finds the first fault of an element that lacks this shape: an unknown, a missing or a repeated part. A renamed
 * element is therefore never taken for an absent one. Undefined if there is no fault.
 */
export const findShapeFault = (element: XmlElement, shape: XmlShape): string | undefined => {
  if (shape.open) return undefined
  return (
    findAttributeFault(element, shape) ??
    (shape.children === undefined ? findTextFault(element) : findChildFault(element, shape.children))
  )
}

const findAttributeFault = (
  { name, attributes }: XmlElement,
  { attributes: known = {} }: XmlShape,
): string | undefined => {
  const unknown = Object.keys(attributes).find((key) => !Object.hasOwn(known, key) && !OF_XML.test(key))
  if (unknown !== undefined) return `<${name}> has the attribute “${unknown}”, which is not known`
  const absent = Object.keys(known).find((key) => known[key] === 'one' && !Object.hasOwn(attributes, key))
  return absent === undefined ? undefined : `<${name}> has no attribute “${absent}”`
}

/** Attributes of XML itself: namespaces, the place of a schema, and the language. */
export const OF_XML = /^(?:xmlns|xsi:|xml:)/

const findTextFault = ({ name, children: [child] }: XmlElement): string | undefined =>
  child === undefined ? undefined : `<${name}> contains <${child.name}>, where only text is known`

const findChildFault = (
  { name, children, text }: XmlElement,
  known: Readonly<Record<string, XmlChild>>,
): string | undefined => {
  if (text.trim() !== '') return `<${name}> has the text “${text.trim().slice(0, 60)}” between its elements`
  const counts = Map.groupBy(children, (child) => child.name)
  for (const [childName, { times }] of Object.entries(known)) {
    const count = counts.get(childName)?.length ?? 0
    if (times === 'one' && count === 0) return `<${name}> has no <${childName}>`
    if (times !== 'many' && count > 1) return `<${name}> has <${childName}> ${count} times`
  }
  for (const child of children) {
    const shape = Object.hasOwn(known, child.name) ? known[child.name] : undefined
    const fault =
      shape === undefined ? `<${name}> has <${child.name}>, which is not known` : findShapeFault(child, shape)
    if (fault !== undefined) return fault
  }
  return undefined
}
