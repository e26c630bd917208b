import type { getDocumentProxy } from 'unpdf'
import { OPS } from 'unpdf/pdfjs'

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>
type Page = Awaited<ReturnType<Pdf['getPage']>>

/**
 * Finds the reason why a reader of the page may see other texts than those that were read; undefined if there is none.
 * `read` is the whole text of the page, in any order. Does not see a text that is clipped, or under a later shape.
 */
export const findHiddenText = async (pdf: Pdf, page: Page, read: string): Promise<string | undefined> => {
  // The library types annotations as any.
  const annotations = (await page.getAnnotations()) as readonly Annotation[]
  const over = annotations.find(
    ({ subtype, hasAppearance }) => hasAppearance || !UNSEEN_ANNOTATIONS.has(subtype),
  )
  if (over !== undefined) return `an annotation (${over.subtype}), which may cover a cell`
  const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: NO_ANNOTATIONS })
  const layers = await pdf.getOptionalContentConfig()
  let state: State = START
  const states: State[] = []
  const offLayers: boolean[] = []
  let drawn = 0
  for (const [index, operator] of fnArray.entries()) {
    // The arguments of an operator, by its number.
    const args = argsArray[index] as readonly unknown[] | null
    if (OPENS.has(operator)) states.push(state)
    else if (CLOSES.has(operator)) state = states.pop() ?? START
    else if (operator === OPS.beginMarkedContent) offLayers.push(false)
    else if (operator === OPS.beginMarkedContentProps)
      offLayers.push(args?.[0] === 'OC' && !layers.isVisible(args[1]))
    else if (operator === OPS.endMarkedContent) offLayers.pop()
    else if (operator === OPS.showText) {
      // The library turns every way to show a text into glyphs and the spaces between them.
      const glyphs = (args?.[0] as readonly (Glyph | number)[]).filter((one) => typeof one !== 'number')
      const text = glyphs.map(({ unicode }) => unicode).join('')
      if (text.trim() === '') continue
      // The operators before this one set the font and loaded it.
      const font = page.commonObjs.get(state.font) as Font
      const fault = offLayers.includes(true) ? OFF : findFault(state, font, glyphs)
      if (fault !== undefined) return `${fault}: “${text.trim()}”`
      drawn += countLetters(text)
    } else state = changeState(state, operator, args ?? [])
  }
  return drawn === countLetters(read)
    ? undefined
    : 'letters that are off the page or cut by its edge, or were not read'
}

type Annotation = { readonly subtype: string; readonly hasAppearance: boolean }
/** Kinds of annotations that a page does not show, unless they have an appearance. */
const UNSEEN_ANNOTATIONS: ReadonlySet<string> = new Set(['Link', 'Popup'])
/** `AnnotationMode.DISABLE` of the library. */
const NO_ANNOTATIONS = 0

/** Part of the graphics state that decides whether a text is seen. */
type State = {
  readonly font: string
  /** Text rendering mode. Odd ones do not fill the letters. */
  readonly mode: number
  /** Colour as #rrggbb; undefined for a pattern. */
  readonly fill: string | undefined
  readonly alpha: number
}
const START: State = { font: '', mode: 0, fill: '#000000', alpha: 1 }

const OPENS: ReadonlySet<number> = new Set([OPS.save, OPS.paintFormXObjectBegin, OPS.beginGroup])
const CLOSES: ReadonlySet<number> = new Set([OPS.restore, OPS.paintFormXObjectEnd, OPS.endGroup])

const changeState = (state: State, operator: number, args: readonly unknown[]): State => {
  const [value] = args
  switch (operator) {
    case OPS.setFont:
      return { ...state, font: String(value) }
    case OPS.setTextRenderingMode:
      return { ...state, mode: Number(value) }
    case OPS.setFillRGBColor:
      return { ...state, fill: String(value) }
    case OPS.setFillColorN:
    case OPS.setFillTransparent:
      return { ...state, fill: undefined }
    case OPS.setGState: {
      // Entries of a graphics state are pairs.
      const entries = new Map(value as readonly (readonly [string, unknown])[])
      // A font is given with its size.
      const [font] = (entries.get('Font') ?? [state.font]) as readonly [string]
      return { ...state, font, alpha: Number(entries.get('ca') ?? state.alpha) }
    }
    default:
      return state
  }
}

type Glyph = { readonly unicode: string; readonly originalCharCode: number }
type Font = {
  readonly differences: readonly (string | undefined)[]
  /** Letters by code. A font without any has only the bounds of its codes here. */
  readonly toUnicode: { readonly _map?: readonly (string | number | undefined)[] }
}

const OFF = 'a text of a layer that is off'

const findFault = (
  { mode, fill, alpha }: State,
  font: Font,
  glyphs: readonly Glyph[],
): string | undefined => {
  if (mode % 2 === 1) return `a text without fill (text rendering mode ${mode})`
  if (fill === undefined || WHITE.test(fill) || alpha < LEAST_ALPHA)
    return 'a text that is white, transparent or filled with a pattern'
  return glyphs.some((glyph) => isGuessed(glyph, font))
    ? 'letters whose font does not say which they are'
    : undefined
}

const WHITE = /^#(?:f.){3}$/i
const LEAST_ALPHA = 0.2

/** Whether the library takes the code of a letter, or the number in the name of its glyph, for the letter. */
const isGuessed = ({ unicode, originalCharCode: code }: Glyph, { toUnicode, differences }: Font): boolean => {
  if (unicode.trim() === '') return false
  const number = /^[gc]\D?(?<number>[\da-f]+)$/i.exec(differences[code] ?? '')?.groups?.['number'] ?? ''
  return (
    toUnicode._map?.[code] === undefined ||
    [10, 16].some((base) => Number.parseInt(number, base) === unicode.codePointAt(0)) ||
    /[\p{Cc}\p{Co}\p{Cn}\uFFFD]/u.test(unicode)
  )
}

/** Counts letters. Both sides spell ligatures and accents apart. */
const countLetters = (text: string): number => text.normalize('NFKD').replace(/[\s\p{Cf}]+/gu, '').length
