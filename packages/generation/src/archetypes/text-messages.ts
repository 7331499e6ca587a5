import { defineArchetype } from '../archetype.ts'

export const textMessages = defineArchetype({
  id: 'text-messages',
  words:
    'sms 18, sms app 26, text messages 14, sms messenger 28, mms 18, messaging sms 24, default sms 26, spam sms 22, scheduled sms 22, sms client 28, sms app with 28, sms backup 12, scheduled messages 16, sms and mms 28',
  examples: `
    SMS app with blocked numbers, keywords and scheduled sending
    Replacement for the texting app on my phone, group MMS, dark theme
    Sort my text messages: persons, codes, bank, advertising
    Send a text later, at eight in the morning
    Two SIM cards, choose which one a message goes out with
    Copy one-time codes from incoming SMS at once
    Export all SMS to a file
    Filter SMS spam by words and unknown senders
    Quick reply to texts from the notification
    Send and receive SMS on the computer
    Texting for my father with big letters and his five people
    Archive, pin and swipe away conversations of short messages`,
  unless:
    /^(?!(?:an? |my |simple |modern )*(?:sms|mms|messaging|texting) (?:app|client|messenger)\b).*\bback ?ups?\b|\b(?:sms (?:reminders?|marketing|campaigns?|gateway|alerts?)|(?:by|via|reminders? by) sms)\b/is,
  bars: 'week calendar',
  presets: 'clean, calm',
  icon: 'chat',
  names: 'Short Note, One Sixty, Textline',
  entity: 'text-message',
  screens: `
    chats | Messages | chat
    people | Contacts | users
    browse | Blocked | shield
    thread | Conversation
    detail | Number
    settings | Settings | settings`,
})
