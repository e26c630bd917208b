import { childOf, isOn, type ReadElements, type XmlElement } from './read-elements.ts'

/** A text as a cell holds it, with what of it is struck through. */
export type RichText = {
  readonly text: string
  /** A part of it is struck through by itself, regardless of the format of the cell. */
  readonly struck: boolean
  /** A part of it has no format of its own, and is struck through where the cell's font is. */
  readonly plain: boolean
}

/** The texts that cells share, in their order. */
export const readSharedTexts = (readElements: ReadElements, part: string | undefined): readonly RichText[] =>
  part === undefined ? [] : [...readElements(part, ['sst/si'])].map(readText)

/** The text of an element `si` or `is`: one text, or runs of it, each with a font. Notes on pronunciation are none. */
export const readText = (element: XmlElement): RichText => {
  const runs = element.children.flatMap((child): RichText[] => {
    if (child.name === 't') return [readRun(child, undefined)]
    const text = child.name === 'r' ? childOf(child, 't') : undefined
    return text === undefined ? [] : [readRun(text, childOf(child, 'rPr'))]
  })
  return {
    text: runs.map(({ text }) => text).join(''),
    struck: runs.some(({ struck }) => struck),
    plain: runs.some(({ plain }) => plain),
  }
}

const readRun = (element: XmlElement, font: XmlElement | undefined): RichText => {
  const text = unescapeText(element.text)
  const filled = text.trim() !== ''
  return { text, struck: filled && isStruck(font), plain: filled && font === undefined }
}

/** Whether a font (`font` or `rPr`) strikes its text through. The element alone means that it does. */
export const isStruck = (font: XmlElement | undefined): boolean => {
  const strike = font && childOf(font, 'strike')
  return strike !== undefined && isOn(strike.attributes['val'] ?? '1')
}

/** Characters that XML cannot hold are written as `_x000D_`, and an underscore before such a text as `_x005F_`. */
export const unescapeText = (text: string): string =>
  text.replaceAll(/_x([\dA-Fa-f]{4})_/g, (_, digits: string) => String.fromCharCode(parseInt(digits, 16)))
