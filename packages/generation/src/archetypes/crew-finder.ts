import { defineArchetype } from '../archetype.ts'

/** Skippers look for hands, hands for a berth on a passage; places in a harbour are `marina`. */
export const crewFinder = defineArchetype({
  id: 'crew-finder',
  words:
    'crew finder 60, find crew 60, find a crew 60, crew wanted 60, looking for crew 70, need crew 60, crew for my boat 70, crew for skippers 70, looking for a berth 60, looking for berths 60, find a berth on 60, sail as crew 60, sailing crew 50, crew exchange 60, crew matching 60, hitch a sail 50, delivery crew 40, sailing companions 50, skippers and crew 70, deck hands 30, hand against koje 70, racing crew wanted 60',
  examples: `
    Photographers, models and stylists find each other for a shoot
    Skippers post a passage with dates and miles, sailors apply with their experience
    I want to sail along to the islands and share the costs, miles and night watches are mine to log
    Owner needs two hands for the delivery of a ketch in April
    Regatta on Saturday, one is missing on the foredeck, who is free
    Profiles with licence, miles, seasickness, cooking, languages
    Crew and skipper write to each other and rate each other after the trip
    Costs per day on board, who pays fuel, food and harbour
    Atlantic crossing from the Canaries in November, four berths, two are free
    Women sail with women, weekends and learning trips
    Beginners who would like to come along for a day on the lake
    Old sailor without a boat looks for a place aboard
    Which boats sail from here this month and still have a berth`,
  unless:
    /\b(?:harbou?r ?master|mooring fees|harbou?r dues|film crew|cabin crew|cleaning crew|airline|rowing)\b/i,
  bars: 'cart checkout',
  presets: 'clean, natural',
  icon: 'wave',
  names: 'Spare Berth, Hands On Deck, Come Aboard',
  entity: 'crew-passage',
  keepsThing: true,
  home: 'shelf',
  screens: `
    home | Discover | home
    browse | Passages | wave | | | | passages, trips, boats, berths, dates, skippers
    people | Crew | users | deck-hand | | | crew, sailors, hands, experience, miles, profiles
    map? | Map | map
    chats | Messages | chat
    detail | Passage
    form | Post a passage
    favorites? | Saved | heart
    profile | Me | user`,
})
