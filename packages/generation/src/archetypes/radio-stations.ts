import { defineArchetype } from '../archetype.ts'

export const radioStations = defineArchetype({
  id: 'radio-stations',
  words:
    'internet radio 26, radio player 24, radio stations 20, fm radio 18, online radio 26, web radio 26, listen to radio 22, radio streams 22, radio app 14, radio browser 24, thousands of radio stations 34, radio receiver 20, sdr 20',
  examples: `
    Listen to stations from all countries by genre, favourites, wake up to one
    Internet radio player with thousands of stations, search and sleep timer
    FM radio with a dial, presets and recording
    Add streams by address, play in the background
    Radio stations of my country on one page, big logos, nothing else
    Web radio with favourites, history of songs and alarm
    Stations near me, by language, by music
    Record what is on air and stop after an hour
    Simple tuner for streams I typed in myself
    News in my mother tongue from stations at home while I live abroad
    Alarm clock that starts my favourite station
    Discover what is played on the other side of the world`,
  unless:
    /\b(?:valves?|restor\w*|repair\w*|collect\w*|vintage|antique|ham radio|amateur radio)\b|\b(?:our|campus|community|hospital|church|volunteer|student|school|youth|local|village|parish) (?:[a-z]+ ){0,2}radio (?:station|shows?)\b/i,
  presets: 'dark-pro, bold',
  icon: 'music',
  names: 'Long Wave, Dial, Night Band',
  entity: 'radio-station',
  screens: `
    browse | Stations | music
    player | Player | play
    saved | Favorites | heart
    history? | Played | clock
    detail | Station
    form? | Add station
    settings | Settings | settings`,
})
