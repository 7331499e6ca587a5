import { defineEntity } from '../entity.ts'

export const dietPhrase = defineEntity({
  id: 'diet-phrase',
  one: 'Phrase',
  many: 'Phrases',
  words: 'waiter phrase, restaurant phrase',
  icon: 'chat',
  groups: 'Asking, Ordering, Emergency',
  fields: `
    Phrase | text | Is there any nut in this?
    Language | choice | French | French, Italian, Spanish, Thai
    Spoken | switch | yes`,
  samples: `
    icon | title | subtitle | value
    chat | Is there any nut in this? | Y a-t-il des noix dedans ? | French
    chat | Please ask the kitchen | Demandez en cuisine, s’il vous plaît | French
    chat | Without milk, please | Sans lait, s’il vous plaît | French
    warning | I need a doctor | J’ai besoin d’un médecin | French
    chat | Thank you for your help | Merci de votre aide | French`,
  about:
    'Said slowly and once more in writing. The answer is usually oui or non, and then a look at the kitchen.',
  hero: 'Ask first | Is there any nut in this? | Y a-t-il des noix dedans ? | Hear it',
  use: 'Hear it',
})
