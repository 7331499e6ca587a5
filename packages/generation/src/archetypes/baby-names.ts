import { defineArchetype } from '../archetype.ts'

export const babyNames = defineArchetype({
  id: 'baby-names',
  words: 'baby names 26, baby name 20, name finder 12, names for babies 22',
  examples: `
    What shall we call our daughter? My wife and I swipe and see what we both like, baby names with a match
    Thousands of first names with meaning, origin and how popular they are
    Expecting a boy in May, need ideas that go well with our surname, baby name ideas
    Matching game for future parents, each rates and the common favourites show up, names for the baby
    Nordic, Arabic, Greek and old fashioned given names for girls, with pronunciation and meaning for a baby girl
    We cannot agree how to name the twins, help us shortlist names for our babies
    Unusual yet easy to spell, two syllables, begins with an M, suits both sisters, a name for our baby girl
    A list where grandparents may suggest what to call the newborn and we vote in secret, baby girl or boy
    Names by letter, gender, culture and year trend, saved to hearts, first names for babies
    Meaning of Elias or Mila, famous bearers, nicknames and name day
    Middle name combinations: type the last name and hear how it all sounds, first name for our baby
    Boys, girls and unisex lists, shared with my partner so that we find the one before the birth, baby names liked by both`,
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
