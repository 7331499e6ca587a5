import { defineArchetype } from '../archetype.ts'

export const geoLearning = defineArchetype({
  id: 'geo-learning',
  words:
    'learn countries 26, learn the countries 28, learn capitals 26, capitals and flags 26, countries and capitals 22, flags and capitals 22, learn flags 26, learn geography 24, geography game 22, geography quiz 24, world map quiz 26, learn the capitals 26, learn the flags 26, capitals of the world 10',
  examples: `
    Learn the capitals and flags of all countries with a daily quiz
    Geography game: name the country, its capital, its flag, continent by continent
    Practise where countries lie on the map, those I get wrong come again
    Countries of Africa with capital and flag until I know them all
    Geography trainer for pupils with levels, points and progress by continent
    Flags of the world to learn, five a day, then guess them
    States and their capitals to memorise with cards and a test
    Name all the capitals of Europe against the clock
    Learn rivers, mountains and seas of a continent step by step
    Kids learn where animals and countries belong on the globe
    Spaced repetition of flags, capitals and outlines of states
    Guess the country from its shape or flag, ten rounds, best score`,
  bars: 'form deed cart',
  home: 'focus',
  unless:
    /^(?!.*\b(?:learn\w*|practi[sc]\w*|quiz\w*|games?|train\w*|memori[sz]\w*|guess\w*|tests?|drills?)\b)/is,
  presets: 'playful, bold',
  icon: 'globe',
  names: 'Meridian, Neighbours, Capitals',
  entity: 'question',
  screens: `
    home | Learn | home
    browse | Countries | globe | country-card
    quiz | Question
    result | Result
    stats | Progress | chart
    saved? | Favorites | heart | country-card
    map? | Map | map | country-card
    detail | Country | | country-card
    settings | Settings | settings`,
})
