import process from 'node:process'
import { Transform } from 'node:stream'

/** In JavaScript with a default export, as the runner loads a reporter. */

// The process that started the runner is gone: nobody would end what hangs.
process.once('disconnect', () => process.kill(0, 'SIGKILL'))
// Listening to that keeps the runner from ending by itself.
process.channel?.unref()

/** Prints nothing: says to the process that started the runner which files are begun and ended. */
export default new Transform({
  writableObjectMode: true,
  transform: ({ type, data }, _encoding, done) => {
    const isFile = data.nesting === 0 && data.name === data.file
    if (isFile && (type === 'test:dequeue' || type === 'test:complete'))
      process.send?.({ file: data.file, running: type === 'test:dequeue' })
    done()
  },
})
