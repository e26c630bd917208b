import type { OpenDocument } from '../publisher.ts'

/** Reads a document from its start to its end, and skips the parts between. */
export type ForwardReader = {
  /** Takes bytes at a place that was not passed yet. Fewer come at the end of the document. */
  take(start: number, length: number): Promise<Buffer>
  close(): Promise<void>
}

export const readForward = (open: OpenDocument): ForwardReader => {
  const pieces = open()[Symbol.asyncIterator]()
  let held: Uint8Array = new Uint8Array()
  let heldAt = 0
  const next = async (): Promise<boolean> => {
    const read = await pieces.next()
    if (read.done === true) return false
    heldAt += held.length
    held = read.value
    return true
  }
  return {
    take: async (start, length) => {
      if (start < heldAt) throw new Error(`byte ${start} was passed already`)
      const taken: Uint8Array[] = []
      for (let [at, left] = [start, length]; left > 0;) {
        if (at >= heldAt + held.length) {
          if (!(await next())) break
          continue
        }
        const part = held.subarray(at - heldAt, at - heldAt + left)
        taken.push(part)
        at += part.length
        left -= part.length
      }
      return Buffer.concat(taken)
    },
    close: async () => {
      await pieces.return?.()
    },
  }
}
