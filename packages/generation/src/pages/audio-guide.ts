import { definePage } from './page.ts'

export const audioGuide = definePage({
  id: 'audio-guide',
  said: 'audio guide, audio guides, audioguide, audio tour, audio tours, guided audio tour',
  unless: /^(?:an? )?audio (?:guide|tour) app/i,
  within:
    /\b(?:museum|castle|zoo|palace|church|cathedral|garden|town|city|old town|village|exhibition|gallery|monastery|ruins|fortress)\b/i,
  name: 'Audio guide',
  icon: 'headphones',
  line: '24 stops, 70 minutes',
  content: `
    hero Stop 3: the blue room | Two minutes and forty
    tiles Number
    - play | 1
    - play | 2
    - play | 3
    - play | 4
    - play | 5
    - play | 6
    rows Tours
    - headphones | The short way | Eight stops | 25 min
    - headphones | Everything | 24 stops | 70 min
    - baby | For children | With a mouse as guide | 30 min
    chips Language | English, Deutsch, Français, Español
    button play | Play stop 3
  `,
})
