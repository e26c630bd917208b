// Tries numbers until the hash of salt and number is that of the challenge.
const ENCODER = new TextEncoder()

const toHex = (buffer) =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('')

const isSolution = async ({ salt, challenge }, number) =>
  toHex(await globalThis.crypto.subtle.digest('SHA-256', ENCODER.encode(salt + number))) === challenge

globalThis.addEventListener('message', async ({ data }) => {
  for (let number = 0; number <= data.maxnumber; number += 1)
    if (await isSolution(data, number)) {
      globalThis.postMessage({ ...data, number })
      return
    }
  globalThis.postMessage(null)
})
