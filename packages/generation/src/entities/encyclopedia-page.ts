import { defineEntity } from '../entity.ts'

export const encyclopediaPage = defineEntity({
  id: 'encyclopedia-page',
  one: 'Article',
  many: 'Articles',
  words: 'wikipedia, encyclopedia, encyclopaedia, wiki',
  icon: 'book',
  groups: 'Saved, Near, Random',
  fields: `
    Title | text | Lighthouse
    Language | choice | English | English, Deutsch, Español
    Keep offline | switch | yes
    Text size | slider | 50`,
  samples: `
    image | title | subtitle | overline | meta
    night sea | Lighthouse | Tower that tells ships where they are | Buildings | 9 min
    forest | Owl | About 220 kinds, nearly all hunt at night | Animals | 12 min
    bread | Sourdough | Bread raised by wild yeast | Food | 6 min
    train | Narrow gauge | Rails closer than 1,435 mm | Transport | 7 min
    science | Tide | Rise and fall of the sea | Earth | 10 min
    museum | Paper mill | Where rags became pages | History | 5 min`,
  about:
    'A tower with a strong lamp, built where ships must not go or must turn. The oldest that still works has stood for nineteen centuries.',
  facts: '9 min | To read\n38 | Sources\n41 | Languages',
  figures: '24 | Saved\n3 | Open tabs\n112 | Read',
  hero: 'Article of the day | Lighthouse | Nine minutes, kept offline | Read',
  tip: 'Twelve are kept offline | 48 MB on this phone',
  add: 'Save article',
  use: 'Read',
})
