import { defineArchetype } from '../archetype.ts'

export const quotes = defineArchetype({
  id: 'quotes',
  words:
    'quote 8, quotes 8, poem 6, affirmation 8, joke 7, daily inspiration 7, fact of the day 7, motivation 5, random quote 14, quote machine 16, random quotes 14',
  presets: 'editorial, calm',
  icon: 'book',
  names: 'Commonplace, One a Day, Marginalia',
  entity: 'quote',
  screens: `
    home | Today | sun
    browse | Collection | book
    saved | Saved | heart
    detail | Quote
    form? | Add quote
    notifications? | Reminders | bell
    profile | Me | user`,
})
