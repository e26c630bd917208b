import assert from 'node:assert/strict'
import { test } from 'node:test'
import { strToU8, zipSync } from 'fflate'
import { findForm, type DocumentForm } from './document-form.ts'

const FORMS: readonly (readonly [form: DocumentForm, text: string])[] = [
  ['xml', '<?xml version="1.0" encoding="UTF-8"?>\n<MemberData publish-date="x"/>'],
  ['xml', '\ufeff<?xml version="1.0"?><!-- made today -->\n<mods xmlns="http://www.loc.gov/mods/v3"/>'],
  ['xml', '<css_meetings_scheduled></css_meetings_scheduled>'],
  ['xml', '<!DOCTYPE committee-meeting SYSTEM "x.dtd">\n<committee-meeting/>'],
  ['pdf', '%PDF-1.7\n'],
  ['yaml', '- id:\n    bioguide: Z000001\n'],
  ['yaml', 'HSAG:\n- name: Nobody\n'],
  ['yaml', '---\n- a\n'],
  ['json', ' [{"id": 1}]'],
  ['csv', 'ORGANIZATION,PROGRAM\nOffice: Nobody,x\n'],
  ['csv', '   B-82   STATEMENT\n'],
]

test('a document is known by its first bytes', () => {
  for (const [form, text] of FORMS) assert.deepEqual([text, findForm(Buffer.from(text))], [text, form])
})

test('a web page is none, also when it is written as XML', () => {
  for (const page of [
    '<!DOCTYPE html><html><title>Not found</title></html>',
    '<?xml version="1.0"?>\n<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0//EN" "x"><html/>',
    '<!-- a comment --><HTML><body/></HTML>',
    '<head><title>x</title></head>',
  ])
    assert.throws(() => findForm(Buffer.from(page)), /web page/, page)
})

test('a ZIP archive is a workbook if it has the part of every workbook', () => {
  const [text, part] = [strToU8('<PublicFilings/>'), '[Content_Types].xml']
  assert.equal(findForm(zipSync({ '2010_1_1.xml': text })), 'zip')
  assert.equal(findForm(zipSync({ [part]: text, 'xl/workbook.xml': text })), 'workbook')
  assert.throws(() => findForm(zipSync({ '1.xml': text }).subarray(0, -22)), /ZIP archive is missing/)
})
