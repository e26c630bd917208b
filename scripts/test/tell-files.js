import { resolve } from 'node:path'
import process from 'node:process'
import { Transform } from 'node:stream'

/** In JavaScript with a default export, as the runner loads a reporter. */

// The process that started the runner is gone, so nothing would end a hanging test.
process.once('disconnect', () => process.kill(0, 'SIGKILL'))
// Listening to that keeps the runner from ending by itself.
process.channel?.unref()

/**
 * Prints nothing: says to the process that started the runner which files are begun and ended, how long each took, and
 * each suite of it, which may be a file as well, and that all files have ended.
 */
export default new Transform({
  writableObjectMode: true,
  transform: ({ type, data }, _encoding, done) => {
    if (type === 'test:summary' && data.file === undefined) process.send?.({ allEnded: true })
    const running = type === 'test:dequeue'
    if (data.nesting === 0 && (running || type === 'test:complete')) {
      const { file, name, details } = data
      // A file is named as it was given, which may be by a relative path.
      const isFile = resolve(name) === file
      const seconds = (details?.duration_ms ?? 0) / 1000
      if (isFile || details?.type === 'suite')
        process.send?.({ file, suite: isFile ? undefined : name, running, seconds })
    }
    done()
  },
})
