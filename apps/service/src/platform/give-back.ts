/**
 * Gives the memory of an array that nobody reads any more back at once. Left to the collector, arrays of some hundred
 * kilobytes for each request make it look through the whole heap again and again, and every request waits for that.
 */
export const giveBack = ({ buffer, byteLength }: Uint8Array | Uint32Array): void => {
  // Small buffers are parts of one that is shared; what was given back before is empty.
  if (buffer instanceof ArrayBuffer && byteLength > 0 && buffer.byteLength === byteLength) buffer.transfer(0)
}
