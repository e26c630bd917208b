export type Progress = {
  /** What is being done now, in words for a person who waits. */
  readonly report: (doing: string) => void
  /** Says nothing until the answer is there: the person is not the one who waits. */
  readonly pause: <Answer>(answer: Promise<Answer> | Answer) => Promise<Answer>
  readonly stop: () => void
}

const EVERY_MILLISECONDS = 1000

/** Tells a person who waits for more than a second what is being done, once a second; a quick command says nothing. */
export const makeProgress = (write: (text: string) => void): Progress => {
  let doing = 'Working'
  let seconds = 0
  let paused = false
  const timer = setInterval(() => {
    if (paused) return
    seconds += EVERY_MILLISECONDS / 1000
    write(`${doing} … ${seconds} s\n`)
  }, EVERY_MILLISECONDS)
  return {
    report: (now) => {
      doing = now
    },
    pause: async (answer) => {
      paused = true
      try {
        return await answer
      } finally {
        paused = false
      }
    },
    stop: () => {
      clearInterval(timer)
    },
  }
}
