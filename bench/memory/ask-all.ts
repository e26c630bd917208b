import { connect } from '../public/connection.ts'

/** Asks for each path once, over so many connections at a time; gives how many were answered in a second. */
export const askAll = async (
  base: string,
  paths: readonly string[],
  connections: number,
): Promise<number> => {
  const started = performance.now()
  const left = paths.values()
  const askOn = async (): Promise<void> => {
    const connection = await connect(base)
    for (const path of left) await connection.ask(path)
    connection.close()
  }
  await Promise.all(Array.from({ length: connections }, askOn))
  return (paths.length / (performance.now() - started)) * 1000
}
