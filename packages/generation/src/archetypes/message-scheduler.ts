import { defineArchetype } from '../archetype.ts'

/** Messages written now and sent later. */
export const messageScheduler = defineArchetype({
  id: 'message-scheduler',
  words:
    'schedule sms 40, scheduled sms 40, schedule messages 36, scheduled messages 36, schedule texts 36, send later 30, sent later 34, sms scheduler 40, message scheduler 40, auto reply 26, automatic replies 26, delayed messages 30, recurring messages 30, delivery report 20, bulk sms 30',
  examples: `
    Write the birthday text today, it goes out at nine on Sunday
    Recurring reminder by SMS to all tenants on the first of the month
    Mails and messages planned for later, with templates and a delivery report
    Send the class group the homework every Friday at four
    Automatic reply while I drive
    Which texts are waiting, which were sent, which failed
    Names filled into a template for forty guests
    Ask me before it is sent
    Groups of recipients from my contacts
    Good morning to my mother each day at eight
    Follow-up message three days after an order
    Two SIM cards, choose which one sends`,
  unless: /\b(?:social media|posts?|tweets?|instagram)\b/i,
  bars: 'cart checkout slots map feed chats',
  presets: 'clean, calm',
  icon: 'send',
  names: 'Nine on Sunday, Later Today, Not Forgotten',
  entity: 'planned-message',
  screens: `
    browse | Waiting | clock
    history | Sent | check
    browse | Templates | file | message-template
    people? | Groups | users
    detail | Message
    form | New message
    settings | Settings | settings`,
})
