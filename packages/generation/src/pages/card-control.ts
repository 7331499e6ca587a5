import { definePage } from './page.ts'

export const cardControl = definePage({
  id: 'card-control',
  said: 'card freeze, freeze card, card lock, lock card, block card, card controls, card settings, spending limits, spending limit, card limits, limits set by parents, limits',
  unless: /\b(?:loyalty|business cards?|flash ?cards?|games?|credit card debt)\b/i,
  within: /\b(?:bank\w*|cards?|account|teens?)\b/i,
  name: 'Card',
  icon: 'lock',
  line: 'On, € 60 a week',
  content: `
    hero The card is on | Lost it? One tap freezes it, another thaws it.
    button lock | Freeze the card
    stats This week
    - € 34 | Spent
    - € 26 | Left of € 60
    switches Where it works
    - In shops
    - Online
    - At cash machines
    - Abroad
    fields
    - A week | money | € 60
    - At once | money | € 25
    people Set by
    - Lea | Mother, changed on Sunday
    - Omar | Father
  `,
})
