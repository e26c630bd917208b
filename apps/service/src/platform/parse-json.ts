/** The value of a JSON text from outside; undefined when it is not JSON. Its shape is still to be checked. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (cause) {
    if (cause instanceof SyntaxError) return undefined
    throw cause
  }
}
