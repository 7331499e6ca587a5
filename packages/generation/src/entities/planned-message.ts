import { defineEntity } from '../entity.ts'

export const plannedMessage = defineEntity({
  id: 'planned-message',
  one: 'Message',
  many: 'Messages',
  words: 'scheduled message, scheduled sms, planned message, recurring message, scheduled e-mail, sms',
  icon: 'send',
  groups: 'SMS, Mail, Recurring',
  fields: `
    To | text | Ruth Adeyemi
    Text | long | Happy birthday! We come at four with the cake.
    By | choice | SMS | SMS, Mail
    On | date | Sun 22 Nov
    At | time | 9:00
    Repeat | choice | Never | Never, Weekly, Monthly, Yearly
    Ask me before | switch |`,
  samples: `
    icon | title | subtitle | time | badge | tone
    cake | Ruth Adeyemi | Happy birthday! We come at four | Sun 9:00 | SMS | primary
    users | Class 4b, 24 people | Homework for Monday is on page 31 | Fri 16:00 | Weekly | accent
    home | Tenants, 6 people | Meter readings by the fifth, please | 1 Dec | Monthly | accent
    mail | Harbour office | Offer as agreed, with the plan | Mon 8:00 | Mail | primary
    car | Whoever writes | I am driving and answer later | Always | Reply | neutral`,
  about: 'Happy birthday! We come at four with the cake. Goes out on Sunday at nine, by the first SIM card.',
  facts: 'Sun 9:00 | Goes out\nSMS | By\n1 | Recipient',
  figures: '5 | Waiting\n38 | Sent this month\n1 | Failed',
  hero: 'Next | Class 4b, Friday at four | Homework for Monday, 24 people | Look',
  tip: 'One did not arrive | Omar, Tuesday at eight: no network',
  notices:
    'Delivered to 24 of 24 | Class 4b, Friday at four | check\nNot delivered | Omar, no network | warning\nGoes out in an hour | Harbour office | clock',
  add: 'New message',
  use: 'Send now',
})
