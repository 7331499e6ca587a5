import { defineArchetype } from '../archetype.ts'

/** Questions that are often asked, and their answers. */
export const faq = defineArchetype({
  id: 'faq',
  words:
    'faq 22, faqs 22, frequently asked questions 34, frequently asked 26, faq page 34, faq accordion 36, help center 16, help centre 16, knowledge base 12, questions and answers page 22, support articles 18',
  examples: `
    Questions customers ask again and again, each with its answer to unfold
    FAQ page of a shop: delivery, returns, payment, account
    Tap a question and the answer opens below it
    Help center with topics, search and short answers
    Most asked questions about our service, was this helpful, yes or no
    One answer open at a time, the others fold
    Answers for new members before they write to us
    Accordion with questions by category and a search on top
    Opening a question shows the text of its answer, closing hides it
    Support page: find an answer, or write to the team when there is none
    Visitors read what others asked before and how it was answered
    Staff edit the questions and see which ones are read most`,
  bars: 'map checkout cart slots deed quiz poll votes people calendar',
  presets: 'clean, calm',
  icon: 'help',
  names: 'Good Question, Short Answers, Asked Before',
  entity: 'faq-entry',
  screens: `
    browse | Questions | help
    topic? | Topics | tag
    saved? | Saved | bookmark
    detail | Answer
    form? | Ask us
    help | Contact | chat
    settings | Settings | settings`,
  unless:
    /\bsection\b|\b(?:quiz|trivia|flash ?cards?|stack overflow|experts?|exam|players?)\b|\b(?:users?|members?|visitors?|students?|people) can (?:ask|post) (?:a |an )?questions?\b|\b(?:with|including|and|plus|,) (?:an? |the )?(?:faqs?|help cent(?:er|re)|knowledge base)\b/i,
})
