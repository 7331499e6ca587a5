import { defineArchetype } from '../archetype.ts'

/** What one must not eat, written for a waiter in his own language. */
export const dietCards = defineArchetype({
  id: 'diet-cards',
  words:
    'allergy card 36, allergy cards 36, food allergy card 36, restaurant card 30, restaurant cards 32, chef card 32, dietary card 34, diet card 32, diet cards 32, what you cannot eat 28, what i cannot eat 28, food allergies abroad 30, allergy translation 32',
  examples: `
    Show the waiter in his language that I get ill from nuts
    A card for coeliacs in forty languages: no wheat, no rye, no soy sauce
    My son is allergic to eggs and milk, the kitchen has to know
    Vegan abroad: what I eat and what I do not, with pictures
    Choose what I cannot have, it makes a card to show at the table
    Works without internet in the restaurant
    How severe is it, what to do in an emergency, whom to call
    Cards for each of us, I am lactose intolerant and she is pregnant
    Translate my food allergies into Thai and Japanese
    Which dishes of a country usually have peanuts in them
    Big letters, red border, so that they take it seriously
    Religious diets: no pork, no alcohol, for travellers`,
  bars: 'checkout cart slots',
  unless: /^(?!.*\b(?:cards?|waiters?|abroad)\b)/is,
  presets: 'clean, bold',
  icon: 'fork',
  names: 'Without Nuts, Table Talk, No Thank You',
  entity: 'diet-card',
  home: 'focus',
  screens: `
    home | Show | home
    browse | Cards | card
    browse | Phrases | chat | diet-phrase
    detail | Card
    form | New card
    saved? | Saved | star
    settings | Settings | settings`,
})
