import { childOf, isOn, type ReadElements, type XmlElement } from './read-elements.ts'

/** A text in a cell, and whether parts of it are struck through. */
export type RichText = {
  readonly text: string
  /** Whether a part is struck through by itself, regardless of the format of the cell. */
  readonly struck: boolean
  /** Whether a part has no format of its own, and is struck through if the cell's font is. */
  readonly plain: boolean
}

/** Reads the texts that cells share, in order. */
export const readSharedTexts = (readElements: ReadElements, part: string | undefined): readonly RichText[] =>
  part === undefined ? [] : [...readElements(part, ['sst/si'])].map(readText)

/**
 * Reads the text of an element `si` or `is`: one text, or runs of it, each with a font. Ignores notes on pronunciation.
 */
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

/** Whether a font (`font` or `rPr`) strikes its text through. The element without a value means that it does. */
export const isStruck = (font: XmlElement | undefined): boolean => {
  const strike = font && childOf(font, 'strike')
  return strike !== undefined && isOn(strike.attributes['val'] ?? '1')
}

/**
 * Unescapes a text. Characters that XML cannot hold are written as `_x000D_`, and an underscore before a text of that
 * form as `_x005F_`.
 */
export const unescapeText = (text: string): string =>
  text.replaceAll(/_x([\dA-Fa-f]{4})_/g, (_, digits: string) => String.fromCharCode(parseInt(digits, 16)))
