import type { getDocumentProxy } from 'unpdf'
import { OPS } from 'unpdf/pdfjs'
import { isWithin, overlap, type Box } from './boxes.ts'
import { changeState, clipPath, startState, type GraphicsState } from './graphics-state.ts'
import { getPath, listShapes, type Shape } from './list-shapes.ts'

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>
type Page = Awaited<ReturnType<Pdf['getPage']>>

/** A text that was read from a page, in the order in which the page draws it. */
export type ReadText = { readonly text: string; readonly box: Box }

/**
 * Finds the reason why a reader of the page may see other texts than those that were read; undefined if there is none.
 * Does not look at the shapes of letters, nor at the lines of a dashed stroke: it counts as drawn without gaps.
 */
export const findHiddenText = async (
  pdf: Pdf,
  page: Page,
  read: readonly ReadText[],
): Promise<string | undefined> => {
  // The library types annotations as any.
  const annotations = (await page.getAnnotations()) as readonly Annotation[]
  const over = annotations.find(
    ({ subtype, hasAppearance }) => hasAppearance || !UNSEEN_ANNOTATIONS.has(subtype),
  )
  if (over !== undefined) return `an annotation (${over.subtype}), which may cover a cell`
  const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: NO_ANNOTATIONS })
  const layers = await pdf.getOptionalContentConfig()
  const walk = new PageWalk(page, layers, read)
  for (const [index, operator] of fnArray.entries()) {
    // The arguments of an operator, by its number.
    const fault = walk.follow(operator, (argsArray[index] ?? []) as readonly unknown[])
    if (fault !== undefined) return fault
  }
  return walk.hasDrawn() ? undefined : 'letters that are off the page or cut by its edge, or were not read'
}

type Annotation = { readonly subtype: string; readonly hasAppearance: boolean }
/** Kinds of annotations that a page does not show, unless they have an appearance. */
const UNSEEN_ANNOTATIONS: ReadonlySet<string> = new Set(['Link', 'Popup'])
/** `AnnotationMode.DISABLE` of the library. */
const NO_ANNOTATIONS = 0

const OPENS: ReadonlySet<number> = new Set([OPS.save, OPS.paintFormXObjectBegin, OPS.beginGroup])
const CLOSES: ReadonlySet<number> = new Set([OPS.restore, OPS.paintFormXObjectEnd, OPS.endGroup])

type Layers = Awaited<ReturnType<Pdf['getOptionalContentConfig']>>
type PlacedLetters = ReadText & { readonly from: number; readonly to: number }

/** Follows the operators of a page in the order in which it is drawn. */
class PageWalk {
  readonly #page: Page
  readonly #layers: Layers
  /** The texts that were read, with the letters of the page that they have. */
  readonly #texts: readonly PlacedLetters[]
  readonly #states: GraphicsState[] = []
  readonly #offLayers: boolean[] = []
  readonly #shapes: Shape[] = []
  #state: GraphicsState
  /** Whether the next path cuts what follows. */
  #clips = false
  #letters = 0
  /** Number of texts that have a drawn letter. */
  #begun = 0

