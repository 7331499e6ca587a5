import { defineArchetype } from '../archetype.ts'

/** What one person has lent to others, and from whom it must come back. */
export const lentThings = defineArchetype({
  id: 'lent-things',
  words:
    'what i lent 40, what you lent 44, things i lent 44, lent to whom 44, lent to friends 36, who borrowed 24, who has my 30, things you lend 40, items you lend 40, stuff you lend 40, borrowed from me 34, lent items 34, never returned 22',
  examples: `
    Who has my drill, since when, and when do I ask for it back
    I lend out books and never see them again
    A list of things I gave to friends, with the day and a photo
    Lent: money, tools, films; to whom and until when
    Remind me to ask for what I lent
    Track what you lend and what you borrow, private and offline
    Remember which friend has which of my games
    My tent is at Elias's, my bike pump at Noor's
    Small debts and borrowed things between friends, noted on one page
    Tick it when it has come back
    Things borrowed from others that I must return
    What is out, what is overdue, what is back`,
  unless:
    /\b(?:(?:our|my|the) (?:street|village|block|building|club)|each other|one another|librar(?:y|ies)|customers?|members?|students?|pupils|neighbou?rs?|neighbou?rhood|communit(?:y|ies)|rent\w*|hire|schools?|staff|employees|colleagues|deposits?|near ?by|platform|marketplace|users)\b/i,
  bars: 'cart checkout slots people map',
  presets: 'natural, clean',
  icon: 'repeat',
  names: 'Back by Friday, Still at Omar’s, On Loan',
  entity: 'lent-item',
  screens: `
    browse | Out | repeat | | Lent out
    history | Back | check | | Back again
    notifications! | Reminders | bell | | | | Reminders, remind, reminder
    detail | Loan
    form | Lend something
    settings | Settings | settings`,
})
