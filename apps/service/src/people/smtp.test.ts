import assert from 'node:assert/strict'
import { createServer } from 'node:net'
import { test } from 'node:test'
import { listen, once, patience } from '../platform/testing.ts'
import { openSmtp, parseSmtpServer } from './index.ts'

const MAIL = {
  id: 'mail_1',
  mailbox: 'ada@example.org',
  subject: 'Zürich\r\nBcc: eve@example.org',
  text: 'Hello.\n',
  html: '<p>Hello.</p>',
}
const FROM = { mailbox: 'rotunda@data.example', name: 'Example "Society", Ltd' }

type Heard = { readonly commands: string[]; data: string }

/** A mail server on this machine that takes one mail, and remembers each line. `answer` may change an answer. */
const receive = async (
  t: { after(clean: () => void): void },
  answer: (command: string) => string | undefined = () => undefined,
): Promise<{ heard: Heard; url: string }> => {
  const heard: Heard = { commands: [], data: '' }
  const server = createServer((socket) => {
    let [isData, rest] = [false, '']
    socket.on('error', () => undefined)
    socket.write('220 test\r\n')
    socket.on('data', (bytes) => {
      const lines = `${rest}${String(bytes)}`.split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (isData && line !== '.') {
          heard.data += `${line}\n`
          continue
        }
        heard.commands.push(line)
        const [word = ''] = line.split(' ')
        socket.write(`${answer(word) ?? ANSWERS[word] ?? '250 ok'}\r\n`)
        isData = word === 'DATA'
      }
    })
  })
  return { heard, url: `smtp://127.0.0.1:${await listen(t, server)}` }
}

const ANSWERS: Readonly<Record<string, string>> = {
  DATA: '354 go on',
  QUIT: '221 bye',
  STARTTLS: '454 none here',
}

const open = (url: string) => {
  const server = parseSmtpServer(url)
  assert.ok(server)
  return openSmtp(server, FROM)
}

test('a server gets one mail for one mailbox, in both forms, and no header that its words wanted', async (t) => {
  const { heard, url } = await receive(t)
  const deliver = await open(url)
  await deliver(MAIL, patience())
  assert.deepEqual(
    heard.commands.filter((line) => /^(MAIL|RCPT)/.test(line)),
    ['MAIL FROM:<rotunda@data.example>', 'RCPT TO:<ada@example.org>'],
  )
  const [headers = ''] = heard.data.split('\n\n')
  assert.doesNotMatch(headers, /^bcc/im)
  assert.match(headers, /^To: ada@example\.org$/m)
  assert.match(headers, /^From: "Example \\"Society\\", Ltd" <rotunda@data\.example>$/m)
  assert.match(headers, /^Message-ID: <mail_1@data\.example>$/m)
  assert.match(headers, /^Auto-Submitted: auto-generated$/m)
  assert.match(heard.data, /text\/plain[^]*Hello\.[^]*text\/html[^]*<p>Hello\.<\/p>/)
})

test('a mailbox that is a list is refused before anything is sent', async (t) => {
  const { heard, url } = await receive(t)
  const deliver = await open(url)
  for (const mailbox of ['ada@example.org, eve@example.org', 'ada@example.org\r\nRCPT TO:<eve@example.org>'])
    await assert.rejects(deliver({ ...MAIL, mailbox }, patience()), /not a single address/)
  assert.deepEqual(heard.commands, [])
})

test('a refusal of the server is a fault with its status', async (t) => {
  const { url } = await receive(t, (command) => (command === 'RCPT' ? '550 no such mailbox' : undefined))
  const deliver = await open(url)
  await assert.rejects(deliver(MAIL, patience()), { responseCode: 550 })
})

test('a try ends with its signal, though the server is silent', async (t) => {
  const silent = createServer()
  const deliver = await open(`smtp://127.0.0.1:${await listen(t, silent)}`)
  const cut = new AbortController()
  const tried = deliver(MAIL, cut.signal)
  await once(silent, 'connection')
  cut.abort()
  await assert.rejects(tried)
})

test('a server elsewhere gets no mail without TLS', async (t) => {
  const { heard, url } = await receive(t)
  // This address leads to this machine, and does not say so.
  const deliver = await open(url.replace('127.0.0.1', '0.0.0.0'))
  await assert.rejects(deliver(MAIL, patience()))
  assert.deepEqual(
    heard.commands.filter((line) => /^(AUTH|MAIL|RCPT|DATA)/.test(line)),
    [],
  )
})

test('the address of a server has a host, maybe a port and both parts of a login, and no options', () => {
  assert.deepEqual(parseSmtpServer('smtps://user%40a:p%3Aw@mail.example'), {
    host: 'mail.example',
    port: 465,
    secure: true,
    auth: { user: 'user@a', pass: 'p:w' },
  })
  assert.deepEqual(parseSmtpServer('smtp://[::1]:2525/'), { host: '::1', port: 2525, secure: false })
  for (const url of [
    'mail.example',
    'http://mail.example',
    'smtps://',
    'smtps://user@mail.example',
    'smtps://:word@mail.example',
    'smtps://user:%zz@mail.example',
    'smtps://mail.example/?tls.rejectUnauthorized=false',
    'smtps://mail.example/path',
  ])
    assert.equal(parseSmtpServer(url), undefined, url)
})
