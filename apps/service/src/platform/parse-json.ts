/** Parses a JSON text from outside; undefined when it is not JSON. The caller still has to check the shape. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (cause) {
    if (cause instanceof SyntaxError) return undefined
    throw cause
  }
}
