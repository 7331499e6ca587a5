import { defineEntity } from '../entity.ts'

export const listedWord = defineEntity({
  id: 'listed-word',
  one: 'Word',
  many: 'Word lists',
  words: 'word list, listed word, dialect word',
  icon: 'book',
  groups: 'Nature, House, Numbers',
  fields: `
    Word | text | kala
    Meaning | text | Fish
    Language | text | Livonian
    Sound | switch | yes`,
  samples: `
    icon | title | subtitle | value
    volume | kala | Fish, Livonian | 3 voices
    volume | mōŗ | Sea, Livonian | 2 voices
    volume | cikap | Bird, Ainu | 4 voices
    volume | dowr | Water, Cornish | 6 voices
    volume | mor | Sea, Cornish | 5 voices`,
  about: 'Three voices say it: two women from the coast, and a boy who learns it at school.',
  facts: '3 | Voices\n1,240 | Words\n12 | Lists',
  figures: '1,240 | Words | +30\n12 | Lists',
  hero: 'Word of today | kala | Fish in Livonian, three voices | Listen',
  tip: 'Thirty new words | Boats and weather',
  add: 'Add word',
  use: 'Listen',
})
