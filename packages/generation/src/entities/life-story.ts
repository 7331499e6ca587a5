import { defineEntity } from '../entity.ts'

export const lifeStory = defineEntity({
  id: 'life-story',
  one: 'Story',
  many: 'Stories',
  words: 'life story, family story, question prompt',
  icon: 'mic',
  groups: 'Childhood, Love, Work, Recipes',
  fields: `
    Question | text | What did your street smell like?
    Told by | person | Ruth Adeyemi
    Year it happened | number | 1948
    Recording | text | 18 min 21
    Photo | photo | history
    Share with | choice | Cousins | Only us, Cousins, Everybody
    Written down | long | We slept on the roof and counted the trams`,
  samples: `
    image | title | subtitle | overline | meta
    history | Summer on the roof | Grandma, with 2 photos | 1948 | 18 min
    train | How they met | Grandpa, on the night train | 1957 | 11 min
    bread | The bakery under the flat | Grandma, four questions | 1951 | 9 min
    sea sail | Crossing with one suitcase | Grandpa, with a map | 1962 | 24 min
    school | The teacher with the bicycle | Grandma | 1944 | 6 min`,
  about:
    '“We slept on the roof and counted the trams until nobody could count any more.” Recorded on Sunday, written down by itself.',
  facts: '1948 | Year\n18 min | Length\n2 | Photos',
  figures: '14 | Stories | +2\n3 h 10 | Recorded\n9 | Questions left',
  hero: 'Next question | What did your street smell like? | For Sunday, about twenty minutes | Record',
  tip: 'From 1944 to 1989 | Eleven years have no story yet',
  add: 'Record story',
  use: 'Listen',
})
