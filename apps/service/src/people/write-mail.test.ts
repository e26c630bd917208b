import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { parseMailbox } from './mailbox.ts'
import { writeMail } from './write-mail.ts'

const SENDER = { origin: 'https://rotunda.example', operator: 'Example Society' }

/** Words with what could end a header, begin a tag or turn the direction of writing. */
const words = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom('\r', '\n', '\0', '\u2028', '\u202e', '<b>', '"', "'", '&amp;', '</title>', 'word'),
    )
    .map((parts) => parts.join('')),
)

/** Elements that a mail is made of, with the attributes that it writes itself. */
const OWN = new RegExp(
  [
    '<!doctype html>|<html lang="en">|<meta charset="utf-8">|<hr>|<br>',
    '<a href="https://rotunda\\.example/[^"<>]*">|<body style="[^"<>]*">',
    '</?(?:html|head|title|body|p|small|a)>',
  ].join('|'),
  'g',
)

test('no words put a line end into a header, or an element into the HTML', () => {
  fc.assert(
    fc.property(words, fc.array(words), words, words, (subject, paragraphs, label, operator) => {
      const link = { label, path: '/portal/requests?state=open&page=2' }
      const mail = writeMail(subject, { paragraphs, link }, { ...SENDER, operator })
      assert.doesNotMatch(mail.subject, /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u)
      assert.doesNotMatch(mail.html.replaceAll(OWN, ''), /[<>"']/)
      assert.doesNotMatch(mail.text.replaceAll('\n', ''), /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u)
    }),
  )
})

test('both forms have the same words, the link and a foot that says who sent the mail', () => {
  const { subject, text, html } = writeMail(
    'Your request',
    {
      paragraphs: ['It was <approved>.\n\nFor staff & members.'],
      link: { label: 'Open it', path: '/portal/requests/req_1' },
    },
    SENDER,
  )
  assert.equal(subject, 'Your request')
  assert.equal(
    text,
    [
      'It was <approved>.',
      'For staff & members.',
      'Open it: https://rotunda.example/portal/requests/req_1',
      '-- \nThe service of Example Society at https://rotunda.example sent this mail.\n' +
        'No link in a mail signs anybody in. Type a code only on the page that you opened yourself.\n',
    ].join('\n\n'),
  )
  assert.match(html, /<p>It was &#60;approved&#62;\.<\/p>\n<p>For staff &#38; members\.<\/p>/)
  assert.match(html, /<a href="https:\/\/rotunda\.example\/portal\/requests\/req_1">Open it<\/a>/)
})

test('a link leads to this service alone', () => {
  for (const path of [
    '//other.example/',
    'https://other.example/',
    'portal',
    '/\\other.example',
    'javascript:1',
  ])
    assert.throws(
      () => writeMail('', { paragraphs: [], link: { label: 'Open', path } }, SENDER),
      /no path of this service/,
      path,
    )
})

test('a mailbox is one plain address', () => {
  for (const mailbox of ['ada@example.org', "o'hara+tag@mail.example.org", 'a.b-c_d@x-1.example'])
    assert.equal(parseMailbox(mailbox), mailbox)
  const refused = [
    '',
    'ada',
    'ada@localhost',
    'ada@example.org\r\nBcc: eve@example.org',
    'ada@example.org\n',
    'ada@exam\0ple.org',
    'ada@example.org,eve@example.org',
    'ada@example.org eve@example.org',
    'ada@example.org;eve@example.org',
    'Ada <ada@example.org>',
    'group: ada@example.org;',
    '"ada"@example.org',
    'ada(comment)@example.org',
    'ada@[192.0.2.1]',
    'a..b@example.org',
    '.a@example.org',
    'ada@example..org',
    'ada@-example.org',
    `${'a'.repeat(65)}@example.org`,
    `ada@${'a.'.repeat(130)}org`,
  ]
  for (const text of refused) assert.notEqual(parseMailbox(text), text)
})

test('no text that passes for a mailbox has a second address or a line end', () => {
  const part = fc.constantFrom(
    'ada',
    '@',
    'example',
    '.',
    'org',
    ',',
    ';',
    ' ',
    '\r',
    '\n',
    '\0',
    '<',
    '>',
    '"',
    ':',
  )
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 9 }).map((parts) => parts.join('')),
      (text) => {
        const mailbox = parseMailbox(text)
        if (mailbox !== undefined) assert.match(mailbox, /^[a-z.]+@[a-z.]+$/)
      },
    ),
  )
})
