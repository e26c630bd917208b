export type Progress = {
  /** What is being done now, in words for a person who waits. */
  readonly say: (doing: string) => void
  readonly stop: () => void
}

const EVERY_MILLISECONDS = 1000

/** Tells a person who waits for more than a second what is being done, once a second; a quick command says nothing. */
export const makeProgress = (write: (text: string) => void): Progress => {
  let doing = 'Working'
  let seconds = 0
  const timer = setInterval(() => {
    seconds += EVERY_MILLISECONDS / 1000
    write(`${doing} … ${seconds} s\n`)
  }, EVERY_MILLISECONDS)
  return {
    say: (now) => {
      doing = now
    },
    stop: () => {
      clearInterval(timer)
    },
  }
}
