import { defineArchetype } from '../archetype.ts'

/** The minutes before a sailing race and what the boat did after them. */
export const startTimer = defineArchetype({
  id: 'start-timer',
  words:
    'sailing race timer 44, regatta timer 44, race start timer 40, start line 26, starting line 22, time to burn 34, sailing timer 40, regatta 16, start sequence 30, race committee 20, distance to line 36, sailing race 26, tacks 20',
  examples: `
    Five, four, one, go: countdown for the start with a sync to the gun
    Ping both ends of the line and see how far it is and how many seconds to burn
    Watch for dinghy races, buzzes each minute and counts up after the start
    Track of the boat after the race with speed, tacks and heading
    Rolling starts for the committee boat with flags and sounds
    Large digits that I can read with wet glasses in the sun
    Our club's Wednesday regatta: sequence, recall, postponement
    Wind shifts on the line, which end is favoured
    Speak the last ten seconds aloud
    Laps of the course with time per leg
    Three minute dinghy sequence on the phone in a wet bag
    Compare my starts: early, late, by how many metres`,
  bars: 'cart checkout slots people feed',
  presets: 'dark-pro, bold',
  icon: 'flag',
  names: 'Five Four One, Clear Air, On the Gun',
  entity: 'sailed-race',
  screens: `
    timer | Start | timer
    gauge | Line | flag
    history | Races | clock
    stats | Chart | chart
    detail | Race
    form? | Add race
    settings | Settings | settings`,
})
