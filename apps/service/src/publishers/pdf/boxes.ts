/** A matrix of PDF: a, b, c, d, e, f. */
export type Matrix = readonly number[]

/** An area of a page in points, from the top left. */
export type Box = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A box that holds a shape. */
export type ShapeBox = Box & {
  /** Whether the shape fills the box. */
  readonly isFull: boolean
}

export const EVERYWHERE: ShapeBox = {
  left: -Infinity,
  top: -Infinity,
  right: Infinity,
  bottom: Infinity,
  isFull: true,
}

export const multiply = (outer: Matrix, inner: Matrix): Matrix => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = outer
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = inner
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

export const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

export const isWithin = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left &&
  inner.top >= outer.top &&
  inner.right <= outer.right &&
  inner.bottom <= outer.bottom

export const intersect = (one: ShapeBox, other: ShapeBox): ShapeBox => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
  isFull: one.isFull && other.isFull,
})

type Point = readonly [x: number, y: number]

/** Numbers of an operator of a path, by the code of the library: move, line, curve, quadratic curve, close. */
const NUMBERS = [2, 2, 6, 4, 0] as const
const CLOSE = 4

/** Lists the points of each part of a path, on the page. A curve has its control points, which enclose it. */
export const listParts = (path: Matrix | Float32Array | null, matrix: Matrix): readonly Point[][] => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix
  const parts: Point[][] = []
  for (let at = 0; path !== null && at < path.length;) {
    const code = path[at] ?? CLOSE
    if (code === 0 || parts.length === 0) parts.push([])
    const part = parts[parts.length - 1]
    const [first] = part ?? []
    if (code === CLOSE && first !== undefined) part?.push(first)
    const end = at + 1 + (NUMBERS[code] ?? 0)
    for (at += 1; at < end; at += 2) {
      const [x, y] = [path[at] ?? 0, path[at + 1] ?? 0]
      part?.push([a * x + c * y + e, b * x + d * y + f])
    }
  }
  return parts
}

/** The box of a shape with these points. */
export const boundPoints = (points: readonly Point[]): ShapeBox => ({
  left: points.reduce((least, [x]) => Math.min(least, x), Infinity),
  top: points.reduce((least, [, y]) => Math.min(least, y), Infinity),
  right: points.reduce((most, [x]) => Math.max(most, x), -Infinity),
  bottom: points.reduce((most, [, y]) => Math.max(most, y), -Infinity),
  isFull: isRectangle(points),
})

/** Whether points are the corners of an upright rectangle, one after the other. */
const isRectangle = (points: readonly Point[]): boolean => {
  const [first, second, third, fourth, ...others] = points
  if (first === undefined || second === undefined || third === undefined || fourth === undefined) return false
  const isSide = (one: Point, other: Point, axis: 0 | 1) => Math.abs(one[axis] - other[axis]) < SLACK
  const isTurn = (axis: 0 | 1, next: 0 | 1) =>
    isSide(first, second, axis) &&
    isSide(second, third, next) &&
    isSide(third, fourth, axis) &&
    isSide(fourth, first, next)
  return (
    (isTurn(0, 1) || isTurn(1, 0)) && others.every((one) => isSide(one, first, 0) && isSide(one, first, 1))
  )
}

/** Largest distance of points that are one, in points. */
const SLACK = 0.01

/** The boxes of the lines that a stroke of this width draws. */
export const boundStrokes = (parts: readonly (readonly Point[])[], width: number): readonly ShapeBox[] =>
  parts.flatMap((points) =>
    points.slice(1).map((point, index) => {
      const { left, top, right, bottom } = boundPoints([points[index] ?? point, point])
      const half = width / 2
      return { left: left - half, top: top - half, right: right + half, bottom: bottom + half, isFull: false }
    }),
  )
