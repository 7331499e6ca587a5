import { defineEntity } from '../entity.ts'

export const textJob = defineEntity({
  id: 'text-job',
  one: 'Conversion',
  many: 'Conversions',
  words: 'csv, json, markdown, binary, base64, cipher, regex, morse code',
  icon: 'code',
  groups: 'Today, Saved',
  fields: `
    Input | long | name,city
    Options | choice | Comma | Comma, Semicolon, Tab
    Heading in first line | switch | yes`,
  samples: `
    icon | title | subtitle | time
    code | members.csv | 48 lines, no error | 9:41
    code | prices.csv | 12 lines, one mended | 8:12
    file | notes.md | 2 headings, 3 lists | Tue
    code | 1010 1101 | 173 | Tue
    code | orders.csv | 204 lines | Mon
    file | letter.txt | 88 words | Sun`,
  about: 'Forty-eight lines became as many entries. One value held a comma and was put in quotes.',
  facts: '48 | Lines\n0 | Errors\n3 kB | Size',
  figures: '48 | Lines\n6 | Kept\n0 | Errors',
  hero: 'Ready | No error in 48 lines | Three columns were found | Copy result',
  tip: 'Nothing leaves the phone | Everything is worked out here',
  add: 'Keep result',
  use: 'Copy result',
})
