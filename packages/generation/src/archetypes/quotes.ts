import { defineArchetype } from '../archetype.ts'

export const quotes = defineArchetype({
  id: 'quotes',
  words:
    'random facts 22, fun facts 22, random fact 22, fun fact 20, facts about 14, did you know 16, quote 8, quotes 8, poem 6, affirmation 8, joke 7, daily inspiration 7, fact of the day 7, motivation 5, random quote 14, quote machine 16, random quotes 14',
  examples: `
    Random facts about animals with a picture, like and share them
    One wise sentence every morning that I can save or send on
    Affirmations for anxious days, shown on the lock screen
    Tell me a dad joke whenever I shake the phone
    Stoic sayings by author, with reminder at seven
    Tap for another random line by a famous thinker, post it
    Lines I underlined in novels, with author and page, sorted by mood
    Motivating words for athletes before training, widget, favourites
    Graffiti and signs I photographed, the line, where, when
    Proverbs from all over the world with their meaning
    A useless fact a day to tell at lunch
    Film lines and famous last words, by character, share as a picture
    Gratitude and encouragement cards for nurses on hard shifts, pick one, keep it`,
  presets: 'editorial, calm',
  icon: 'book',
  names: 'Commonplace, One a Day, Marginalia',
  entity: 'quote',
  home: 'shelf',
  screens: `
    home | Today | sun
    browse | Collection | book
    saved | Saved | heart
    detail | Quote
    form? | Add quote
    notifications? | Reminders | bell
    profile | Me | user`,
})
