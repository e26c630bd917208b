import { OPS } from 'unpdf/pdfjs'
import { boundPoints, boundStrokes, intersect, listParts, overlap, type ShapeBox } from './boxes.ts'
import type { GraphicsState } from './graphics-state.ts'

/** A shape or image that is painted on a page. */
export type Shape = ShapeBox & {
  /** Colour as #rrggbb; undefined if it is not known. */
  readonly colour: string | undefined
}

/** Lists what an operator paints inside the clipping path, without texts. */
export const listShapes = (
  state: GraphicsState,
  operator: number,
  args: readonly unknown[],
): readonly Shape[] => {
  if (operator === OPS.constructPath) return cut(listPainted(state, args), state)
  if (operator === OPS.shadingFill) return [{ ...state.clip, isFull: false, colour: undefined }]
  if (!IMAGES.has(operator)) return []
  const box = boundPoints(listParts(UNIT, state.matrix).flat())
  return cut([{ ...box, isFull: false, colour: undefined }], state)
}

const IMAGES: ReadonlySet<number> = new Set([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintSolidColorImageMask,
])
/** Every image fills the unit square. */
const UNIT = [0, 0, 0, 1, 1, 0, 1, 1, 1, 1, 0, 1, 4]

const cut = (shapes: readonly Shape[], { clip }: GraphicsState): readonly Shape[] =>
  shapes.flatMap((shape) => (overlap(shape, clip) ? { ...intersect(shape, clip), colour: shape.colour } : []))

const FILLS: ReadonlySet<unknown> = new Set([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
])
const STROKES: ReadonlySet<unknown> = new Set([
  OPS.stroke,
  OPS.closeStroke,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
])

/** The path of an operator that constructs one; null for an empty path. */
export const getPath = ([, paths]: readonly unknown[]): Float32Array | null =>
  // The library gives the operator that paints the path, then a list with the numbers of the path.
  (paths as readonly [Float32Array | null])[0]

const listPainted = (state: GraphicsState, args: readonly unknown[]): readonly Shape[] => {
  const { matrix, fill, stroke, alpha, lineWidth, isLighter, isMasked } = state
  const parts = listParts(getPath(args), matrix)
  const isPlain = alpha === 1 && !isLighter && !isMasked
  const filled =
    FILLS.has(args[0]) && alpha > 0
      ? parts.map((points): Shape => {
          const box = boundPoints(points)
          // Parts of one path may cut each other out.
          return { ...box, isFull: box.isFull && isPlain && parts.length === 1, colour: blend(fill, alpha) }
        })
      : []
  const [a = 0, b = 0, c = 0, d = 0] = matrix
  const width = Math.max(lineWidth * Math.max(Math.hypot(a, b), Math.hypot(c, d)), THINNEST)
  const strokes = STROKES.has(args[0]) ? boundStrokes(parts, width) : []
  return [...filled, ...strokes.map((box): Shape => ({ ...box, colour: stroke }))]
}

/** Width of a line of no width: the thinnest that a screen shows, in points. */
const THINNEST = 0.25

/** A colour on white; undefined if it is not known. */
const blend = (colour: string | undefined, alpha: number): string | undefined =>
  colour === undefined || alpha === 1
    ? colour
    : colour.replace(/[\da-f]{2}/gi, (channel) =>
        Math.round(255 - (255 - Number.parseInt(channel, 16)) * alpha)
          .toString(16)
          .padStart(2, '0'),
      )
