import { EventEmitter } from 'node:events'
import { patience } from '../../platform/testing.ts'

/** Log of a process. A test waits for an event in it instead of sleeping. */
export class LogLines {
  readonly lines: string[] = []
  #unfinished = ''
  readonly #events = new EventEmitter().setMaxListeners(0)

  write(text: string): void {
    const lines = (this.#unfinished + text).split('\n')
    this.#unfinished = lines.pop() ?? ''
    this.lines.push(...lines)
    this.#events.emit('line')
  }

  count(event: string): number {
    return this.lines.filter((line) => line.includes(`"event":"${event}"`)).length
  }

  /** Resolves after the event has been logged `times` times. Rejects with the last lines when the signal comes first. */
  async until(event: string, times = 1, signal = patience()): Promise<void> {
    while (this.count(event) < times)
      await EventEmitter.once(this.#events, 'line', { signal }).catch((cause: unknown) => {
        const last = this.lines.slice(-20).join('\n')
        throw new Error(`"${event}" was logged ${this.count(event)} times of ${times}:\n${last}`, { cause })
      })
  }
}
