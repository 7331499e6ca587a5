import { defineEntity } from '../entity.ts'

/** Somebody's public page on a code host. */
export const devProfile = defineEntity({
  id: 'dev-profile',
  one: 'Developer',
  many: 'Developers',
  words: 'github user, github profile, developer profile, developer',
  icon: 'user',
  groups: 'People, Organisations',
  fields: `
    Bio | long | Builds small tools for ferries and tides
    Followers | number | 318
    Following | number | 42
    Public repositories | number | 24
    Location | text | Ghent`,
  samples: `
    avatar | icon | title | subtitle | value
    Omar | user | omar-haddad | Small tools for ferries and tides | 318
    Iris | user | irischen | Types, tests and tea | 1,204
    Lea | user | lea-brandt | Maps that work offline | 96
    Tomas | user | tomasrey | Rust by day, bread by night | 642
    Hana | user | hsato | Colours, fonts, accessible forms | 2,180
    Noor | user | noor-r | Data of birds and weather | 74`,
  about: 'Builds small tools for ferries and tides. Ghent, on it since 2016. Open to work.',
  facts: '318 | Followers\n42 | Following\n24 | Repositories',
  figures: '6 | Looked up\n3 | Saved',
  hero: 'Looked up last | omar-haddad | 24 repositories, 318 followers | Open profile',
  tip: 'Six looked up today | omar-haddad last',
  trend: 'Looked up | 6 | +2',
  add: 'Save profile',
  use: 'Open profile',
})
