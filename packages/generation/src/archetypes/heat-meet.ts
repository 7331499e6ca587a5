import { defineArchetype } from '../archetype.ts'

/** A day of races in heats and lanes: regattas, swim meets, athletics. */
export const heatMeet = defineArchetype({
  id: 'heat-meet',
  words:
    'rowing regatta 70, regatta results 60, regatta 34, swim meet 70, swim meets 60, swimming gala 60, athletics meet 60, track meet 60, school sports day 60, sports day 54, heats and lanes 70, heat sheet 60, heat sheets 60, protest form 44, dragon boat race 60, dragon boat races 60, start list 30, start lists 34, lane draw 54',
  examples: `
    Regatta: heats by hour, lane draw, results as they come in, who goes to the final
    Swim meet with heat sheets, our swimmers marked, personal bests
    Dragon boat festival, teams, lanes, times, next race
    School sports day, classes, sprint and jump, points for houses
    Athletics evening: start lists, call room, results, club records
    Parents see when their child swims and in which lane
    Protest within thirty minutes with a form to the jury
    Rowing results live from the finish tower
    Slalom on white water with penalties
    Relay teams put together until nine o'clock
    Weighing of coxes, bow numbers, boats shared
    Medals by club at the end of the day`,
  unless: /\b(?:marathon training|training plan|horse|dog show|pigeon|bib|chess)\b/i,
  bars: 'cart checkout slots',
  presets: 'bold, clean',
  icon: 'flag',
  names: 'Lane Four, Heat by Heat, At the Finish',
  entity: 'race-heat',
  home: 'ledger focus',
  screens: `
    home | Today | home
    browse | Heats | list | | | | heats, races, start lists, start list, heat sheets, lanes, lane draw
    browse | Results | trophy | heat-result | | | results, results as they come in, times, live results
    browse! | Crews | users | heat-crew | | | crews, teams, swimmers, athletes, boats, clubs, entries
    leaderboard? | Medals | medal
    map? | Course | map
    notifications? | News | bell
    detail | Heat
    form! | Protest | | heat-protest | | | protest, protest form, protests
    form | Enter result | | heat-result
    settings? | Settings | settings`,
})