  constructor(page: Page, layers: Layers, read: readonly ReadText[]) {
    this.#page = page
    this.#layers = layers
    this.#state = startState(page.getViewport({ scale: 1 }).transform)
    let to = 0
    this.#texts = read.map((one) => {
      const from = to
      to += countLetters(one.text)
      return { ...one, from, to }
    })
  }

  /** Finds the fault of what an operator draws, or of what it hides. */
  follow(operator: number, args: readonly unknown[]): string | undefined {
    if (OPENS.has(operator)) this.#states.push(this.#state)
    if (CLOSES.has(operator)) this.#state = this.#states.pop() ?? this.#state
    else if (operator === OPS.beginMarkedContent) this.#offLayers.push(false)
    else if (operator === OPS.beginMarkedContentProps)
      this.#offLayers.push(args[0] === 'OC' && !this.#layers.isVisible(args[1]))
    else if (operator === OPS.endMarkedContent) this.#offLayers.pop()
    // The library turns every way to show a text into glyphs and the spaces between them.
    else if (operator === OPS.showText) return this.#showText(args[0] as readonly (Glyph | number)[])
    else if (operator === OPS.clip || operator === OPS.eoClip) this.#clips = true
    else return this.#paint(operator, args)
    return undefined
  }

  /** Whether all letters that were read are drawn, and no others. */
  hasDrawn(): boolean {
    return this.#letters === (this.#texts.at(-1)?.to ?? 0)
  }

  #showText(items: readonly (Glyph | number)[]): string | undefined {
    const glyphs = items.filter((one) => typeof one !== 'number')
    const text = glyphs.map(({ unicode }) => unicode).join('')
    if (text.trim() === '') return undefined
    // The operators before this one set the font and loaded it.
    const font = this.#page.commonObjs.get(this.#state.font) as Font
    const fault = this.#offLayers.includes(true) ? OFF : findFault(this.#state, font, glyphs)
    if (fault !== undefined) return `${fault}: “${text.trim()}”`
    const from = this.#letters
    this.#letters += countLetters(text)
    // The last text may have more letters than were drawn before.
    let index = (this.#texts[this.#begun - 1]?.to ?? 0) > from ? this.#begun - 1 : this.#begun
    for (; (this.#texts[index]?.from ?? Infinity) < this.#letters; index += 1) {
      const place = this.#texts[index]
      const hidden = place === undefined ? undefined : findHiding(this.#state, place.box, this.#shapes)
      if (hidden !== undefined) return `${hidden}: “${place?.text.trim() ?? ''}”`
    }
    this.#begun = index
    return undefined
  }

  #paint(operator: number, args: readonly unknown[]): string | undefined {
    const shapes = this.#offLayers.includes(true) ? [] : listShapes(this.#state, operator, args)
    for (const shape of shapes) {
      const covered = this.#texts.find(({ box }, index) => index < this.#begun && overlap(shape, box))
      if (covered !== undefined) return `a text under a later shape or image: “${covered.text.trim()}”`
      this.#shapes.push(shape)
    }
    if (this.#clips && operator === OPS.constructPath) {
      this.#clips = false
      this.#state = clipPath(this.#state, getPath(args))
    } else this.#state = changeState(this.#state, operator, args)
    return undefined
  }
}

/** Explains why a text cannot be seen in its place, given what is painted before it. */
const findHiding = (
  { clip, fill = '' }: GraphicsState,
  box: Box,
  shapes: readonly Shape[],
): string | undefined => {
  if (!isWithin(box, clip) || !clip.isFull) return 'a text that a clipping path cuts, or may cut'
  for (let index = shapes.length - 1; index >= 0; index -= 1) {
    const shape = shapes[index]
    if (shape === undefined || !overlap(shape, box)) continue
    if (isNear(fill, shape.colour)) return SAME_COLOUR
    // The shape hides everything under it.
    if (shape.isFull && isWithin(box, shape)) return undefined
  }
  return isNear(fill, WHITE) ? SAME_COLOUR : undefined
}

const SAME_COLOUR = 'a text that is white, or has the colour of what is under it'
const WHITE = '#ffffff'

type Glyph = { readonly unicode: string; readonly originalCharCode: number }
type Font = {
  readonly differences: readonly (string | undefined)[]
  /** Letters by code. A font without any has only the bounds of its codes here. */
  readonly toUnicode: { readonly _map?: readonly (string | number | undefined)[] }
}

const OFF = 'a text of a layer that is off'

const findFault = (
  { mode, fill, alpha, isLighter, isMasked }: GraphicsState,
  font: Font,
  glyphs: readonly Glyph[],
): string | undefined => {
  if (mode % 2 === 1) return `a text without fill (text rendering mode ${mode})`
  if (mode > 3) return `a text that clips what follows (text rendering mode ${mode})`
  if (fill === undefined || alpha < LEAST_ALPHA) return 'a text that is transparent or filled with a pattern'
  if (isLighter || isMasked) return 'a text that a mask or the mixing of colours may hide'
  return glyphs.some((glyph) => isGuessed(glyph, font))
    ? 'letters whose font does not identify them'
    : undefined
}

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

/** Whether colours look alike. A shape of unknown colour may have any. */
const isNear = (one: string, other: string | undefined): boolean =>
  other === undefined ||
  [1, 3, 5].every((at) => Math.abs(readChannel(one, at) - readChannel(other, at)) < LEAST_CONTRAST)

const readChannel = (colour: string, at: number): number => Number.parseInt(colour.slice(at, at + 2), 16)
const LEAST_CONTRAST = 16

/** Counts letters. Both sides spell ligatures and accents apart. */
const countLetters = (text: string): number => text.normalize('NFKD').replace(/[\s\p{Cf}]+/gu, '').length
