export type Progress = {
  /** Names the present step, for a person who waits. */
  readonly report: (doing: string) => void
  /** Prints nothing until the person has answered. */
  readonly pause: <Answer>(answer: Promise<Answer> | Answer) => Promise<Answer>
  readonly stop: () => void
}

const EVERY_MILLISECONDS = 1000

/** Prints the present step once a second. A command that takes less than a second prints nothing. */
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
