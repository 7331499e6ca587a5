import { defineArchetype } from '../archetype.ts'

/** What guests of an open-air theatre, a cinema in the park or a festival stage need on the evening. */
export const openAirEvening = defineArchetype({
  id: 'open-air-evening',
  words:
    'open air theatre 80, open-air theatre 80, open air cinema 70, open-air cinema 70, outdoor theatre 70, outdoor cinema 70, amphitheatre 60, castle plays 60, summer theatre 60, park concerts 54, picnic basket 14, cushions and blankets 60, will it rain 24, last bus home 44, picnic concert 60, summer stage 50',
  examples: `
    Tonight's play in the castle yard, does it take place, when is the break, last train home
    Open-air cinema: film of tonight, rain or not, chairs for rent, bar
    Order a picnic basket for the break and fetch it at the gate
    Blankets and cushions for two euros, by phone
    Guests of our summer stage see where to park and which gate is open
    Concert in the park moved into the hall, message to all who have tickets
    Cast with pictures, story in five lines, language of the surtitles
    Decision about the weather at five in the afternoon
    Bus back to town waits until the applause is over
    Wheelchair places, toilets, where dogs may sit
    Programme of the summer, what is sold out
    Insects, coats and torches, what to bring`,
  unless: /\b(?:rehearsals?|cast members? only|auditions?|stage managers?|festival planner)\b/i,
  bars: 'leaderboard cart checkout',
  presets: 'editorial, natural',
  icon: 'moon',
  names: 'Under the Stars, Row Grass, Curtain at Dusk',
  entity: 'summer-play',
  home: 'shelf focus',
  screens: `
    home | Tonight | moon
    browse | Programme | calendar | | | | plays, play, tonight’s play, tonight, films, concerts, programme
    browse | To rent | layers | rented-comfort | | | rent, cushions, blankets, cushions and blankets to rent, chairs
    browse! | Picnic | bag | picnic-basket | | | picnic, picnic basket, picnic basket to order, baskets, food, drinks
    weather | Weather | sun | city | | | rain, weather forecast, weather
    browse! | Way home | train | way-home | | | last bus home, last bus, bus, train, way home, parking
    detail | Play
    form | Order | | picnic-basket | | | order, picnic basket to order
    settings? | Settings | settings`,
})
