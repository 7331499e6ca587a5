import { defineEntity } from '../entity.ts'

/** Students who ask for a topic. */
export const thesisApplication = defineEntity({
  id: 'thesis-application',
  one: 'Application',
  many: 'Applications',
  words: 'thesis application, motivation letter',
  icon: 'send',
  groups: 'Open, Accepted, Declined',
  fields: `
    Topic | choice | Bus delays from open data | Bus delays from open data, Mosses on city walls, Prices in village shops
    Motivation letter | long | I have worked with timetables for two summers
    Transcript | text | transcript.pdf
    Start | date | 1 Feb`,
  samples: `
    icon | title | subtitle | badge | tone
    train | Bus delays from open data | Sent on Tuesday | Accepted | success
    leaf | Mosses on city walls | Sent on Monday | Open | warning
    chart | Prices in village shops | Sent on 9 November | Declined | danger`,
  about: 'Two summers at the bus company, a course in statistics, and a reason to find out.',
  facts: '17 Nov | Sent\n1 p | Letter\n1 Feb | Start',
  figures: '3 | Applications\n1 | Accepted',
  hero: 'Accepted | Bus delays from open data | Agree on milestones by Friday | Plan',
  tip: 'You may apply for three topics | One place is left',
  add: 'Send application',
  use: 'Withdraw',
})
