import { defineArchetype } from '../archetype.ts'

export const babyNames = defineArchetype({
  id: 'baby-names',
  words: 'baby names 26, baby name 20, name finder 12, names for babies 22',
  examples: `
    What shall we call our daughter? My wife and I swipe and see what we both like
    Thousands of first names with meaning, origin and how popular they are
    Expecting a boy in May, need ideas that go well with our surname
    Matching game for future parents, each rates and the common favourites show up
    Nordic, Arabic, Greek and old fashioned given names for girls, with pronunciation
    We cannot agree how to name the twins, help us shortlist
    Unusual yet easy to spell, two syllables, begins with an M, suits both sisters
    A list where grandparents may suggest what to call the newborn and we vote in secret
    Names by letter, gender, culture and year trend, saved to hearts
    Meaning of Elias or Mila, famous bearers, nicknames and name day
    Middle name combinations: type the last name and hear how it all sounds
    Boys, girls and unisex lists, shared with my partner so that we find the one before the birth`,
  presets: 'playful, warm',
  icon: 'baby',
  names: 'Two Hearts, First Cry, Called So',
  entity: 'baby-name',
  home: 'shelf',
  screens: `
    home | Discover | home
    browse | Names | list
    saved | Matches | heart
    detail | Name
    people? | Partner | users
    form | Add name
    settings | Settings | settings`,
})
