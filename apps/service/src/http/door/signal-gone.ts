import type { FastifyReply, FastifyRequest } from 'fastify'
import { findAskingPage } from '../pages/asking-page.ts'

/**
 * Signals that the client of an answer has gone, so that its waiting question is dropped. A question of a page has the
 * client of the page.
 */
export const signalGone = ({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal => {
  const gone = new AbortController()
  raw.once('close', () => {
    gone.abort()
  })
  const { gone: ofPage } = findAskingPage() ?? {}
  return ofPage === undefined ? gone.signal : AbortSignal.any([gone.signal, ofPage])
}

/** Does work for a request, with the signal that its connection has closed. */
export const untilGone = async <Result>(
  { raw: { socket } }: Pick<FastifyRequest, 'raw'>,
  work: (gone: AbortSignal) => Promise<Result>,
): Promise<Result> => {
  const gone = new AbortController()
  const leave = (): void => {
    gone.abort()
  }
  socket.once('close', leave)
  return work(gone.signal).finally(() => socket.off('close', leave))
}
