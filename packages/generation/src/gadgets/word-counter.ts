import type { Gadget } from './gadget.ts'

const isGoal = /\b(?:goals?|targets?|limits?|maximum|at most|essays?|tweets?|social)\b/i

/** What a text comes to: its words, characters and sentences, and how long it is to read. */
export const wordCounter: Gadget = {
  id: 'word-counter',
  called:
    /\b(?:word|character|letter|sentence|line)s?(?:(?:,| and|,? &) (?:word|character|letter|sentence|line)s?)* (?:counter|counting (?:tool|app))\b|\bcount(?:s|ing)? (?:the )?(?:number of )?(?:words|characters)\b(?! (?:a|per|each|every) (?:day|week|session))/i,
  unless:
    /\b(?:writing (?:goals?|streaks?|sessions?|habit)|novels?|manuscripts?|nanowrimo|chapters?|flashcards?|vocabular\w+|speech to text|chinese|kanji|typing (?:test|speed|game)|frequen\w+|how often|occur\w*|projects?|drafts?|title case|uppercase|upper case|invoices?|translat\w+)\b/i,
  icon: 'type',
  presets: 'clean, dark-pro',
  names: 'Word Count, So Many Words, To the Letter',
  sheets: [
    {
      name: 'Count',
      title: 'Word counter',
      icon: 'type',
      content: (text) => `
        fields
        - Text | long | Two lemons, one loaf and a jar of honey. The market closes at noon.
        stats
        - 14 | Words | words({Text})
        - 67 | Characters | characters({Text})
        - 2 | Sentences | sentences({Text})
        stats
        - 54 | Without spaces | letters({Text})
        - 4 s | To read | ceil(words({Text}) / 4)
        - 7 s | To speak | ceil(words({Text}) / 2.2)${isGoal.test(text) ? '\n        ring Limit | 0.56 | 14 words | of 25' : ''}
        quiet copy | Copy text
        quiet trash | Clear text`,
    },
    {
      name: 'Words',
      title: 'Most used words',
      icon: 'list',
      said: /\b(?:keywords?|density|most (?:used|common)|repeated|statistics|stats)\b/i,
      content: `
        rows Most used words
        - type | the | once | 8 %
        - type | lemons | once | 8 %
        - type | market | once | 8 %
        - type | honey | once | 8 %`,
    },
    {
      name: 'Texts',
      title: 'Kept texts',
      icon: 'file',
      said: /\b(?:histor(?:y|ies)|sav(?:e|es|ed)|keep|recent|share|export|files?)\b/i,
      content: `
        rows Kept texts
        - type | Cover letter | 318 words, 1,842 characters | 9:41
        - type | Caption for Sunday | 41 words, 238 characters | 8:12
        - type | Reply to the council | 164 words, 912 characters | Tue
        quiet share | Share text`,
    },
  ],
}
