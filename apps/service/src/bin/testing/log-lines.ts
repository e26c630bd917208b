import { EventEmitter, once } from 'node:events'

/** What a process has logged, and a way to wait for an event instead of sleeping. */
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

  /** Resolves when the event has been logged so often. */
  async until(event: string, times = 1): Promise<void> {
    while (this.count(event) < times) await once(this.#events, 'line')
  }
}
