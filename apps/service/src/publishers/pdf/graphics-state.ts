import { OPS } from 'unpdf/pdfjs'
import {
  boundPoints,
  EVERYWHERE,
  intersect,
  listParts,
  multiply,
  type Matrix,
  type ShapeBox,
} from './boxes.ts'

/** Part of the graphics state of a page that decides whether a text is seen. */
export type GraphicsState = {
  readonly font: string
  /** Text rendering mode. Odd ones do not fill the letters; those from 4 on clip what follows. */
  readonly mode: number
  /** Colours as #rrggbb; undefined for a pattern. */
  readonly fill: string | undefined
  readonly stroke: string | undefined
  readonly alpha: number
  /** Whether colours mix with those under them, in a way that may make them lighter. */
  readonly isLighter: boolean
  /** Whether a mask may hide what is painted. */
  readonly isMasked: boolean
  readonly lineWidth: number
  /** From the coordinates of the operators to those of the page. */
  readonly matrix: Matrix
  /** Box of the clipping path. */
  readonly clip: ShapeBox
}

export const startState = (matrix: Matrix): GraphicsState => ({
  font: '',
  mode: 0,
  fill: '#000000',
  stroke: '#000000',
  alpha: 1,
  isLighter: false,
  isMasked: false,
  lineWidth: 1,
  matrix,
  clip: EVERYWHERE,
})

/** The state after an operator that paints nothing. */
export const changeState = (
  state: GraphicsState,
  operator: number,
  args: readonly unknown[],
): GraphicsState => {
  const [value] = args
  switch (operator) {
    case OPS.setFont:
      return { ...state, font: String(value) }
    case OPS.setTextRenderingMode:
      return { ...state, mode: Number(value) }
    case OPS.setFillRGBColor:
      return { ...state, fill: String(value) }
    case OPS.setStrokeRGBColor:
      return { ...state, stroke: String(value) }
    case OPS.setFillColorN:
    case OPS.setFillTransparent:
      return { ...state, fill: undefined }
    case OPS.setStrokeColorN:
    case OPS.setStrokeTransparent:
      return { ...state, stroke: undefined }
    case OPS.setLineWidth:
      return { ...state, lineWidth: Number(value) }
    case OPS.transform:
      // The arguments are the numbers of the matrix.
      return { ...state, matrix: multiply(state.matrix, args as Matrix) }
    case OPS.paintFormXObjectBegin:
      // The arguments are the matrix and the box of the form.
      return clipForm(state, args as FormArguments)
    case OPS.beginGroup: {
      // The form of the group follows, with the same matrix.
      const { matrix, bbox } = value as { readonly matrix: Matrix | null; readonly bbox: Matrix | null }
      return { ...state, clip: clipForm(state, [matrix, bbox]).clip }
    }
    case OPS.setGState:
      // Entries of a graphics state are pairs.
      return setEntries(state, new Map(value as readonly (readonly [string, unknown])[]))
    default:
      return state
  }
}

type FormArguments = readonly [matrix: Matrix | null, box: Matrix | null]

const clipForm = (outer: GraphicsState, [matrix, box]: FormArguments): GraphicsState => {
  const state = { ...outer, matrix: multiply(outer.matrix, matrix ?? []) }
  if (box === null) return state
  const [left = 0, top = 0, right = 0, bottom = 0] = box
  return clipPath(state, [0, left, top, 1, right, top, 1, right, bottom, 1, left, bottom, 4])
}

/** Cuts what follows to a path. An empty path cuts everything. */
export const clipPath = (state: GraphicsState, path: Matrix | Float32Array | null): GraphicsState => {
  const parts = listParts(path, state.matrix)
  const box = boundPoints(parts.flat())
  return { ...state, clip: intersect(state.clip, { ...box, isFull: box.isFull && parts.length === 1 }) }
}

/** Ways to mix a colour with the one under it that never make it lighter. */
const DARKENS: ReadonlySet<unknown> = new Set(['source-over', 'multiply', 'darken'])

const setEntries = (state: GraphicsState, entries: ReadonlyMap<string, unknown>): GraphicsState => {
  // A font is given with its size.
  const [font] = (entries.get('Font') ?? [state.font]) as readonly [string]
  return {
    ...state,
    font,
    alpha: Number(entries.get('ca') ?? state.alpha),
    lineWidth: Number(entries.get('LW') ?? state.lineWidth),
    isLighter: entries.has('BM') ? !DARKENS.has(entries.get('BM')) : state.isLighter,
    isMasked: entries.has('SMask') ? entries.get('SMask') !== false : state.isMasked,
  }
}
