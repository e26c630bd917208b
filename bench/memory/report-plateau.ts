import { say, table, number } from '../format.ts'
import { runService } from '../processes.ts'
import { connect } from '../public/connection.ts'
import { prepareData, RECORDS } from '../public/prepared.ts'
import { makeQuestions } from './questions.ts'
import { splitMemory } from './split-memory.ts'

const MINUTES = 10
const MINUTE_MILLISECONDS = 60_000
const CONNECTIONS = 64
const QUESTIONS = 6000

/** Asks new questions for ten minutes, and writes how much anonymous memory the service has after each. */
export const reportPlateau = async (): Promise<string> => {
  const { directory } = await prepareData()
  say(`memory under ${MINUTES} minutes of new questions`)
  const settings = {
    PORT: '0',
    ADMIN_PORT: '0',
    ROTUNDA_DATA: directory,
    ROTUNDA_ROLES: 'message,data,partner,pages,portal,keep',
    ROTUNDA_PUBLIC_RATE: '0',
  }
  const service = await runService(settings, [/(http:\S+)\/api\/send-message/, /(http:\S+\/metrics)/])
  const [base = '', metrics = ''] = service.found
  const paths = listNewPaths(await makeQuestions(base, QUESTIONS))
  const read = async () => (await splitMemory(service.process.pid ?? 0, metrics)).anonymous
  const rows = [['start', '0', String(await read())]]
  let asked = 0
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    asked += await askFor(MINUTE_MILLISECONDS, base, paths)
    rows.push([String(minute), number(asked), String(await read())])
  }
  await service.stop()
  return [
    '## Memory under ten minutes of new questions',
    DESCRIPTION,
    table(['minute', 'questions', 'anonymous MB'], rows),
  ].join('\n\n')
}

const DESCRIPTION = `A service of ${number(RECORDS)} records as \`npm start\` starts it, asked by ${CONNECTIONS} connections for lists, sorted lists, full text and totals. No
question is asked twice. Anonymous memory is what a container counts; it excludes the mapped index and the program.`

/** The questions again and again, each time with another least amount. */
function* listNewPaths(questions: readonly string[]): Generator<string> {
  for (let amount = 1; ; amount += 1)
    for (const path of questions) {
      const { pathname, searchParams } = new URL(path, 'http://bench.invalid')
      searchParams.set('amount_min', String(amount))
      yield `${pathname}?${searchParams.toString()}`
    }
}

/** Returns the number of answers. */
const askFor = async (milliseconds: number, base: string, paths: Iterator<string>): Promise<number> => {
  const until = performance.now() + milliseconds
  let asked = 0
  const askOn = async (): Promise<void> => {
    const connection = await connect(base)
    while (performance.now() < until) {
      await connection.ask(String(paths.next().value))
      asked += 1
    }
    connection.close()
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, askOn))
  return asked
}
